import type { Built } from '#api/import/publish/build/build.ts';
import type { CopyValue } from '#api/platform/db/copy.ts';
import { profileBytes } from '#common/relief/profileBytes.ts';
import type { PlaceHeights, RouteRelief } from './placeHeights.ts';

/** Columns of `place_relief` beside version and id, each with its value. */
export const ROUTE_COLUMNS: readonly (readonly [column: string, value: (route: RouteRelief) => CopyValue])[] = [
  ['descent_m', ({ descentM }) => descentM],
  ['highest_m', ({ highestM }) => highestM],
  ['lowest_m', ({ lowestM }) => lowestM],
  ['steepest_percent', ({ steepest }) => steepest?.percent ?? null],
  ['steepest_from_m', ({ steepest }) => steepest?.fromM ?? null],
  ['minutes', ({ minutes }) => minutes],
  ['step_m', ({ stepM }) => stepM],
  ['profile', ({ heightsM }) => profileBytes(heightsM)],
  ['breaks', ({ breaks }) => breaks],
  ['heights_from', ({ heightsFrom }) => heightsFrom],
];

/** Columns of `place_relief`, in the order of `reliefRows`. */
export const RELIEF_COLUMNS = ['version', 'id', ...ROUTE_COLUMNS.map(([column]) => column)].join(', ');

/** A row for each route with a profile. */
export function* reliefRows(
  { places }: Pick<Built, 'places'>,
  version: number,
  heights: readonly PlaceHeights[],
): Iterable<readonly CopyValue[]> {
  for (const [i, { id }] of places.entries()) {
    const route = heights[i]?.route;
    if (route) yield [version, id, ...ROUTE_COLUMNS.map(([, value]) => value(route))];
  }
}
