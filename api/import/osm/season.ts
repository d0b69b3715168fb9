import { isHoursText } from '#api/hours/hoursText.ts';
import type { Tags } from '#api/osm/block.ts';
import { listed } from '#api/osm/tagText.ts';

/** Seasons as meteorologists divide the year, with their months in the syntax of `opening_hours`. */
const MONTHS = { spring: 'Mar-May', summer: 'Jun-Aug', autumn: 'Sep-Nov', winter: 'Dec-Feb' } as const;

type Season = keyof typeof MONTHS;

const isSeason = (text: string): text is Season => Object.hasOwn(MONTHS, text);
const SEASONS = Object.keys(MONTHS).filter(isSeason);

/** Parts of opening hours that tell of the year themselves, or that a further rule would not end. */
const OF_THE_YEAR = /\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|week|easter|sh)\b|\|\|/i;

/**
 * The seasons in which a place is there, by `seasonal` and `seasonal:winter=no`; `yes` where they are not known,
 * undefined for the whole year.
 */
export function seasonsOf(tags: Tags): readonly (Season | 'yes')[] | undefined {
  const named = listed(tags['seasonal']).filter(isSeason);
  const not = SEASONS.filter((season) => tags[`seasonal:${season}`] === 'no');
  const seasons = (named.length > 0 ? named : SEASONS).filter((season) => !not.includes(season));
  if (seasons.length > 0 && seasons.length < SEASONS.length) return seasons;
  return tags['seasonal'] === 'yes' ? ['yes'] : undefined;
}

/**
 * Opening hours that say nothing of the year, with those of the seasons: closed outside of them, and of no known state
 * where the seasons are not known.
 */
export function inSeason(hours: string | undefined, tags: Tags): string | undefined {
  const seasons = seasonsOf(tags);
  if (hours === undefined || seasons === undefined || OF_THE_YEAR.test(hours)) return hours;
  // To prose, "in summer from 10 to 18", no rule can be added.
  if (!isHoursText(hours)) return hours;
  if (seasons.includes('yes')) return `${hours}; unknown`;
  const closed = SEASONS.filter((season) => !seasons.includes(season)).map((season) => MONTHS[season]);
  return `${hours}; ${closed.join(',')} off`;
}
