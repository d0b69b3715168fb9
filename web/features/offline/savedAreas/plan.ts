import type { BaseTilesSource } from '#common/baseMap.ts';
import { type Bounds, commonBounds } from '#common/geo/bounds.ts';
import { type TileAddress, tilesOf, tilesOfZooms } from '#common/geo/tileGrid.ts';
import {
  SAVED_ATTRACTION_ZOOMS,
  SAVED_BASE_ZOOMS,
  SAVED_CELL_ZOOM,
  SAVED_IDS_MAX,
  SAVED_MAPS_MAX,
  SAVED_PHOTOS_MAX,
  SAVED_THUMBS,
  type SavedImage,
  type SavedPlace,
} from '#common/offline/savedArea.ts';
import { savedZooms } from '#common/offline/savedElevation.ts';
import { thumbPath } from '#common/places/imageFiles.ts';
import { inLook, MAP_LOOKS, placeMapTemplate, storedMapPath } from '#common/places/placeMap.ts';
import { bestFirst } from '#common/ranking/placeOrder.ts';
import type { ElevationTiles } from '#common/relief/elevationTiles.ts';

/**
 * A file that is fetched from one address and stored under another. The stored address has no version, so that the
 * worker finds the file under any live version.
 */
export interface WantedFile {
  readonly from: string;
  readonly to: string;
}

/** Stands for the base tiles' source where only the addresses matter under which tiles are stored. */
export const NO_TILES = { tiles: '/', maxZoom: SAVED_BASE_ZOOMS.max } as const;

/** Addresses of the cells of an area. */
export function cellPaths(bounds: Bounds, version: number): string[] {
  return tilesOf(bounds, SAVED_CELL_ZOOM).map(({ z, x, y }) => `/saved/${version}/${z}/${x}/${y}.json`);
}

/** Address of the conditions that reach places of an area. */
export function conditionsPath(bounds: Bounds, version: number): string {
  return `/saved/${version}/conditions?bounds=${bounds.join(',')}`;
}

/** Addresses of places by their ids. */
export function placePaths(ids: readonly number[], version: number): string[] {
  return Array.from(
    { length: Math.ceil(ids.length / SAVED_IDS_MAX) },
    (_, at) => `/saved/${version}/places?ids=${ids.slice(at * SAVED_IDS_MAX, (at + 1) * SAVED_IDS_MAX).join(',')}`,
  );
}

/** The tiles of an area: the addresses from which the version's tiles are fetched, and under which they are stored. */
export function tileFiles(
  bounds: Bounds,
  version: number,
  { tiles, maxZoom }: Pick<BaseTilesSource, 'tiles' | 'maxZoom'>,
): WantedFile[] {
  // Base tiles of another server are not saved.
  const base = tiles.startsWith('/')
    ? tilesOfZooms(bounds, { ...SAVED_BASE_ZOOMS, max: Math.min(SAVED_BASE_ZOOMS.max, maxZoom) })
    : [];
  return [
    ...base.map((tile) => ({
      from: tileAddress(tiles, tile),
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

/** The tiles of heights of an area, some of which may not exist: models of heights end at borders and at the sea. */
export function elevationFiles(bounds: Bounds, elevation: ElevationTiles | null | undefined): WantedFile[] {
  const covered = elevation ? commonBounds(bounds, elevation.bounds) : null;
  if (!elevation || covered === null) return [];
  return tilesOfZooms(covered, savedZooms(elevation)).map((tile) => ({
    from: tileAddress(elevation.tiles, tile),
    to: `/saved/tiles/elevation/${tile.z}/${tile.x}/${tile.y}`,
  }));
}

function tileAddress(template: string, tile: TileAddress): string {
  return template.replace(/\{([zxy])\}/g, (_, name: 'z' | 'x' | 'y') => String(tile[name]));
}

/** The small pictures of places, each once: thumbnails of photos, and maps of the best places whose cards have none. */
export function pictureFiles(places: readonly SavedPlace[], version: number): WantedFile[] {
  const thumbs = [...new Set(places.flatMap(thumbPaths))].map((path) => ({ from: path, to: path }));
  const mapped = bestFirst(places.filter(({ cardImage }) => cardImage === null)).slice(0, SAVED_MAPS_MAX);
  const maps = mapped.flatMap(({ id }) =>
    MAP_LOOKS.map((look) => ({ from: inLook(placeMapTemplate(version, id), look), to: storedMapPath(id, look) })),
  );
  return [...thumbs, ...maps];
}

/** Addresses of the thumbnails of a place's card and of its first photos. */
function thumbPaths({ cardImage, images, sampleImages }: SavedPlace): string[] {
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
