import { localDate } from '#common/localDays.ts';

// Apart from the other seasons, so that a page of a place need not load the course of the sun.

/** Days of the year as MMDD; a season that ends before it begins goes over the turn of the year. */
export interface Season {
  readonly from: number;
  readonly to: number;
}

const SNOWLESS: Season = { from: 515, to: 1015 };

/** Categories of places that need snow, or ice out of doors. */
export const SNOW_AND_ICE = new Set([
  'skitrack',
  'landuse/winter_sports',
  'lipas/1190',
  'lipas/1510',
  'lipas/1520',
  'lipas/1530',
  'lipas/1540',
  'lipas/1550',
  'lipas/1560',
  'lipas/4110',
  'lipas/4402',
  'lipas/4440',
  'lipas/4441',
  'lipas/4520',
  'lipas/4630',
  'lipas/4640',
  'piste/downhill',
  'piste/hike',
  'piste/ice_skate',
  'piste/skitour',
  'piste/sled',
  'piste/sleigh',
  'piste/snow_park',
  'route/snowmobile',
]);

/** The day as MMDD, in Finland. */
export function monthAndDay(now: Date): number {
  return Number(localDate(now.getTime()).slice(5).replace('-', ''));
}

export function isWithin(day: number, { from, to }: Season): boolean {
  return from <= to ? day >= from && day <= to : day >= from || day <= to;
}

/** No snow can be expected anywhere, nor ice out of doors. */
export function isSnowless(now: Date): boolean {
  return isWithin(monthAndDay(now), SNOWLESS);
}

/** Of these what is there in winter alone; a ski resort is open to hikers in summer. */
const WINTER_TRACKS = new Set([
  'skitrack',
  'lipas/4402',
  'lipas/4421',
  'lipas/4422',
  'piste/ice_skate',
  'piste/skitour',
  'route/snowmobile',
]);

/** Whether a track of snow or ice is out of season. No source says when its season is: LIPAS has none. */
export function isOutOfSeason(category: string, now: Date): boolean {
  return WINTER_TRACKS.has(category) && isSnowless(now);
}
