import { getPosition } from 'suncalc';
import type { Position } from '#common/geo/bounds.ts';
import { monthAndDay, isSnowless, isWithin } from './snow.ts';

/** What people go out for, by the time of the year; `null` between the seasons. */
type Season = 'winter' | 'summer';

/** Weather that drives people indoors. */
type RoughWeather = 'rain' | 'frost';

/** What a moment at a place is like, as far as it changes what people want to do there. */
export interface Moment {
  readonly season: Season | null;
  readonly isSnowless: boolean;
  /** From the first bilberries to the last lingonberries and mushrooms. */
  readonly isBerryTime: boolean;
  readonly isDark: boolean;
  /** Null for fair weather, and where the weather is not known. */
  readonly weather: RoughWeather | null;
}

/** The forecast for the next hours. */
export interface Outlook {
  /** °C. */
  readonly temp: number | null;
  /** mm in an hour. */
  readonly precip: number | null;
}

/** The polar circle: the Finnish Lapland has snow two months longer. */
const LAPLAND_LAT = 66.5;

/** Days of the year as MMDD; a season that ends before it begins goes over the turn of the year. */
const SEASONS = {
  winter: { from: 1201, to: 331 },
  winterInLapland: { from: 1101, to: 430 },
  summer: { from: 601, to: 831 },
  berries: { from: 715, to: 930 },
} as const;

/** The sun is lower than at the end of civil twilight, degrees. */
const DARK_BELOW = -6;
const RAIN_MM = 0.3;
const FROST_BELOW = -15;

/** What a moment is like at a position; the day is Finland's. */
export function momentAt(now: Date, [lon, lat]: Position, outlook: Outlook | null): Moment {
  const day = monthAndDay(now);
  const isWinter = isWithin(day, lat > LAPLAND_LAT ? SEASONS.winterInLapland : SEASONS.winter);
  const summer = isWithin(day, SEASONS.summer) ? 'summer' : null;
  return {
    season: isWinter ? 'winter' : summer,
    isSnowless: isSnowless(now),
    isBerryTime: isWithin(day, SEASONS.berries),
    isDark: getPosition(now, lat, lon).altitude < DARK_BELOW,
    weather: outlook === null ? null : roughWeather(outlook),
  };
}

function roughWeather({ temp, precip }: Outlook): RoughWeather | null {
  if (temp !== null && temp < FROST_BELOW) return 'frost';
  return precip !== null && precip >= RAIN_MM ? 'rain' : null;
}
