/** `[west, south, east, north]` in degrees, WGS84; never across the antimeridian. */
export type Bounds = readonly [west: number, south: number, east: number, north: number];

/** `[lon, lat]` in degrees, WGS84. */
export type Position = readonly [lon: number, lat: number];

/** Box inside which coordinates and user positions count as Finland (SPEC §5, §9). */
export const FINLAND_BOUNDS: Bounds = [19.2728, 59.76827, 31.59206, 70.09414];

/** Grows the box by `fraction` of its width and height, half on each side, within the world. */
export function expandBounds([west, south, east, north]: Bounds, fraction: number): Bounds {
  const dx = ((east - west) * fraction) / 2;
  const dy = ((north - south) * fraction) / 2;
  return [Math.max(west - dx, -180), Math.max(south - dy, -90), Math.min(east + dx, 180), Math.min(north + dy, 90)];
}

/** Whether the position lies in the box; the edges belong to the box. */
export function containsPosition([west, south, east, north]: Bounds, [lon, lat]: Position): boolean {
  return lon >= west && lon <= east && lat >= south && lat <= north;
}

/** Whether two bounds have a point in common. */
export function boundsTouch(a: Bounds, b: Bounds): boolean {
  return a[0] <= b[2] && a[2] >= b[0] && a[1] <= b[3] && a[3] >= b[1];
}

/** Whether a value of unknown origin is bounds: four numbers. */
export function isBounds(value: unknown): value is Bounds {
  return Array.isArray(value) && value.length === 4 && value.every((n) => typeof n === 'number' && Number.isFinite(n));
}

/** Whether `inner` lies in `outer`; edges may coincide. */
export function containsBounds(outer: Bounds, inner: Bounds): boolean {
  return outer[0] <= inner[0] && outer[1] <= inner[1] && outer[2] >= inner[2] && outer[3] >= inner[3];
}

/** The part that two boxes have in common; null where it has no extent. */
export function commonBounds(a: Bounds, b: Bounds): Bounds | null {
  const [west, south] = [Math.max(a[0], b[0]), Math.max(a[1], b[1])];
  const [east, north] = [Math.min(a[2], b[2]), Math.min(a[3], b[3])];
  return west < east && south < north ? [west, south, east, north] : null;
}

/** The smallest box that holds all positions; there must be one. */
export function boundsOf(positions: readonly Position[]): Bounds {
  const [lons, lats] = [positions.map(([lon]) => lon), positions.map(([, lat]) => lat)];
  return [Math.min(...lons), Math.min(...lats), Math.max(...lons), Math.max(...lats)];
}

/** The smallest box that holds all boxes; there must be one. */
export function unionOf(boxes: readonly Bounds[]): Bounds {
  return boundsOf(
    boxes.flatMap(([west, south, east, north]): Position[] => [
      [west, south],
      [east, north],
    ]),
  );
}

/** The middle of the box, in degrees. */
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
