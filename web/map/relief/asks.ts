import type { Position } from '#common/geo/bounds.ts';
import type { TileAddress } from '#common/geo/tileGrid.ts';
import type { ElevationTiles } from '#common/relief/elevationTiles.ts';
import type { Theme } from '#web/map/state/appearance.ts';

/** What the page asks of the worker that reads tiles of heights, and what each answers. */
export type ReliefAsk =
  | { readonly what: 'shading'; readonly tile: TileAddress; readonly theme: Theme }
  | { readonly what: 'contours'; readonly tile: TileAddress }
  | { readonly what: 'heights'; readonly points: readonly Position[] };

export interface ReliefAnswers {
  /** A picture over the ground; null where there are no heights. */
  readonly shading: ImageBitmap | null;
  /** A vector tile (`contours.ts`); empty where there are no heights. */
  readonly contours: ArrayBuffer;
  /** Metres; null where there is no height. */
  readonly heights: readonly (number | null)[];
}

export interface ReliefRequest {
  readonly source: ElevationTiles;
  readonly ask: ReliefAsk;
}

/** What the worker sends back; the page sends `'abort'` through the same port. */
export type ReliefReply<Answer = unknown> = { readonly answer: Answer } | { readonly error: string };
