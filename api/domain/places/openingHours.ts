import { LRUCache } from 'lru-cache';
import OpeningHours from 'opening_hours';
import type { Position } from '#common/geo/bounds.ts';
import { HOUR_MS } from '#common/time.ts';

export type OpeningState = 'OPEN' | 'CLOSED' | 'UNKNOWN';

/** Longer texts (in characters) are prose. The limit also bounds the time of the parser. */
const TEXT_MAX = 255;
const TIME_ZONE = 'Europe/Helsinki';
const DEGREES_PER_HOUR = 15;
const CHANGE_WITHIN_MS = 7 * 24 * HOUR_MS;

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

/**
 * Whether a place at `position` is open at `now` by its OSM `opening_hours`, on Finland's clock and holidays. UNKNOWN
 * for a text that is not in that syntax, says so itself ("by appointment"), or goes by a sunrise that the day does not
 * have.
 */
export function openingState(text: string, position: Position, now: Date): OpeningState {
  const { hours, wallClock } = read(text, position, now);
  return hours === null ? 'UNKNOWN' : stateAt(hours, wallClock);
}

/** When an open place closes or a closed one opens; null where that is unknown or more than a week away. */
export function nextOpeningChange(text: string, position: Position, now: Date): Date | null {
  const { hours, wallClock } = read(text, position, now);
  if (hours === null || stateAt(hours, wallClock) === 'UNKNOWN') return null;
  const change = changeAfter(hours, wallClock);
  if (
    change === null ||
    change.getTime() - wallClock.getTime() > CHANGE_WITHIN_MS ||
    stateAt(hours, change) === 'UNKNOWN'
  )
    return null;
  const guess = new Date(now.getTime() + change.getTime() - wallClock.getTime());
  // Wrong by an hour when daylight saving time begins or ends in between.
  return new Date(guess.getTime() + change.getTime() - helsinkiWallClock(guess).getTime());
}

function read(
  text: string,
  position: Position,
  now: Date,
): { readonly hours: OpeningHours | null; readonly wallClock: Date } {
  const wallClock = helsinkiWallClock(now);
  return { hours: parse(text, position, Math.round((wallClock.getTime() - now.getTime()) / HOUR_MS)), wallClock };
}

function changeAfter(hours: OpeningHours, wallClock: Date): Date | null {
  try {
    return hours.getNextChange(wallClock) ?? null;
  } catch {
    return null;
  }
}

function stateAt(hours: OpeningHours, wallClock: Date): OpeningState {
  try {
    if (hours.getUnknown(wallClock)) return 'UNKNOWN';
    return hours.getState(wallClock) ? 'OPEN' : 'CLOSED';
  } catch {
    // The library throws where the sun does not rise or set that day.
    return 'UNKNOWN';
  }
}

/** The library reads a Date in the time zone of this process. Returns a Date that shows there the time in Finland. */
function helsinkiWallClock(now: Date): Date {
  const parts = new Map(clock.formatToParts(now).map(({ type, value }) => [type, Number(value)]));
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
  return new Date(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'));
}

/** `shiftHours`: how far the wall clock was moved. Sunrise and sunset are moved as far, so that they stay right. */
function parse(text: string, [lon, lat]: Position, shiftHours: number): OpeningHours | null {
  // Rounded: within some kilometres the sun rises in the same minute, and the cache is used more often.
  const sun = { lat: lat.toFixed(1), lon: (lon - shiftHours * DEGREES_PER_HOUR).toFixed(1) };
  const key = `${sun.lat},${sun.lon},${text}`;
  const known = parsed.get(key);
  if (known) return known.hours;
  const hours = text.length > TEXT_MAX ? null : tryParse(text, sun);
  parsed.set(key, { hours });
  return hours;
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
