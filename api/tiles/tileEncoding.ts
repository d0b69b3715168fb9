import { clipPolygon, clipPolyline } from 'lineclip';
import { fromGeojsonVt } from 'vt-pbf';
import { category } from '#common/catalogue/catalogue.ts';
import type { TileAddress } from '#common/geo/tileGrid.ts';
import { partsOf, type WorldShape, toWorld, WORLD_SIZE } from '#common/geo/worldShape.ts';
import { TOP_ITEM_ABOVE_STARS } from '#common/limits.ts';
import { isClosedForNow } from '#common/places/placeFacts.ts';
import { decodeShape } from './tileBands.ts';
import { TILE_BUFFER, type TilePlace } from './tilesSql.ts';

/** Units of a tile's side. */
export const EXTENT = 4096;
const BUFFER = EXTENT * TILE_BUFFER;
const CLIP: [number, number, number, number] = [-BUFFER, -BUFFER, EXTENT + BUFFER, EXTENT + BUFFER];
/**
 * The zoom from which all names show; before it only those of top items, and of places that have shown for so many
 * zooms.
 */
const LABELS_FROM_ZOOM = 12;
const LABEL_DELAY = 2;

type Ring = [number, number][];
type Tags = Record<string, string | number>;

interface Feature {
  /** 1 points, 2 lines, 3 polygons. */
  readonly type: 1 | 2 | 3;
  readonly geometry: Ring | Ring[];
  readonly tags: Tags;
}

/** Mapbox Vector Tile of the places in the given order, with the layers and properties that web/map/layers/tileFeature.ts reads. */
export function encodeTile(tile: TileAddress, places: readonly TilePlace[]): Buffer {
  const points: Feature[] = [];
  const lines: Feature[] = [];
  const areas: Feature[] = [];
  for (const place of places) {
    const tags = tagsOf(place, tile.z);
    const point = toTile(tile, ...toWorld([place.lon, place.lat]));
    if (point.every((n) => n >= 0 && n < EXTENT)) points.push({ type: 1, geometry: [point], tags });
    if (place.shape) {
      const shape = decodeShape(place.shape);
      if (shape.type === 'PATH') lines.push(...lineFeatures(tile, shape, tags));
      else areas.push(...featureOf(3, clippedRings(tile, shape), tags));
    }
  }
  const layers = Object.fromEntries(
    Object.entries({ areas, lines, points })
      .filter(([, features]) => features.length > 0)
      .map(([name, features]) => [name, { features }]),
  );
  return Buffer.from(fromGeojsonVt(layers, { version: 2, extent: EXTENT }));
}

/** The main line of a route, and as a feature of their own the lines beside it. */
function lineFeatures(tile: TileAddress, shape: WorldShape, tags: Tags): Feature[] {
  const main = clippedLines(tile, shape, (part) => shape.holes[part] !== true);
  const beside = clippedLines(tile, shape, (part) => shape.holes[part] === true);
  return [...featureOf(2, main, tags), ...featureOf(2, beside, { ...tags, side: 1 })];
}

function featureOf(type: Feature['type'], geometry: Ring[], tags: Tags): Feature[] {
  return geometry.length === 0 ? [] : [{ type, geometry, tags }];
}

function tagsOf(place: TilePlace, z: number): Tags {
  const { family, icon } = category(place.category);
  return {
    id: place.id,
    name: place.name,
    ...(place.name_sv && place.name_sv !== place.name && { sv: place.name_sv }),
    ...(place.name_en && place.name_en !== place.name && { en: place.name_en }),
    kind: place.kind,
    category: place.category,
    family,
    icon,
    stars: place.stars,
    type: place.type,
    label:
      place.named && (z >= LABELS_FROM_ZOOM || place.stars > TOP_ITEM_ABOVE_STARS || place.min_zoom <= z - LABEL_DELAY)
        ? 1
        : 0,
    ...(place.status && isClosedForNow({ facts: { status: place.status } }) && { closed: 1 }),
  };
}

function toTile({ z, x, y }: TileAddress, worldX: number, worldY: number): [number, number] {
  const scale = (EXTENT * 2 ** z) / WORLD_SIZE;
  return [Math.round(worldX * scale - x * EXTENT), Math.round(worldY * scale - y * EXTENT)];
}

/** The points of each part in tile units, without repeated ones. */
function tileParts(tile: TileAddress, shape: WorldShape): Ring[] {
  return partsOf(shape).map(([from, to]) => {
    const ring: Ring = [];
    for (let i = from; i < to; i += 1) {
      const point = toTile(tile, shape.coords[2 * i] ?? 0, shape.coords[2 * i + 1] ?? 0);
      const last = ring.at(-1);
      if (last?.[0] !== point[0] || last[1] !== point[1]) ring.push(point);
    }
    return ring;
  });
}

function clippedLines(tile: TileAddress, shape: WorldShape, isWanted: (part: number) => boolean): Ring[] {
  return tileParts(tile, shape)
    .filter((part, number) => part.length >= 2 && isWanted(number))
    .flatMap((part) => clipPolyline(part, CLIP).map((line) => line.map(rounded)))
    .filter((line) => line.length >= 2);
}

/** Clips the rings of an area; a hole is dropped with its outer ring. */
function clippedRings(tile: TileAddress, shape: WorldShape): Ring[] {
  const rings: Ring[] = [];
  let outerDrawn = false;
  tileParts(tile, shape).forEach((part, index) => {
    const isHole = shape.holes[index] === true;
    if (isHole && !outerDrawn) return;
    const clipped = part.length >= 4 ? closed(clipPolygon(part, CLIP).map(rounded)) : [];
    const drawn = clipped.length >= 4;
    if (drawn) rings.push(wound(clipped, !isHole));
    if (!isHole) outerDrawn = drawn;
  });
  return rings;
}

function rounded(point: number[]): [number, number] {
  return [Math.round(point[0] ?? 0), Math.round(point[1] ?? 0)];
}

function closed(ring: Ring): Ring {
  const [first] = ring;
  const last = ring.at(-1);
  return first && last && (first[0] !== last[0] || first[1] !== last[1]) ? [...ring, first] : ring;
}

/**
 * Turns a ring as the tile format demands: outer rings clockwise on the screen (positive area with y downwards), holes
 * the other way.
 */
function wound(ring: Ring, outer: boolean): Ring {
  let doubled = 0;
  ring.forEach(([x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y];
    doubled += x * nextY - nextX * y;
  });
  return doubled > 0 === outer ? ring : ring.toReversed();
}
