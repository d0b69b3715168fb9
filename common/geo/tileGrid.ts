import type { Bounds, Position } from './bounds.ts';
import { latOfNorthing, MERCATOR_WORLD_M, northingOf } from './mercator.ts';

/** CSS pixels of a tile's side, as MapLibre counts zoom. */
export const TILE_PX = 512;

/** The address of a tile; x counts from 180° W to the east, y from the north edge of the world to the south. */
export interface TileAddress {
  readonly z: number;
  readonly x: number;
  readonly y: number;
}

/**
 * A point of the tile grid of a zoom, in sides of a tile with their fractions: the tile `z/x/y` reaches from `[x, y]`
 * to `[x + 1, y + 1]`. At zoom 0 the whole world is the unit square.
 */
export type TileGridPoint = readonly [x: number, y: number];

/** Columns and rows of tiles of one zoom, both ends included; rows count from the north. */
export interface TileRange {
  readonly west: number;
  readonly east: number;
  readonly north: number;
  readonly south: number;
}

/**
 * Projects a position to the tile grid of a zoom. Not clamped: beyond 85.05° N and S the point lies outside of the
 * world's tiles.
 */
export function toTileGrid([lon, lat]: Position, z: number): TileGridPoint {
  const side = 2 ** z;
  return [(lon / 360 + 0.5) * side, (0.5 - northingOf(lat) / (2 * Math.PI)) * side];
}

/** The position of a point of the tile grid of a zoom. */
export function fromTileGrid([x, y]: TileGridPoint, z: number): [lon: number, lat: number] {
  const side = 2 ** z;
  return [(x / side - 0.5) * 360, latOfNorthing((1 - (2 * y) / side) * Math.PI)];
}

/** Metres on the ground along the side of a tile of a zoom, at row `y`: Web Mercator stretches by 1 / cos(latitude). */
export function tileSideM(y: number, z: number): number {
  const side = 2 ** z;
  return MERCATOR_WORLD_M / side / Math.cosh(2 * Math.PI * (0.5 - y / side));
}

/** Columns and rows of the tiles of a zoom that a box touches, within the world. */
export function tileRange([west, south, east, north]: Bounds, z: number): TileRange {
  const last = 2 ** z - 1;
  const cell = (n: number) => Math.min(Math.max(Math.floor(n), 0), last);
  const [left, top] = toTileGrid([west, north], z);
  const [right, bottom] = toTileGrid([east, south], z);
  return { west: cell(left), east: cell(right), north: cell(top), south: cell(bottom) };
}

/** The tiles of a zoom that a box touches, row by row. */
export function tilesOf(bounds: Bounds, z: number): TileAddress[] {
  const { west, east, north, south } = tileRange(bounds, z);
  const tiles: TileAddress[] = [];
  for (let y = north; y <= south; y++) for (let x = west; x <= east; x++) tiles.push({ z, x, y });
  return tiles;
}

/** The tiles of a range of zooms that a box touches, the widest views first. */
export function tilesOfZooms(
  bounds: Bounds,
  { min, max }: { readonly min: number; readonly max: number },
): TileAddress[] {
  return Array.from({ length: max - min + 1 }, (_, at) => tilesOf(bounds, min + at)).flat();
}

/** Whether the numbers are whole and address a tile of the world between two zooms, both included. */
export function isTile({ z, x, y }: TileAddress, minZoom: number, maxZoom: number): boolean {
  const side = 2 ** z;
  return [z, x, y].every(Number.isInteger) && z >= minZoom && z <= maxZoom && x >= 0 && y >= 0 && x < side && y < side;
}

/** Bounds of a tile, without a buffer. */
export function boundsOfTile({ z, x, y }: TileAddress): Bounds {
  const [west, north] = fromTileGrid([x, y], z);
  const [east, south] = fromTileGrid([x + 1, y + 1], z);
  return [west, south, east, north];
}
