import { getTimes } from 'suncalc';
import type { Position } from '#common/geo/bounds.ts';

type SunState = 'RISES' | 'POLAR_DAY' | 'POLAR_NIGHT';

/** The sun on a Finnish date at a point. */
export interface SunDay {
  /** YYYY-MM-DD. */
  readonly date: string;
  /** Null where it is up or down all day. */
  readonly sunrise: Date | null;
  readonly sunset: Date | null;
  readonly state: SunState;
}

export function sunDay(date: string, [lon, lat]: Position): SunDay {
  // Noon in Finland, so that the solar day is that of the date.
  const { sunrise, sunset, alwaysUp, alwaysDown } = getTimes(new Date(`${date}T10:00:00Z`), lat, lon);
  return {
    date,
    sunrise,
    sunset,
    state: alwaysUp === true ? 'POLAR_DAY' : alwaysDown === true ? 'POLAR_NIGHT' : 'RISES',
  };
}
