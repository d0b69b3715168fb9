import type { Position } from '#common/geo/bounds.ts';
import type { TileAddress } from '#common/geo/tileGrid.ts';
import type { ElevationTiles } from '#common/relief/elevationTiles.ts';

/** A tile of heights as it is stored: a picture whose pixels are heights (`terrarium.ts`). */
export interface ElevationTile {
  readonly body: Buffer;
  readonly etag: string;
  /** Media type of the picture. */
  readonly type: string;
}

interface ElevationTileRequest extends TileAddress {
  /** The version in the tile's address. */
  readonly version: string;
}

/** The heights of the installation: its own imported archive, else that of `ELEVATION_URL`, else none. */
export interface Elevation {
  /** Null where there are no heights. */
  source(): Promise<ElevationTiles | null>;
  /** A tile as it is stored; null where there is none, or the version is not served. */
  tile(asked: ElevationTileRequest): Promise<ElevationTile | null>;
  /**
   * Metres at each point, bilinear between the centres of pixels, over the edges of tiles too; at the finest zoom
   * unless another is named. Null where there is no height. Throws OutageError while the archive cannot be read.
   */
  heightsAt(points: readonly Position[], zoom?: number): Promise<readonly (number | null)[]>;
}

/** An installation without heights. */
export const NO_ELEVATION: Elevation = {
  source: async () => null,
  tile: async () => null,
  heightsAt: async (points) => points.map(() => null),
};
