import { LRUCache } from 'lru-cache';
import type OpeningHours from 'opening_hours';
import type { Position } from '#common/geo/bounds.ts';
import { DAY_MS, HOUR_MS, SECOND_MS } from '#common/time.ts';
import { helsinkiWallClock, type OpeningState, parseHours, type SunPosition, sunAt } from './hoursText.ts';
import { isOfTheSun } from './patternKey.ts';
import { stretchesBetween } from './stretches.ts';

const CHANGE_WITHIN_MS = 7 * DAY_MS;

/** Cache of parsed texts; null for a text that cannot be parsed. */
const parsed = new LRUCache<string, { readonly hours: OpeningHours | null }>({ max: 2000 });

/** The state at a moment by a text, and how long it holds. Times in ms since 1970. */
interface Saying {
  readonly state: OpeningState;
  /** When it changes next; null where that is unknown. */
  readonly change: number | null;
  readonly from: number;
  /** The first moment for which it no longer holds. */
  readonly until: number;
}

const sayings = new LRUCache<string, Saying>({ max: 2000 });

/**
 * Whether a place at `position` is open at `now` by its OSM `opening_hours`, on Finland's clock and holidays. UNKNOWN
 * for a text that is not in that syntax, says so itself ("by appointment"), or goes by a sunrise that the day does not
 * have.
 */
export function openingState(text: string, position: Position, now: Date): OpeningState {
  return sayingAt(text, position, now).state;
}

/** When an open place closes or a closed one opens; null where that is unknown or more than a week away. */
export function nextOpeningChange(text: string, position: Position, now: Date): Date | null {
  const { change } = sayingAt(text, position, now);
  return change === null || change - now.getTime() > CHANGE_WITHIN_MS ? null : new Date(change);
}

/** Cached until the next change: each list shows the hours of its places. */
function sayingAt(text: string, position: Position, now: Date): Saying {
  const [lon, lat] = position;
  const time = now.getTime();
  const key = `${lat.toFixed(1)},${lon.toFixed(1)},${text}`;
  const known = sayings.get(key);
  if (known !== undefined && known.from <= time && time < known.until) return known;
  const saying = readAt(text, position, now);
  sayings.set(key, saying);
  return saying;
}

function readAt(text: string, position: Position, now: Date): Saying {
  const wallClock = helsinkiWallClock(now);
  const from = now.getTime();
  const hours = cachedHours(text, sunAt(position, wallClock.getTime() - from));
  if (hours === null) return { state: 'UNKNOWN', change: null, from, until: Infinity };
  const state = stateAt(hours, wallClock);
  const changeOnWall = changeAfter(hours, wallClock);
  if (changeOnWall === 'unreadable') return { state, change: null, from, until: from };
  const byThisSun = changeOnWall && momentOnWall(changeOnWall, now, wallClock);
  const change = byThisSun && changeByItsSun(text, position, now, byThisSun);
  // Clocks are changed at full hours, and with them where the sun of `hours` stands.
  const until = Math.min(change ?? Infinity, (Math.floor(from / HOUR_MS) + 1) * HOUR_MS);
  const isChangeKnown = changeOnWall !== null && state !== 'UNKNOWN' && stateAt(hours, changeOnWall) !== 'UNKNOWN';
  return { state, change: isChangeKnown ? change : null, from, until };
}

/** The next change (ms), which the sun as it stands now lets expect at `change`: clocks may be changed before it. */
function changeByItsSun(text: string, position: Position, now: Date, change: number): number {
  const then = new Date(change);
  const isMoved = helsinkiWallClock(then).getTime() - change !== helsinkiWallClock(now).getTime() - now.getTime();
  if (!isMoved || !isOfTheSun(text)) return change;
  const from = Math.floor(now.getTime() / SECOND_MS) * SECOND_MS;
  const until = change + 2 * HOUR_MS;
  const stretches = stretchesBetween(new Date(from), new Date(until))(text, position);
  const edges = [...(stretches?.open ?? []), ...(stretches?.unknown ?? [])].flat().map((edge) => edge.getTime());
  const first = Math.min(...edges.filter((edge) => edge > from && edge < until));
  return Number.isFinite(first) ? first : change;
}

/** The moment (ms) at which the wall clock shows a time, where it shows `wallClock` now. */
function momentOnWall(shown: Date, now: Date, wallClock: Date): number {
  const guess = now.getTime() + shown.getTime() - wallClock.getTime();
  // Wrong by an hour when daylight saving time begins or ends in between.
  const moment = guess + shown.getTime() - helsinkiWallClock(new Date(guess)).getTime();
  // The wall clock shows no milliseconds, `now` has some.
  return Math.floor(moment / SECOND_MS) * SECOND_MS;
}

function cachedHours(text: string, sun: SunPosition): OpeningHours | null {
  const key = `${sun.lat},${sun.lon},${text}`;
  const known = parsed.get(key);
  if (known) return known.hours;
  const hours = parseHours(text, sun);
  parsed.set(key, { hours });
  return hours;
}

/** Null: it does not change within the time for which changes are announced. */
function changeAfter(hours: OpeningHours, wallClock: Date): Date | 'unreadable' | null {
  // Without a limit the library never ends where rules change and the state does not, as in "Mo-Su,PH 00:00-24:00".
  const limit = new Date(wallClock.getTime() + CHANGE_WITHIN_MS + DAY_MS);
  try {
    return hours.getNextChange(wallClock, limit) ?? null;
  } catch {
    return 'unreadable';
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
