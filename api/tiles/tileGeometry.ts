import { clipPolygon, clipPolyline } from 'lineclip';
import { EXTENT } from '#api/platform/vectorTile/layerWriter.ts';
import { type FlatLine, flatArea, flatOf, pointsOf } from '#common/geo/flatLine.ts';
import type { TileAddress } from '#common/geo/tileGrid.ts';
import { partsOf, type WorldShape, WORLD_SIZE } from '#common/geo/worldShape.ts';
import { TILE_BUFFER } from './tilesSql.ts';

const MIN = -EXTENT * TILE_BUFFER;
const MAX = EXTENT + EXTENT * TILE_BUFFER;

/** Numbers of the smallest ring that is drawn, a triangle that ends with its first point. */
const RING_MIN = 8;

/** A part of a shape in tile units, without repeated points. */
interface TilePart {
  readonly line: number[];
  /** Whether no point lies beyond the buffer, and whether all lie beyond one side of it. */
  readonly isWithin: boolean;
  readonly isBeyond: boolean;
}

/** A point in units of the tile. */
export function toTile({ z, x, y }: TileAddress, worldX: number, worldY: number): [number, number] {
  const scale = (EXTENT * 2 ** z) / WORLD_SIZE;
  return [Math.round(worldX * scale - x * EXTENT), Math.round(worldY * scale - y * EXTENT)];
}

/** The lines of a route in a tile: those of the main line, or those beside it. */
export function clippedLines(tile: TileAddress, shape: WorldShape, beside: boolean): FlatLine[] {
  return partsOf(shape).flatMap((part, number) => {
    if ((shape.holes[number] === true) !== beside) return [];
    const { line, isWithin, isBeyond } = tilePart(tile, shape, part);
    if (line.length < 4 || isBeyond) return [];
    if (isWithin) return [line];
    return clipPolyline(pointsOf(line), [MIN, MIN, MAX, MAX])
      .map(rounded)
      .filter(({ length }) => length >= 4);
  });
}

/** The rings of an area in a tile, wound as the tile format demands; a hole is dropped with its outer ring. */
export function clippedRings(tile: TileAddress, shape: WorldShape): FlatLine[] {
  const rings: FlatLine[] = [];
  let outerDrawn = false;
  partsOf(shape).forEach((part, number) => {
    const isHole = shape.holes[number] === true;
    if (isHole && !outerDrawn) return;
    const clipped = clippedRing(tilePart(tile, shape, part));
    const drawn = clipped.length >= RING_MIN;
    if (drawn) rings.push(wound(clipped, !isHole));
    if (!isHole) outerDrawn = drawn;
  });
  return rings;
}

function tilePart({ z, x, y }: TileAddress, { coords }: WorldShape, [from, to]: readonly [number, number]): TilePart {
  const scale = (EXTENT * 2 ** z) / WORLD_SIZE;
  const line: number[] = [];
  let [lastX, lastY] = [NaN, NaN];
  let [west, north, east, south] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let at = 2 * from; at < 2 * to; at += 2) {
    const tileX = Math.round((coords[at] ?? 0) * scale - x * EXTENT);
    const tileY = Math.round((coords[at + 1] ?? 0) * scale - y * EXTENT);
    if (tileX === lastX && tileY === lastY) continue;
    line.push(tileX, tileY);
    [lastX, lastY] = [tileX, tileY];
    if (tileX < west) west = tileX;
    if (tileX > east) east = tileX;
    if (tileY < north) north = tileY;
    if (tileY > south) south = tileY;
  }
  return {
    line,
    isWithin: west >= MIN && north >= MIN && east <= MAX && south <= MAX,
    isBeyond: east < MIN || south < MIN || west > MAX || north > MAX,
  };
}

function clippedRing({ line, isWithin, isBeyond }: TilePart): number[] {
  if (line.length < RING_MIN || isBeyond) return [];
  return isWithin ? line : closed(rounded(clipPolygon(pointsOf(line), [MIN, MIN, MAX, MAX])));
}

function rounded(points: readonly number[][]): number[] {
  const line: number[] = [];
  for (const [x = 0, y = 0] of points) line.push(Math.round(x), Math.round(y));
  return line;
}

function closed(ring: number[]): number[] {
  const [x, y] = ring;
  if (x !== undefined && y !== undefined && (x !== ring.at(-2) || y !== ring.at(-1))) ring.push(x, y);
  return ring;
}

/** Turns a ring: outer rings run clockwise on the screen, holes the other way. */
function wound(ring: FlatLine, outer: boolean): FlatLine {
  return flatArea(ring) < 0 === outer ? ring : flatOf(pointsOf(ring).reverse());
}
