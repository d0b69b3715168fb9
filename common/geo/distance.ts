import { EARTH_RADIUS_KM } from '#common/limits.ts';
import type { Position } from './bounds.ts';

const RADIANS = Math.PI / 180;

/** Great-circle distance on a sphere of 6371 km (SPEC §9), haversine: exact enough for near points too. */
export function distanceKm([lonA, latA]: Position, [lonB, latB]: Position): number {
  const dLat = (latB - latA) * RADIANS;
  const dLon = (lonB - lonA) * RADIANS;
  const h = Math.sin(dLat / 2) ** 2 + Math.cos(latA * RADIANS) * Math.cos(latB * RADIANS) * Math.sin(dLon / 2) ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(h)));
}

/** Length of a line along great circles, metres; points may have a height, which does not count. */
export function lineLengthM(
  line: readonly (Position | readonly [lon: number, lat: number, heightM: number])[],
): number {
  return line.reduce((sum, [lon, lat], i) => {
    const [lastLon, lastLat] = line[i - 1] ?? [lon, lat];
    return sum + distanceKm([lastLon, lastLat], [lon, lat]) * 1000;
  }, 0);
}
