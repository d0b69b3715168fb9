import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { BaseMap } from '#api/basemap/serve/baseMap.ts';
import { drawnPicture } from '#api/platform/files/pictures.ts';
import { createSemaphore } from '#api/platform/semaphore.ts';
import { BASE_TILES_MAX_ZOOM } from '#common/baseMap.ts';
import { tilesOf } from '#common/geo/tileGrid.ts';
import { fromWorld, type WorldBox, WORLD_SIZE, type WorldShape } from '#common/geo/worldShape.ts';
import { type DrawnLook, MAP_HEIGHT, MAP_WIDTH, PAPER_SCALE } from '#common/places/placeMap.ts';
import { isBare } from './bare.ts';
import { type DrawnMap, isShapeSeen, mapSvg } from './drawMap.ts';
import { COLOURS } from './looks.ts';
import type { DrawnTile } from './tileFeatures.ts';

/** The subject of a small map. */
interface MapSubject {
  /** World units. */
  readonly point: readonly [x: number, y: number];
  /** Read only when the picture is drawn: most requests find it in the cache. */
  readonly shape: () => Promise<WorldShape | null>;
  /** The box that has to be in the picture, world units. */
  readonly box: WorldBox;
}

export interface MapPictureRequest extends MapSubject {
  /** Key in the cache: different for each subject and version. */
  readonly key: string;
  readonly tileSet: number;
  readonly look: DrawnLook;
}

/** Draws small maps around places; a WebP, or null where our tiles have no map of it. Throws BusyError. */
export type MapPictures = (request: MapPictureRequest) => Promise<Buffer | null>;

const CACHE_BYTES = 16 * 2 ** 20;
/** One at a time: a list asks for forty, and other requests need the cores too. */
const QUEUED_MAX = 400;
/** World units that a picture shows at least: some 1.7 km at 60° N. */
const WIDTH_MIN = WORLD_SIZE / 2 ** 13.5;
/** Widths that are tried until there is more to see than one ground: some 1.7, 27 and 110 km. */
const WIDTHS = [WIDTH_MIN, WIDTH_MIN * 16, WIDTH_MIN * 64];
/** Room around a line or area, as a share of its size. */
const MARGIN = 0.15;
/** Tiles are drawn some three times smaller than in a map, and have no more in them than is seen then. */
const TILE_SHARE = 1.5;

const unzip = promisify(gunzip);
const UNZIPPED_MAX = 2 ** 25;
const ADDRESS = /^\/tiles\/base\/([^/]+)\/\{z\}\/\{x\}\/\{y\}\.mvt$/;

export function mapPictures(baseMap: BaseMap): MapPictures {
  const drawing = createSemaphore(1, QUEUED_MAX);
  const cache = new LRUCache<string, Buffer>({
    maxSize: CACHE_BYTES,
    sizeCalculation: (picture) => picture.length + 200,
  });
  return async ({ key, look, tileSet, ...subject }) => {
    const name = `${key} ${look}`;
    const cached = cache.get(name);
    if (cached !== undefined) return cached;
    // Tiles of another server are not asked for: the address of ours has a version.
    const version = ADDRESS.exec((await baseMap.source(tileSet)).tiles)?.[1];
    if (version === undefined) return null;
    return drawing.run(async () => {
      const again = cache.get(name);
      if (again !== undefined) return again;
      const [scale, colours] = look === 'paper' ? [PAPER_SCALE, COLOURS.light] : [1, COLOURS[look]];
      const shape = await subject.shape();
      const ground = await groundOf(baseMap, version, { box: subject.box, shape, scale });
      const picture = await drawnPicture(mapSvg({ ...subject, ...ground, shape, scale }, colours));
      cache.set(name, picture);
      return picture;
    });
  };
}

/**
 * The view of a map and its tiles. Where the base map has no details and the place no visible line or area, the view
 * is wider: lakes, coasts and borders around a place say more than a card of one colour.
 */
async function groundOf(
  baseMap: BaseMap,
  version: string,
  subject: Pick<DrawnMap, 'box' | 'scale' | 'shape'>,
): Promise<Pick<DrawnMap, 'tiles' | 'view'>> {
  let ground: Pick<DrawnMap, 'tiles' | 'view'> = { view: viewOf(subject.box), tiles: [] };
  for (const width of WIDTHS) {
    const view = viewOf(subject.box, width);
    ground = { view, tiles: await tilesIn(baseMap, version, view, subject.scale) };
    if (isShapeSeen({ ...subject, view }) || !isBare(ground.tiles, view)) break;
  }
  return ground;
}

/** The box with room around it, in the proportions of the picture. */
export function viewOf([left, top, right, bottom]: WorldBox, widthMin = WIDTH_MIN): WorldBox {
  const ratio = MAP_WIDTH / MAP_HEIGHT;
  const room = 1 + 2 * MARGIN;
  const width = Math.max((right - left) * room, (bottom - top) * room * ratio, widthMin);
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  return [x - width / 2, y - width / ratio / 2, x + width / 2, y + width / ratio / 2];
}

async function tilesIn(
  baseMap: BaseMap,
  version: string,
  [left, top, right, bottom]: WorldBox,
  scale: number,
): Promise<DrawnTile[]> {
  const zoom = Math.floor(Math.log2((scale * WORLD_SIZE) / (right - left)) - TILE_SHARE + 0.5);
  const z = Math.min(Math.max(zoom, 0), BASE_TILES_MAX_ZOOM);
  const [west, south] = fromWorld(left, bottom);
  const [east, north] = fromWorld(right, top);
  const tiles = await Promise.all(
    tilesOf([west, south, east, north], z).map(async (tile) => {
      const found = await baseMap.tile({ version, ...tile });
      return found === null ? null : { ...tile, body: await unzip(found.body, { maxOutputLength: UNZIPPED_MAX }) };
    }),
  );
  return tiles.filter((tile) => tile !== null);
}
