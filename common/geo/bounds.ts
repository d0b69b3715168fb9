/** `[west, south, east, north]` in degrees, WGS84; never across the antimeridian. */
export type Bounds = readonly [west: number, south: number, east: number, north: number];

/** `[lon, lat]` in degrees, WGS84. */
export type Position = readonly [lon: number, lat: number];

/** Box inside which coordinates and user positions count as Finland (SPEC §5, §9). */
export const FINLAND_BOUNDS: Bounds = [19.2728, 59.76827, 31.59206, 70.09414];

/** Radius of the sphere of Web Mercator, metres. */
const MERCATOR_RADIUS_M = 6_378_137;

/** Latitude where Web Mercator's square world ends. */
const MERCATOR_MAX_LAT = 85.051_128_779_806_59;

const DEGREES = 180 / Math.PI;

function clamp(n: number, low: number, high: number): number {
  return Math.min(Math.max(n, low), high);
}

/** Grows the box by `fraction` of its width and height, half on each side, within the world. */
export function expandBounds([west, south, east, north]: Bounds, fraction: number): Bounds {
  const dx = ((east - west) * fraction) / 2;
  const dy = ((north - south) * fraction) / 2;
  return [Math.max(west - dx, -180), Math.max(south - dy, -90), Math.min(east + dx, 180), Math.min(north + dy, 90)];
}

/** Edges belong to the box. */
export function containsPosition([west, south, east, north]: Bounds, [lon, lat]: Position): boolean {
  return lon >= west && lon <= east && lat >= south && lat <= north;
}

export function centreOf([west, south, east, north]: Bounds): Position {
  return [(west + east) / 2, (south + north) / 2];
}

const NUMBER = /^-?\d{1,3}(?:\.\d{1,20})?$/;

/** Reads `west,south,east,north` from a URL; null unless four numbers in range span a box. */
export function parseBounds(text: string): Bounds | null {
  const parts = text.length > 200 ? [] : text.split(',').map((part) => part.trim());
  if (parts.length !== 4 || !parts.every((part) => NUMBER.test(part))) return null;
  const [west = 0, south = 0, east = 0, north = 0] = parts.map(Number);
  const inWorld = west >= -180 && east <= 180 && south >= -90 && north <= 90;
  return inWorld && west < east && south < north ? [west, south, east, north] : null;
}

/** Web Mercator easting in metres. */
export function mercatorX(lon: number): number {
  return (lon / DEGREES) * MERCATOR_RADIUS_M;
}

/** Web Mercator northing in metres; latitudes beyond the square world are clamped to its edge. */
export function mercatorY(lat: number): number {
  const phi = clamp(lat, -MERCATOR_MAX_LAT, MERCATOR_MAX_LAT) / DEGREES;
  return Math.log(Math.tan(Math.PI / 4 + phi / 2)) * MERCATOR_RADIUS_M;
}

/** Longitude of a Web Mercator easting in metres. */
export function lonOfMercatorX(x: number): number {
  return (x / MERCATOR_RADIUS_M) * DEGREES;
}

/** Latitude of a Web Mercator northing in metres. */
export function latOfMercatorY(y: number): number {
  return (2 * Math.atan(Math.exp(y / MERCATOR_RADIUS_M)) - Math.PI / 2) * DEGREES;
}
