import { EXTENT } from '#api/platform/vectorTile/layerWriter.ts';
import { BASE_TILES_MAX_ZOOM } from '#common/baseMap.ts';
import type { Bounds, Position } from '#common/geo/bounds.ts';
import { type PlaneBox } from '#common/geo/plane.ts';
import { fromTileGrid, TILE_PX, type TileAddress, tileSideM, toTileGrid } from '#common/geo/tileGrid.ts';

/** Units of a tile for a CSS pixel of its side. */
export const UNITS_PER_PX = EXTENT / TILE_PX;

/**
 * How far features of a tile reach beyond its edge, tile units, so that lines, their casings and outlines do not break
 * there.
 */
export const TILE_BUFFER = 64;

/**
 * A point on the grid of base tiles, in units of a z14 tile (0.3 m at 60° N): x to the east, y to the south, from the
 * north-west corner of the Web Mercator square. Features are rounded to whole units: comparisons are exact, and every
 * coarser zoom is a division.
 */
export type GridPoint = [x: number, y: number];
export type Box = PlaneBox;

/** The zoom whose tiles have a side of one unit. */
const GRID_ZOOM = BASE_TILES_MAX_ZOOM + Math.log2(EXTENT);
/** Units of the side of the whole world. */
export const WORLD = 2 ** GRID_ZOOM;

/** A position on the grid, not rounded. */
export function toGrid(position: Position): GridPoint {
  const [x, y] = toTileGrid(position, GRID_ZOOM);
  return [x, y];
}

/** The position of a point of the grid. */
export function toPosition(point: readonly [x: number, y: number]): [lon: number, lat: number] {
  return fromTileGrid(point, GRID_ZOOM);
}

/**
 * The smallest box of whole units around bounds, inside the square of the world, which ends short of the poles; the
 * south is the greater y.
 */
export function boxOf([west, south, east, north]: Bounds): Box {
  const [minX, minY] = toGrid([west, north]);
  const [maxX, maxY] = toGrid([east, south]);
  const inWorld = (v: number) => Math.min(Math.max(v, 0), WORLD);
  return [inWorld(Math.floor(minX)), inWorld(Math.floor(minY)), inWorld(Math.ceil(maxX)), inWorld(Math.ceil(maxY))];
}

/** Metres of a unit at the latitude of `y`. */
export function metresPerUnit(y: number): number {
  return tileSideM(y, GRID_ZOOM);
}

/** Side of a tile of that zoom. */
export function tileSide(z: number): number {
  return EXTENT * 2 ** (BASE_TILES_MAX_ZOOM - z);
}

/** The tile grown by `buffer` of its own units on every side. */
export function tileBox({ z, x, y }: TileAddress, buffer = 0): Box {
  const side = tileSide(z);
  const margin = (buffer * side) / EXTENT;
  return [x * side - margin, y * side - margin, (x + 1) * side + margin, (y + 1) * side + margin];
}

/** Tiles of a zoom that share some area with the box, row by row. */
export function* tilesIn(z: number, [minX, minY, maxX, maxY]: Box): Generator<TileAddress> {
  if (minX >= maxX || minY >= maxY) return;
  const side = tileSide(z);
  for (let y = Math.floor(minY / side); y * side < maxY; y++) {
    for (let x = Math.floor(minX / side); x * side < maxX; x++) yield { z, x, y };
  }
}

export function countTiles(z: number, box: Box): number {
  const [minX, minY, maxX, maxY] = tilesAround(z, box);
  return ((maxX - minX) * (maxY - minY)) / tileSide(z) ** 2;
}

/** The box of all tiles of a zoom that share some area with the box. */
export function tilesAround(z: number, [minX, minY, maxX, maxY]: Box): Box {
  const side = tileSide(z);
  return [
    Math.floor(minX / side) * side,
    Math.floor(minY / side) * side,
    Math.ceil(maxX / side) * side,
    Math.ceil(maxY / side) * side,
  ];
}

/** Whether the boxes share some area. */
export function overlap(a: Box, b: Box): boolean {
  return a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];
}

export function intersection(a: Box, b: Box): Box {
  return [Math.max(a[0], b[0]), Math.max(a[1], b[1]), Math.min(a[2], b[2]), Math.min(a[3], b[3])];
}

export function grown([minX, minY, maxX, maxY]: Box, margin: number): Box {
  return [minX - margin, minY - margin, maxX + margin, maxY + margin];
}

export function isWithin(inner: Box, outer: Box): boolean {
  return inner[0] >= outer[0] && inner[1] >= outer[1] && inner[2] <= outer[2] && inner[3] <= outer[3];
}

/** Area on the screen of a ring (closed or not): positive where it runs counter-clockwise as one sees it on a map. */
export function ringArea(ring: readonly GridPoint[]): number {
  let twice = 0;
  let [px, py] = ring.at(-1) ?? [0, 0];
  for (const [x, y] of ring) {
    twice += x * py - px * y;
    [px, py] = [x, y];
  }
  return twice / 2;
}

/** The ring as it is or turned round, so that it runs counter-clockwise as one sees it on a map, or clockwise. */
export function wound(ring: GridPoint[], counterClockwise: boolean): GridPoint[] {
  return ringArea(ring) > 0 === counterClockwise ? ring : ring.toReversed();
}
