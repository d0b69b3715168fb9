import type { Position } from '#common/geo/bounds.ts';

interface Region {
  /** National number, as in `admin_area.code` behind the R. */
  readonly number: number;
  /** A position well inside the region, away from its coast and borders. */
  readonly inside: Position;
}

/**
 * The regions of Finland by ISO 3166-2 code. Both countings run from 1 to about 20 and none fits the other: FI-19 is
 * Southwest Finland, while number 19 is Lapland.
 */
export const REGIONS: ReadonlyMap<string, Region> = new Map([
  ['FI-01', { number: 21, inside: [19.93, 60.2] }],
  ['FI-02', { number: 9, inside: [28.19, 61.06] }],
  ['FI-03', { number: 14, inside: [22.84, 62.79] }],
  ['FI-04', { number: 10, inside: [27.27, 61.69] }],
  ['FI-05', { number: 18, inside: [27.73, 64.23] }],
  ['FI-06', { number: 5, inside: [24.46, 60.99] }],
  ['FI-07', { number: 16, inside: [23.69, 63.55] }],
  ['FI-08', { number: 13, inside: [25.75, 62.24] }],
  ['FI-09', { number: 8, inside: [26.7, 60.87] }],
  ['FI-10', { number: 19, inside: [25.73, 66.5] }],
  ['FI-11', { number: 6, inside: [23.76, 61.5] }],
  ['FI-12', { number: 15, inside: [22.2, 63.12] }],
  ['FI-13', { number: 12, inside: [29.76, 62.6] }],
  ['FI-14', { number: 17, inside: [26.99, 65.36] }],
  ['FI-15', { number: 11, inside: [27.68, 62.89] }],
  ['FI-16', { number: 7, inside: [25.66, 60.98] }],
  ['FI-17', { number: 4, inside: [22.35, 61.25] }],
  ['FI-18', { number: 1, inside: [24.86, 60.63] }],
  ['FI-19', { number: 2, inside: [23.06, 60.85] }],
]);
