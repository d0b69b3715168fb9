/**
 * The contract between the readers of sources (OSM, LIPAS, the embedded starter data) and the publish. A reader turns
 * its file or service into a `SourceInput`, a stream of `SourceRecord`s in one normal form; `publish/importSource.ts`
 * stores the records and builds the public set from those of all sources. Field names that SPEC §3 gives are spelled as
 * SPEC spells them, because records are stored as JSON.
 */
import type { Geometry } from 'geojson';
import type { Bounds, Position } from '#common/geo/bounds.ts';
import type { PlaceProperties } from '#common/places/placeProperties.ts';

/**
 * The sources of records, the most preferred first: where two sources disagree on a field of one place, the earlier one
 * counts.
 */
export const SOURCES = ['starter', 'lipas', 'osm'] as const;
export type Source = (typeof SOURCES)[number];

/** How a place is drawn: as a point, as a line (`PATH`: routes, tracks), or as an area. */
export type PlaceType = 'POINT' | 'PATH' | 'AREA';

/**
 * The names of a place by language. An absent name is unknown; a record without any name is shown under its category's
 * name.
 */
export interface RecordNames {
  readonly fi?: string;
  readonly sv?: string;
  readonly en?: string;
  /** Northern Sámi. */
  readonly se?: string;
  /** The name used on the spot, in a language that the source does not state (OSM's `name`). */
  readonly local?: string;
  /** Further names, by which the place is found; they are not shown. */
  readonly alt?: readonly string[];
}

/**
 * One place as one source describes it, in normal form. The public set is made of the records of all sources, people's
 * edits and the boundaries alone: the same records always give the same places.
 */
export interface SourceRecord {
  readonly source: Source;
  /**
   * Name of the record within its source, the same in every import: `node/12`, `way/34`, `relation/56`, `503` (LIPAS
   * id), `503/route/<uuid>`, `nuuksio-national-park`.
   */
  readonly ref: string;
  /**
   * The id that the place gets where this record is the first to describe it (ranges of common/places/attractionId.ts);
   * null = the publish takes one from a sequence.
   */
  readonly proposedId: number | null;
  /** Key of a category of common/catalogue, `tourism/museum`. */
  readonly category: string;
  readonly type: PlaceType;
  readonly names: RecordNames;
  /**
   * Where the place stands in lists and its label on the map: for a line the middle of its longest part, for an area a
   * point inside it.
   */
  readonly position: Position;
  /** The box around the geometry. */
  readonly bbox: Bounds;
  /**
   * WGS84 with at most 6 decimals. A POINT has a Point, a PATH a LineString or MultiLineString, an AREA a valid Polygon
   * or MultiPolygon with its holes. A PATH or AREA whose position alone is known (a starter row) has a Point. A route
   * may have `sideLines` (common/geo/sideLines.ts).
   */
  readonly geometry: Geometry;
  /**
   * Square metres on the sphere of radius 6 371 008.8 m (@turf/area); null for points and lines, and where it is
   * unknown.
   */
  readonly areaM2: number | null;
  /**
   * Metres along the great circles of the line, or the length that the source declares where only a part of the route
   * is drawn; null for points and areas, and where it is unknown.
   */
  readonly lengthM: number | null;
  readonly properties: PlaceProperties;
  /** Wikidata item `Q…`, by which records of different sources are found to be one place; null = unknown. */
  readonly wikidata: string | null;
  /**
   * National codes of municipalities (`091`) that the source states. Where the boundaries know the place, they count
   * instead at publish.
   */
  readonly municipalities: readonly string[];
  /** ISO date of the last change of the record at its source; null = unknown. */
  readonly sourceDate: string | null;
  /** In how many languages of other countries the source names the place; absent = in none. */
  readonly foreignNames?: number;
  /** The source calls the place a sight, whatever its category is. */
  readonly isSight?: true;
  /** Refs of the routes that a route is made of, in order. */
  readonly stages?: readonly string[];
}

/**
 * The part of a source that an import knows completely. A stored record of the source that lies inside and was not read
 * again has vanished. Bounds, types and municipalities narrow the part together.
 */
export interface Coverage {
  /** Records whose box lies inside; null = everywhere. */
  readonly bounds: Bounds | null;
  /**
   * Category keys, or LIPAS type codes as text (a category is covered when all the types that are shown as it are
   * listed); null = all. An empty list = nothing is known completely and nothing can vanish: the file may be an
   * extract.
   */
  readonly types: readonly string[] | null;
  /** Municipality codes; null = all. */
  readonly municipalities: readonly string[] | null;
  /** Sites and locations of interest of LIPAS are imported apart; neither says that one of the other has vanished. */
  readonly part?: 'sites' | 'lois';
}

/** The result of a reader. Records that it leaves out are reported through the `onSkip` of its options. */
export interface SourceInput {
  readonly source: Source;
  readonly coverage: Coverage;
  /**
   * The squares (dataSquares.ts) that the source knows completely within its coverage, once its records were read;
   * absent: all.
   */
  readonly squares?: () => readonly number[];
  /** ISO date of the whole data (OSM replication timestamp, the newest event-date of LIPAS); null = unknown. */
  readonly dataDate: string | null;
  /** Read once, while the file or service is read; throws ImportInputError where that fails half-way. */
  readonly records: AsyncIterable<SourceRecord>;
}
