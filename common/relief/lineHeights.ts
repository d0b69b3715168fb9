import type { Geometry, Position } from 'geojson';
import { distanceKm } from '#common/geo/distance.ts';
import type { Profile } from './profile.ts';

type Heights = Pick<Profile, 'stepM' | 'heightsM' | 'breaks'>;

/** The height so far from the start of a line; null for a profile without heights. */
export function heightAt({ stepM, heightsM, breaks }: Heights, distanceM: number): number | null {
  const at = Math.min(Math.max(distanceM / stepM, 0), heightsM.length - 1);
  const before = Math.floor(at);
  const [a, b] = [heightsM[before], heightsM[Math.ceil(at)]];
  if (a === undefined || b === undefined) return null;
  // Between two parts the nearer one counts.
  if (breaks.includes(before + 1)) return at - before < 0.5 ? a : b;
  return a + (b - a) * (at - before);
}

/** A line whose points have the heights of its profile, to a decimetre; any other geometry as it is. */
export function withHeights(geometry: Geometry, profile: Heights | null): Geometry {
  if (profile === null) return geometry;
  if (geometry.type === 'LineString') {
    const [coordinates = []] = liftedLines([geometry.coordinates], profile);
    return { ...geometry, coordinates };
  }
  if (geometry.type !== 'MultiLineString') return geometry;
  return { ...geometry, coordinates: liftedLines(geometry.coordinates, profile) };
}

function liftedLines(lines: readonly (readonly Position[])[], profile: Heights): Position[][] {
  let distanceM = 0;
  return lines.map((line) =>
    line.map(([lon = 0, lat = 0, given], i) => {
      const [lastLon = lon, lastLat = lat] = line[i - 1] ?? [];
      distanceM += distanceKm([lastLon, lastLat], [lon, lat]) * 1000;
      const height = given ?? heightAt(profile, distanceM);
      return height === null ? [lon, lat] : [lon, lat, Math.round(height * 10) / 10];
    }),
  );
}
