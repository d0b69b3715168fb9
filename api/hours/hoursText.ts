import { LRUCache } from 'lru-cache';
import OpeningHours from 'opening_hours';
import type { Position } from '#common/geo/bounds.ts';
import { HOUR_MS } from '#common/time.ts';

export type OpeningState = 'OPEN' | 'CLOSED' | 'UNKNOWN';

/** Longer texts (in characters) are prose. The limit also bounds the time of the parser. */
export const TEXT_MAX = 255;
const TIME_ZONE = 'Europe/Helsinki';
const DEGREES_PER_HOUR = 15;

const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: TIME_ZONE,
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
  hourCycle: 'h23',
});

/** Cache of parsed texts; null for a text that cannot be parsed. */
const parsed = new LRUCache<string, { readonly hours: OpeningHours | null }>({ max: 2000 });

/** The library reads a Date in the time zone of this process. Returns a Date that shows there the time in Finland. */
export function helsinkiWallClock(now: Date): Date {
  const parts = new Map(clock.formatToParts(now).map(({ type, value }) => [type, Number(value)]));
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
  return new Date(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'));
}

/** How the library reads a text at a position; null where it cannot. `shiftMs`: how far the wall clock was moved. */
export function parseHours(text: string, [lon, lat]: Position, shiftMs: number): OpeningHours | null {
  // Sunrise and sunset are moved as far, so that they stay right. Rounded: within some kilometres the sun rises in the
  // same minute, and the cache is used more often.
  const shiftHours = Math.round(shiftMs / HOUR_MS);
  const sun = { lat: lat.toFixed(1), lon: (lon - shiftHours * DEGREES_PER_HOUR).toFixed(1) };
  const key = `${sun.lat},${sun.lon},${text}`;
  const known = parsed.get(key);
  if (known) return known.hours;
  const hours = text.length > TEXT_MAX || isMisread(text) ? null : tryParse(text, sun);
  parsed.set(key, { hours });
  return hours;
}

/** The library knows no school holidays of Finland: it throws, and prints a request for help besides. */
const SCHOOL_HOLIDAYS = /\bSH\b/;
/**
 * Where a `;` is missing before the last days, `Mo-Fr 10:00-18:00 Sa,Su closed`, the library takes all hours for closed.
 */
const CLOSED_WITHOUT_SEPARATOR = /:\d\d\s+\p{L}{2}[^;,"|]*\s(closed|off)\b/iu;

function isMisread(text: string): boolean {
  return SCHOOL_HOLIDAYS.test(text) || CLOSED_WITHOUT_SEPARATOR.test(text);
}

function tryParse(text: string, sun: { readonly lat: string; readonly lon: string }): OpeningHours | null {
  try {
    // Through `Reflect` because the library's types ask for numbers, while its code accepts coordinates as text only.
    const hours: OpeningHours = Reflect.construct(OpeningHours, [
      text,
      { ...sun, address: { country_code: 'fi', state: '' } },
      { locale: 'fi' },
    ]);
    return hours;
  } catch {
    // The library throws a string for a text that it cannot parse.
    return null;
  }
}
