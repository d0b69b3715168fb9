import type { IntlShape } from 'react-intl';
import { formatMeasured, formatMetres } from '#common/format.ts';
import { heightAt } from '#common/relief/lineHeights.ts';
import type { Relief } from './relief.ts';

/** Times are rounded to five minutes: no rule knows the walker better. */
const TIME_STEP_MIN = 5;

/** `45 min`, `2 t 15 min`. */
export function travelTime(intl: IntlShape, minutes: number): string {
  const rounded = Math.max(TIME_STEP_MIN, Math.round(minutes / TIME_STEP_MIN) * TIME_STEP_MIN);
  return intl.formatMessage({ id: 'relief.duration' }, { hours: Math.floor(rounded / 60), minutes: rounded % 60 });
}

/** A point of the route in words: `2,3 km alusta, korkeus 358 m`. */
export function pointWords(intl: IntlShape, { profile }: Pick<Relief, 'profile'>, distanceM: number): string {
  const values = { at: formatMeasured(distanceM / 1000), height: formatMetres(heightAt(profile, distanceM) ?? 0) };
  return intl.formatMessage({ id: 'relief.point' }, values);
}

/** How far from the start the highest place is, metres. */
export function highestFromM({ profile: { heightsM, stepM }, highestM }: Pick<Relief, 'profile' | 'highestM'>): number {
  const at = heightsM.findIndex((height) => height >= highestM - 0.1);
  return Math.max(0, at) * stepM;
}
