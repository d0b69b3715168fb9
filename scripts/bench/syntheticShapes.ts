import type { PlaceType, SourceRecord } from '#api/import/records/record.ts';
import type { Bounds, Position } from '#common/geo/bounds.ts';
import { distanceKm } from '#common/geo/distance.ts';
import { insideRing } from '#common/geo/plane.ts';
import type { Random } from './syntheticNames.ts';

/** Length of a degree of latitude. */
const METRES_PER_DEGREE = 111_200;

/** Rough outline of mainland Finland. */
const FINLAND: readonly Position[] = [
  [21.4, 61],
  [22.9, 59.95],
  [25, 60.25],
  [27.8, 60.55],
  [29.8, 61.5],
  [31.3, 62.8],
  [29.8, 64.8],
  [29.2, 66.8],
  [28.6, 68.2],
  [28, 69.8],
  [26, 69.6],
  [25.7, 68.9],
  [23.2, 68.7],
  [24, 66.2],
  [25.2, 65.2],
  [22, 63.3],
  [21.3, 62.2],
  [21.4, 61],
];

/** Whether a position lies inside the rough outline. */
export function isInFinland(position: Position): boolean {
  return insideRing(position, FINLAND);
}

/** Degrees to six decimals, about 10 cm. */
export function roundDegrees(degrees: number): number {
  return Math.round(degrees * 1e6) / 1e6;
}

type Shape = Pick<SourceRecord, 'geometry' | 'position' | 'bbox' | 'areaM2' | 'lengthM'>;

/** A random shape of a place's type around a position; national parks are larger than other areas. */
export function shapeOf(rng: Random, type: PlaceType, category: string, centre: Position): Shape {
  if (type === 'PATH') return lineShape(walk(rng, centre), centre);
  if (type === 'AREA') return areaShape(rng, category, centre);
  return {
    geometry: { type: 'Point', coordinates: [...centre] },
    position: centre,
    bbox: boundsOf([centre]),
    areaM2: null,
    lengthM: null,
  };
}

function lineShape(line: readonly Position[], start: Position): Shape {
  const kilometres = line.slice(1).reduce((sum, position, i) => sum + distanceKm(line[i] ?? position, position), 0);
  return {
    geometry: { type: 'LineString', coordinates: line.map((at) => [...at]) },
    position: line[Math.floor(line.length / 2)] ?? start,
    bbox: boundsOf(line),
    areaM2: null,
    lengthM: 1000 * kilometres,
  };
}

function areaShape(rng: Random, category: string, centre: Position): Shape {
  const radius = (category === 'boundary/national_park' ? 0.06 : 0.002) * Math.exp(0.9 * rng.normal());
  const ring = blob(rng, centre, radius);
  return {
    geometry: { type: 'Polygon', coordinates: [ring.map((at) => [...at])] },
    position: centre,
    bbox: boundsOf(ring),
    areaM2: Math.PI * (radius * METRES_PER_DEGREE) ** 2,
    lengthM: null,
  };
}

/** A wandering line of 40 to 400 points, about 40 m apart. */
function walk(rng: Random, start: Position): Position[] {
  let heading = 2 * Math.PI * rng.next();
  let [lon, lat] = start;
  return Array.from({ length: 40 + Math.floor(360 * rng.next() ** 2) }, () => {
    heading += 0.4 * rng.normal();
    lon += 0.0007 * Math.cos(heading);
    lat += 0.00036 * Math.sin(heading);
    return [roundDegrees(lon), roundDegrees(lat)] as const;
  });
}

/** A closed, uneven outline of 20 to 200 points. */
function blob(rng: Random, [lon, lat]: Position, radius: number): Position[] {
  const points = 20 + Math.floor(180 * rng.next() ** 2);
  const ring = Array.from({ length: points }, (_, i) => {
    const angle = (2 * Math.PI * i) / points;
    const r = radius * (0.8 + 0.4 * rng.next());
    return [roundDegrees(lon + 2 * r * Math.cos(angle)), roundDegrees(lat + r * Math.sin(angle))] as const;
  });
  return ring[0] === undefined ? ring : [...ring, ring[0]];
}

function boundsOf(positions: readonly Position[]): Bounds {
  return positions.reduce<Bounds>(
    ([west, south, east, north], [lon, lat]) => [
      Math.min(west, lon),
      Math.min(south, lat),
      Math.max(east, lon),
      Math.max(north, lat),
    ],
    [180, 90, -180, -90],
  );
}
