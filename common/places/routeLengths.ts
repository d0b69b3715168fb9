import type { PlaceFeature } from './features.ts';

/** Lengths of routes to filter by, with the most kilometres of each: it begins above where the one before ends. */
export const ROUTE_LENGTHS = [
  ['upTo5Km', 5],
  ['upTo10Km', 10],
  ['upTo20Km', 20],
  ['over20Km', Number.POSITIVE_INFINITY],
] as const satisfies readonly (readonly [feature: PlaceFeature, mostKm: number])[];

export type RouteLength = (typeof ROUTE_LENGTHS)[number][0];
