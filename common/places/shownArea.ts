import type { Family } from '#common/catalogue/families.ts';

/** Families whose places are land or water; an area of the others is that of a building, a statue or a yard. */
const OF_LAND: ReadonlySet<string> = new Set<Family>(['nature', 'water', 'trail', 'winter', 'cycling']);

/** 0,01 km²: what is smaller is no area that matters for a trip. */
const SHOWN_MIN_M2 = 10_000;

/** The area (m²) of a place as far as it is worth telling, else null. */
export function shownArea(areaM2: number | null | undefined, family: string): number | null {
  return areaM2 !== null && areaM2 !== undefined && areaM2 >= SHOWN_MIN_M2 && OF_LAND.has(family) ? areaM2 : null;
}
