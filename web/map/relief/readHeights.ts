import contour from 'maplibre-contour';
import type { Position } from '#common/geo/bounds.ts';
import { tileSideM, toTileGrid, type TileAddress } from '#common/geo/tileGrid.ts';
import type { ElevationTiles } from '#common/relief/elevationTiles.ts';
import { heightInTile } from '#common/relief/heightTile.ts';
import type { Theme } from '#web/map/state/appearance.ts';
import { CONTOURS_LAYER, contourSteps } from './contours.ts';
import { decodeHeights } from './decodeHeights.ts';
import { fetchPicture } from './fetchPicture.ts';
import { shadingOf } from './shading.ts';

/** Decoded tiles in memory, each a quarter of a megabyte, or a whole one where tiles have 512 pixels. */
const TILES_CACHED = 48;
const TIMEOUT_MS = 20_000;

type Manager = InstanceType<typeof contour.LocalDemManager>;

/** Reads tiles of heights, each once, and makes of them what the map draws. */
export class HeightReader {
  readonly #source: ElevationTiles;
  readonly #manager: Manager;

  constructor(source: ElevationTiles) {
    this.#source = source;
    this.#manager = new contour.LocalDemManager({
      demUrlPattern: source.tiles,
      cacheSize: TILES_CACHED,
      encoding: 'terrarium',
      maxzoom: source.maxZoom,
      timeoutMs: TIMEOUT_MS,
      getTile: (url, { signal }) => fetchPicture(url, signal),
      decodeImage: (picture) => decodeHeights(picture, source.tilePx),
    });
  }

  /** Shadows and lights on a tile; null where it has no heights. */
  async shading(tile: TileAddress, theme: Theme, aborting: AbortController): Promise<ImageBitmap | null> {
    const { width, data } = await this.#manager.fetchAndParseTile(tile.z, tile.x, tile.y, aborting);
    if (data.every(Number.isNaN)) return null;
    const pixelM = tileSideM(tile.y + 0.5, tile.z) / width;
    const pixels = shadingOf({ side: width, heights: data, pixelM, zoom: tile.z }, theme);
    return createImageBitmap(new ImageData(pixels, width), { colorSpaceConversion: 'none' });
  }

  /** A vector tile of contours. */
  async contours({ z, x, y }: TileAddress, aborting: AbortController): Promise<ArrayBuffer> {
    const options = { levels: contourSteps(z), contourLayer: CONTOURS_LAYER, elevationKey: 'elevation' };
    return (await this.#manager.fetchContourTile(z, x, y, options, aborting)).arrayBuffer;
  }

  /** Heights of points, metres, from the closest tiles; null where there is none. */
  heights(points: readonly Position[], aborting: AbortController): Promise<(number | null)[]> {
    const z = this.#source.maxZoom;
    return Promise.all(
      points.map(async (point) => {
        const [x, y] = toTileGrid(point, z);
        const [column, row] = [Math.floor(x), Math.floor(y)];
        const { width, data } = await this.#manager.fetchAndParseTile(z, column, row, aborting);
        const height = heightInTile({ side: width, heights: data }, x - column, y - row);
        return Number.isNaN(height) ? null : height;
      }),
    );
  }
}
