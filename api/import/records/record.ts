import type { Geometry } from 'geojson';
import type { Bounds, Position } from '#common/geo/bounds.ts';

/** Where a record comes from; the order is also the order of preference when two sources disagree on a field. */
export const SOURCES = ['starter', 'lipas', 'osm'] as const;
export type Source = (typeof SOURCES)[number];

export type PlaceType = 'POINT' | 'PATH' | 'AREA';

/** Names by language; `local` is the OSM `name`, `se` Northern Sámi, `alt` further searchable names. */
export interface RecordNames {
  readonly fi?: string;
  readonly sv?: string;
  readonly en?: string;
  readonly se?: string;
  readonly local?: string;
  readonly alt?: readonly string[];
}

/** The properties of SPEC §3 plus what the detail page shows; absent = unknown. Texts are plain text, links absolute http(s). */
export interface RecordProperties {
  readonly wikipedia?: string;
  readonly wikipedia_extra?: string;
  readonly description?: string;
  readonly description_sv?: string;
  readonly description_en?: string;
  readonly accessibility?: string;
  readonly www?: string;
  readonly maintainer?: string;
  readonly openingHours?: string;
  readonly phone?: string;
  readonly email?: string;
  readonly artist_name?: string;
  readonly cuisine?: string;
  readonly artwork_type?: string;
}

/** One place as one source tells it, normalised. The published set is a pure function of these. */
export interface SourceRecord {
  readonly source: Source;
  /** Stable within the source: `node/12`, `way/34`, `relation/56`, `503` (LIPAS id), `503/route/<uuid>`, `nuuksio-national-park`. */
  readonly ref: string;
  /** The id this record would have if it became an identity (ranges of common/places/attractionId.ts); null = taken from a sequence at publish. */
  readonly proposedId: number | null;
  /** Key of common/catalogue. */
  readonly category: string;
  readonly type: PlaceType;
  readonly names: RecordNames;
  /** Label and list position: for a line a point on it, for an area a point inside it. */
  readonly position: Position;
  readonly bbox: Bounds;
  /**
   * WGS84 with at most 6 decimals; POINT: Point; PATH: LineString | MultiLineString; AREA: Polygon | MultiPolygon, valid, with holes.
   * A PATH or AREA of which only the position is known (a starter row) has a Point.
   */
  readonly geometry: Geometry;
  /** On the sphere of radius 6 371 008.8 m (@turf/area); null for points. */
  readonly areaM2: number | null;
  /** Great-circle length of the line, or the length the source declares for a route that is drawn in part; null otherwise. */
  readonly lengthM: number | null;
  readonly properties: RecordProperties;
  /** Wikidata item `Q…`, for matching across sources. */
  readonly wikidata: string | null;
  /** National municipality codes when the source says them (`091`); else found by point in polygon at publish. */
  readonly municipalities: readonly string[];
  /** ISO date of the source's own last change; null = unknown. */
  readonly sourceDate: string | null;
}

/** What a run claims to know completely: records of the source inside it that were not seen have vanished. */
export interface Coverage {
  readonly bounds: Bounds | null;
  /**
   * Category keys or LIPAS type codes as text (a category counts when all types shown as it do); null = all, none = nothing is known
   * completely and nothing can vanish (a file that may be an extract).
   */
  readonly types: readonly string[] | null;
  /** Municipality codes; null = all. */
  readonly municipalities: readonly string[] | null;
}

/** What a source reader yields. `records` is consumed once; skipped records are reported through `onSkip`. */
export interface SourceInput {
  readonly source: Source;
  readonly coverage: Coverage;
  /** ISO date of the data (OSM replication timestamp, LIPAS newest event-date); null = unknown. */
  readonly dataDate: string | null;
  readonly records: AsyncIterable<SourceRecord>;
}
