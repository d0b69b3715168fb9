import { LRUCache } from 'lru-cache';
import type OpeningHours from 'opening_hours';
import type { Position } from '#common/geo/bounds.ts';
import { DAY_MS } from '#common/time.ts';
import { helsinkiWallClock, type OpeningState, parseHours, type SunPosition, sunAt } from './hoursText.ts';

const CHANGE_WITHIN_MS = 7 * DAY_MS;

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
  return { hours: cachedHours(text, sunAt(position, wallClock.getTime() - now.getTime())), wallClock };
}

function cachedHours(text: string, sun: SunPosition): OpeningHours | null {
  const key = `${sun.lat},${sun.lon},${text}`;
  const known = parsed.get(key);
  if (known) return known.hours;
  const hours = parseHours(text, sun);
  parsed.set(key, { hours });
  return hours;
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
