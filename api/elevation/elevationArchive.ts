import type { StoredArchives } from '#api/platform/pmtiles/storedArchives.ts';
import type { Bounds } from '#common/geo/bounds.ts';
import type { TileAddress } from '#common/geo/tileGrid.ts';

/** An open archive of heights. */
export interface ElevationArchive {
  /** In the tiles' address; another one for every other content. */
  readonly version: string;
  readonly minZoom: number;
  readonly maxZoom: number;
  readonly tilePx: number;
  readonly bounds: Bounds;
  /** Safe HTML. */
  readonly attribution: string;
  /** As `StoredArchives.tile`. */
  tile(address: TileAddress): ReturnType<StoredArchives['tile']>;
}
