import type { Geometry } from 'geojson';
import { type SourceRecord, SOURCES } from '#api/import/records/record.ts';
import { sideLinesOf } from '#common/geo/sideLines.ts';
import { type WorldBox, type WorldShape, toWorld, toWorldBox, toWorldShape } from '#common/geo/worldShape.ts';

/** The record as it is stored: everything but the geometry. */
export type StoredRecord = Omit<SourceRecord, 'geometry'>;

/** A source record in memory during a publish, with its geometry packed and its position in world units. */
export interface LoadedRecord extends StoredRecord {
  /** Sort key of records, independent of the order in which they were read: preference of the source, then ref. */
  readonly key: string;
  /** The identity that earlier publishes gave the record; null for a new record. */
  readonly attractionId: number | null;
  /** Null for points. */
  readonly shape: WorldShape | null;
  /** Metres above the sea of each point of a line, as its source gives them; null where it does not give them all. */
  readonly heightsM: Float32Array | null;
  /** Lines beside a route; null where it has none. */
  readonly sideLines: WorldShape | null;
  readonly box: WorldBox;
  /** Position in world units. */
  readonly x: number;
  readonly y: number;
}

/**
 * Prepares a stored record for the steps of a publish. Written out field by field: with hundreds of thousands of
 * records, spreading is slow.
 */
export function loadRecord(record: StoredRecord, geometry: Geometry | null, attractionId: number | null): LoadedRecord {
  const [x, y] = toWorld(record.position);
  return {
    source: record.source,
    ref: record.ref,
    proposedId: record.proposedId,
    category: record.category,
    type: record.type,
    names: record.names,
    position: record.position,
    bbox: record.bbox,
    areaM2: record.areaM2,
    lengthM: record.lengthM,
    properties: record.properties,
    wikidata: record.wikidata,
    municipalities: record.municipalities,
    sourceDate: record.sourceDate,
    key: recordKey(record),
    attractionId,
    shape: geometry === null ? null : toWorldShape(geometry),
    heightsM: lineHeights(geometry),
    sideLines: sideShape(geometry),
    ...(record.foreignNames !== undefined && { foreignNames: record.foreignNames }),
    ...(record.isSight && { isSight: record.isSight }),
    ...(record.stages && { stages: record.stages }),
    box: toWorldBox(record.bbox),
    x,
    y,
  };
}

function lineHeights(geometry: Geometry | null): Float32Array | null {
  if (geometry?.type !== 'LineString' && geometry?.type !== 'MultiLineString') return null;
  const points = geometry.type === 'LineString' ? geometry.coordinates : geometry.coordinates.flat();
  if (points[0]?.[2] === undefined) return null;
  const heights = points.flatMap(([, , height]) => height ?? []);
  return heights.length === points.length ? Float32Array.from(heights) : null;
}

function sideShape(geometry: Geometry | null): WorldShape | null {
  const lines = geometry === null ? [] : sideLinesOf(geometry);
  return lines.length === 0 ? null : toWorldShape({ type: 'MultiLineString', coordinates: lines });
}

/** Sort key of a record, the same in every publish. */
export function recordKey({ source, ref }: Pick<SourceRecord, 'source' | 'ref'>): string {
  return `${SOURCES.indexOf(source)}/${ref}`;
}

/** Compares records for sorting: the preferred source first. */
export function byKey(a: Pick<LoadedRecord, 'key'>, b: Pick<LoadedRecord, 'key'>): number {
  return a.key < b.key ? -1 : a.key > b.key ? 1 : 0;
}
