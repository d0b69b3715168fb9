import type { BaseTilesSource } from '#common/baseMap.ts';
import type { Bounds } from '#common/geo/bounds.ts';
import {
  SAVED_ATTRACTION_ZOOMS,
  SAVED_BASE_ZOOMS,
  SAVED_CELL_ZOOM,
  SAVED_IDS_MAX,
  SAVED_PHOTOS_MAX,
  SAVED_THUMBS,
  type SavedImage,
  type SavedPlace,
  type TileAddress,
  tilesOf,
  tilesOfZooms,
} from '#common/offline/savedArea.ts';
import { thumbPath } from '#common/places/imageFiles.ts';

/** A file that is fetched from one address and kept under another, which names no version: the worker finds it there whatever is live. */
export interface WantedFile {
  readonly from: string;
  readonly to: string;
}

/** Where only the addresses matter under which tiles are kept. */
export const NO_TILES = { tiles: '/', maxZoom: SAVED_BASE_ZOOMS.max } as const;

/** Addresses of the cells of an area. */
export function cellPaths(bounds: Bounds, version: number): string[] {
  return tilesOf(bounds, SAVED_CELL_ZOOM).map(({ z, x, y }) => `/saved/${version}/${z}/${x}/${y}.json`);
}

/** Addresses of places by their ids. */
export function placePaths(ids: readonly number[], version: number): string[] {
  return Array.from(
    { length: Math.ceil(ids.length / SAVED_IDS_MAX) },
    (_, at) => `/saved/${version}/places?ids=${ids.slice(at * SAVED_IDS_MAX, (at + 1) * SAVED_IDS_MAX).join(',')}`,
  );
}

/** Tiles that an area holds, whatever the version: their addresses among what is kept. */
export function tileFiles(
  bounds: Bounds,
  version: number,
  { tiles, maxZoom }: Pick<BaseTilesSource, 'tiles' | 'maxZoom'>,
): WantedFile[] {
  // Another server's tiles are not ours to keep.
  const base = tiles.startsWith('/')
    ? tilesOfZooms(bounds, { ...SAVED_BASE_ZOOMS, max: Math.min(SAVED_BASE_ZOOMS.max, maxZoom) })
    : [];
  return [
    ...base.map((tile) => ({
      from: tiles.replace(/\{([zxy])\}/g, (_, name: 'z' | 'x' | 'y') => String(tile[name])),
      to: `/saved/tiles/base/${pathOf(tile)}`,
    })),
    ...tilesOfZooms(bounds, SAVED_ATTRACTION_ZOOMS).map((tile) => ({
      from: `/tiles/attractions/${version}/all/${pathOf(tile)}`,
      to: `/saved/tiles/attractions/all/${pathOf(tile)}`,
    })),
  ];
}

function pathOf({ z, x, y }: TileAddress): string {
  return `${z}/${x}/${y}.mvt`;
}

/** Thumbnails of a place's card and of its first photos, each under its own address. */
export function thumbPaths({ cardImage, images, sampleImages }: SavedPlace): string[] {
  const shown: readonly (SavedImage | null)[] = [
    cardImage,
    ...images.slice(0, SAVED_PHOTOS_MAX),
    ...(images.length === 0 ? sampleImages.slice(0, SAVED_PHOTOS_MAX) : []),
  ];
  const paths = shown.flatMap((image) =>
    image === null ? [] : SAVED_THUMBS.map((size) => thumbPath(image, size, 'avif')),
  );
  return [...new Set(paths)];
}
