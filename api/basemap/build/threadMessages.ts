import type { BuiltTile } from '#api/basemap/baseFeature.ts';
import type { LandMap } from '#api/basemap/land/landMap.ts';
import type { SecondHalf } from '#api/basemap/read/readBaseMap.ts';
import type { Bounds } from '#common/geo/bounds.ts';
import type { TileAddress } from '#common/geo/tileGrid.ts';
import type { Collected, CollectedPart } from './collect.ts';
import type { DrawnBucket } from './drawBucket.ts';

export interface Threads {
  /** The built program of a thread. */
  readonly program: string;
  /** How many draw at a time. */
  readonly count: number;
  /** Memory that each may take, MB. */
  readonly memoryMb: number;
}

/** A thread of the base map reads the file, or the second half of it for such a thread, or it draws buckets. */
export type ThreadTask =
  | ({ readonly task: 'read'; readonly helper: Helper | null } & ReadTask)
  | ({ readonly task: 'read second half'; readonly bounds: Bounds; readonly rest: SecondHalf } & ReadTask)
  | ({ readonly task: 'draw' } & DrawTask);

interface ReadTask {
  readonly file: string;
  readonly area: Bounds | null;
  /** That of the spool. */
  readonly descriptor: number;
}

/** The thread that a reading one may start, and the descriptor of its spool. */
interface Helper {
  readonly threads: Threads;
  readonly descriptor: number;
}

export interface DrawTask extends Pick<Collected, 'coast' | 'spools'> {
  readonly bounds: Bounds;
}

/** Asks a drawing thread for a bucket. */
export interface DrawRequest {
  readonly number: number;
  readonly bucket: TileAddress;
}

/** A drawn bucket, the bodies of its tiles end to end. */
interface PackedBucket {
  readonly tiles: readonly (Omit<BuiltTile, 'body'> & { readonly length: number })[];
  readonly bodies: Uint8Array<ArrayBuffer>;
  readonly dropped: number;
}

export type ThreadMessage =
  | {
      readonly kind: 'progress';
      readonly step: string;
      readonly done: number;
      readonly total: number | null;
      readonly unit: string;
    }
  | { readonly kind: 'opened'; readonly bounds: Bounds; readonly dataDate: string | null }
  | ({ readonly kind: 'collected' } & Collected)
  | ({ readonly kind: 'collected half' } & CollectedPart)
  | { readonly kind: 'land'; readonly cells: LandMap['cells'] }
  | ({ readonly kind: 'drawn'; readonly number: number } & PackedBucket)
  /** `isInput`: the sentence is meant for the operator. */
  | { readonly kind: 'failed'; readonly message: string; readonly isInput: boolean };

/** Packs a bucket into one piece of memory, which moves to the other thread. */
export function packed({ tiles, dropped }: DrawnBucket): PackedBucket {
  const bodies = new Uint8Array(tiles.reduce((sum, { body }) => sum + body.byteLength, 0));
  let at = 0;
  return {
    tiles: tiles.map(({ body, ...tile }) => {
      bodies.set(body, at);
      at += body.byteLength;
      return { ...tile, length: body.byteLength };
    }),
    bodies,
    dropped,
  };
}

export function unpacked({ tiles, bodies, dropped }: PackedBucket): DrawnBucket {
  let at = 0;
  return {
    tiles: tiles.map(({ length, ...tile }) => {
      const body = Buffer.from(bodies.buffer, at, length);
      at += length;
      return { ...tile, body };
    }),
    dropped,
  };
}
