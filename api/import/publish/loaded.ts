import type { Shape } from '#api/domain/tileBands.ts';
import { toWorld } from '#api/domain/tileBands.ts';
import { type SourceRecord, SOURCES } from '../record.ts';
import { toShape, type WorldBox, worldBox } from './shape.ts';

/** A source record in memory during a publish: its geometry packed, its place in the world at hand. */
export interface LoadedRecord extends Omit<SourceRecord, 'geometry'> {
  /** Orders records the same way whatever order they came in: preference of the source, then ref. */
  readonly key: string;
  /** Identity of earlier publishes; null for a new record. */
  readonly attractionId: number | null;
  /** Null for points. */
  readonly shape: Shape | null;
  readonly box: WorldBox;
  /** Position in world units. */
  readonly x: number;
  readonly y: number;
}

/** Prepares a stored record for the steps of a publish. */
export function loadRecord(record: SourceRecord, attractionId: number | null): LoadedRecord {
  const { geometry, ...rest } = record;
  const [x, y] = toWorld(record.position);
  return { ...rest, key: recordKey(record), attractionId, shape: toShape(geometry), box: worldBox(record.bbox), x, y };
}

function recordKey({ source, ref }: Pick<SourceRecord, 'source' | 'ref'>): string {
  return `${SOURCES.indexOf(source)}/${ref}`;
}

/** Order of records: the preferred source first. */
export function byKey(a: Pick<LoadedRecord, 'key'>, b: Pick<LoadedRecord, 'key'>): number {
  return a.key < b.key ? -1 : a.key > b.key ? 1 : 0;
}
