import type { Polygon, Position as GeoPosition } from 'geojson';
import simplify from 'simplify-js';
import { type Bounds, containsPosition, type Position } from '#common/geo/bounds.ts';
import { crossesRay } from '#common/geo/plane.ts';

/**
 * Where the institute warns: Finland and the Baltic Sea with its straits. A polygon with a corner elsewhere is one with
 * latitude and longitude exchanged, across the antimeridian, or nonsense.
 */
const WARNED_WORLD: Bounds = [0, 48, 48, 76];

const DECIMALS = 5;
/** A hand-drawn polygon has some hundred corners. */
const CORNERS_MAX = 5_000;
/** Degrees of latitude: 450 m for outlines that are only drawn, 50 m for a polygon of very many corners. */
const DRAWN_TOLERANCE = 0.004;
const EXACT_TOLERANCE = 0.0005;
/** Width of a degree of longitude in degrees of latitude, at 64° N. */
const LON_WIDTH = 0.44;

const CIRCLE_CORNERS = 48;
const KM_PER_DEGREE = 111.2;
const RADIUS_MAX_KM = 1_000;
/** A circle of radius 0 is a point; it gets some extent. */
const RADIUS_MIN_KM = 0.1;

/** A polygon of CAP: corners `lat,lon` between white space, the last like the first. Null for any other text. */
export function polygonOf(text: string): Polygon | null {
  const corners = text.trim().split(/\s+/).map(cornerOf);
  const ring = corners.filter((corner) => corner !== null);
  if (ring.length < corners.length) return null;
  const [first] = ring;
  const last = ring.at(-1);
  if (first === undefined || last === undefined) return null;
  if (first[0] !== last[0] || first[1] !== last[1]) ring.push(first);
  if (ring.length < 4) return null;
  return polygon(ring.length > CORNERS_MAX ? simplified(ring, EXACT_TOLERANCE) : ring);
}

/** A circle of CAP, `lat,lon radius` in km, as a polygon around it. Null for any other text. */
export function circleOf(text: string): Polygon | null {
  const [at = '', radius = '', ...more] = text.trim().split(/\s+/);
  const centre = cornerOf(at);
  const km = radius === '' ? Number.NaN : Number(radius);
  if (centre === null || more.length > 0 || !(km >= 0 && km <= RADIUS_MAX_KM)) return null;
  const [lon, lat] = centre;
  // The corners lie as far outside as the middles of the sides would lie inside.
  const reach = Math.max(km, RADIUS_MIN_KM) / KM_PER_DEGREE / Math.cos(Math.PI / CIRCLE_CORNERS);
  const corners = Array.from({ length: CIRCLE_CORNERS }, (_, at) => {
    const angle = (2 * Math.PI * at) / CIRCLE_CORNERS;
    const north = lat + reach * Math.sin(angle);
    return [lon + (reach * Math.cos(angle)) / Math.cos((north * Math.PI) / 180), north].map(rounded);
  });
  return polygon([...corners, ...corners.slice(0, 1)]);
}

/** The outline with few corners, for drawing. */
export function drawnOutline({ coordinates: [ring = []] }: Polygon): Polygon {
  return polygon(simplified(ring, DRAWN_TOLERANCE));
}

/** Whether a position lies in the polygon. */
export function polygonContains({ coordinates: [ring = []] }: Polygon, [lon, lat]: Position): boolean {
  let isInside = false;
  ring.forEach(([toLon = 0, toLat = 0], at) => {
    const [fromLon = 0, fromLat = 0] = ring[at - 1] ?? [toLon, toLat];
    if (crossesRay(lon, lat, fromLon, fromLat, toLon, toLat)) isInside = !isInside;
  });
  return isInside;
}

function cornerOf(text: string): Position | null {
  const [lat = Number.NaN, lon = Number.NaN, ...more] = text
    .split(',')
    .map((part) => (part === '' ? NaN : Number(part)));
  const position: Position = [rounded(lon), rounded(lat)];
  return more.length === 0 && containsPosition(WARNED_WORLD, position) ? position : null;
}

function polygon(ring: readonly (readonly number[])[]): Polygon {
  return { type: 'Polygon', coordinates: [ring.map((corner): GeoPosition => [...corner])] };
}

function simplified(ring: readonly (readonly number[])[], tolerance: number): readonly (readonly number[])[] {
  const points = ring.map(([lon = 0, lat = 0]) => ({ x: lon * LON_WIDTH, y: lat }));
  const fewer = simplify(points, tolerance).map(({ x, y }) => [rounded(x / LON_WIDTH), y]);
  return fewer.length < 4 ? ring : fewer;
}

function rounded(degrees: number): number {
  return Number(degrees.toFixed(DECIMALS));
}
