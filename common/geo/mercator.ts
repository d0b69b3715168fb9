import type { Bounds, Position } from './bounds.ts';

/**
 * A point of the Web Mercator world (EPSG:3857) in metres: x runs to the east and y to the north, `[0, 0]` lies on the
 * equator at 0° E. These metres are true on the equator only; at latitude φ one of them is cos φ metres on the ground.
 */
export type MercatorPoint = readonly [x: number, y: number];

/** A box of the Web Mercator world in metres. */
export type MercatorBox = readonly [minX: number, minY: number, maxX: number, maxY: number];

/** Radius of the sphere of Web Mercator, metres. */
const RADIUS_M = 6_378_137;

/** Latitude where the square world of Web Mercator ends. */
const MAX_LAT = 85.051_128_779_806_59;

const DEGREES = 180 / Math.PI;

/** Side of the square world in metres: the length of the equator. */
export const MERCATOR_WORLD_M = 2 * Math.PI * RADIUS_M;

/**
 * Northing of a latitude on the sphere of radius 1: from -π to π within the square world, and beyond it towards the
 * poles.
 */
export function northingOf(lat: number): number {
  return Math.asinh(Math.tan(lat / DEGREES));
}

/** Latitude in degrees of a northing on the sphere of radius 1. */
export function latOfNorthing(northing: number): number {
  return Math.atan(Math.sinh(northing)) * DEGREES;
}

/** Projects a position; a latitude beyond the square world is clamped to its edge. */
export function toMercator([lon, lat]: Position): MercatorPoint {
  return [(lon / DEGREES) * RADIUS_M, northingOf(Math.min(Math.max(lat, -MAX_LAT), MAX_LAT)) * RADIUS_M];
}

/** The position of a projected point. */
export function fromMercator([x, y]: MercatorPoint): Position {
  return [(x / RADIUS_M) * DEGREES, latOfNorthing(y / RADIUS_M)];
}

/** Projects a box; latitudes beyond the square world are clamped to its edge. */
export function toMercatorBox([west, south, east, north]: Bounds): MercatorBox {
  return [...toMercator([west, south]), ...toMercator([east, north])];
}

/** The box of degrees that a projected box is. */
export function fromMercatorBox([minX, minY, maxX, maxY]: MercatorBox): Bounds {
  return [...fromMercator([minX, minY]), ...fromMercator([maxX, maxY])];
}
