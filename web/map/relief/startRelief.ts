import { addProtocol, type RequestParameters } from 'maplibre-gl';
import type { TileAddress } from '#common/geo/tileGrid.ts';
import type { ElevationTiles } from '#common/relief/elevationTiles.ts';
import { askRelief } from './askRelief.ts';
import { CONTOURS, SHADING } from './reliefLayers.ts';

let clear: Promise<ImageBitmap> | null = null;

/** A picture of nothing, for tiles without heights. */
function clearPicture(): Promise<ImageBitmap> {
  return (clear ??= createImageBitmap(new ImageData(1, 1)));
}

/** Has MapLibre draw shading and contours from tiles of heights, which a worker reads. */
export function startRelief(source: ElevationTiles): void {
  addProtocol(SHADING, async (asked, { signal }) => {
    const ask = {
      what: 'shading',
      tile: tileIn(asked),
      theme: asked.url.includes('//dark/') ? 'dark' : 'light',
    } as const;
    return { data: (await askRelief(source, ask, signal)) ?? (await createImageBitmap(await clearPicture())) };
  });
  addProtocol(CONTOURS, async (asked, { signal }) => ({
    data: await askRelief(source, { what: 'contours', tile: tileIn(asked) }, signal),
  }));
}

/** The address of a tile at the end of what MapLibre asks for. */
function tileIn({ url }: RequestParameters): TileAddress {
  const [z = 0, x = 0, y = 0] = url.split('/').slice(-3).map(Number);
  return { z, x, y };
}
