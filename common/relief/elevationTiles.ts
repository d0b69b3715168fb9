import type { Bounds } from '#common/geo/bounds.ts';

/** Tiles of heights, as they are described to the page and to other programs. */
export interface ElevationTiles {
  /** Address with `{z}`, `{x}` and `{y}`: pictures whose pixels are heights (`terrarium.ts`). */
  readonly tiles: string;
  readonly minZoom: number;
  readonly maxZoom: number;
  /** Pixels of a tile's side. */
  readonly tilePx: number;
  /** Safe HTML: whose heights these are. */
  readonly attribution: string;
  /** What the tiles cover at most. */
  readonly bounds: Bounds;
}
