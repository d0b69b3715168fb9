import type { Bounds } from '#common/geo/bounds.ts';

/** How far beyond its own bounds the surroundings of a place are saved, km. */
const AROUND_KM = { POINT: 2, PATH: 1, AREA: 1 } as const;
const DEGREE_KM = 111.2;

/** Bounds of the area that is saved for a place: its own bounds with its surroundings. */
export function boundsAround(type: keyof typeof AROUND_KM, [west, south, east, north]: Bounds): Bounds {
  const dy = AROUND_KM[type] / DEGREE_KM;
  const dx = dy / Math.cos((((south + north) / 2) * Math.PI) / 180);
  const rounded = (degrees: number) => Number(degrees.toFixed(5));
  return [rounded(west - dx), rounded(south - dy), rounded(east + dx), rounded(north + dy)];
}
