import type OpeningHours from 'opening_hours';
import type { Position } from '#common/geo/bounds.ts';
import { HOUR_MS, SECOND_MS } from '#common/time.ts';
import { helsinkiWallClock, type OpeningState, parseHours, sunAt } from './hoursText.ts';

/** From the first moment to before the second one. */
export type Stretch = readonly [start: Date, end: Date];

/**
 * The stretches of time in which a place is open, and those in which its text does not say whether it is; at all other
 * times it is closed. Each list is in order, and no two of its stretches touch.
 */
export interface Stretches {
  readonly open: readonly Stretch[];
  readonly unknown: readonly Stretch[];
}

/** A day in Finland, or the part of it before or after a change of the clock. */
interface DayPart {
  /** The wall clock of `helsinkiWallClock` at its start and its end. */
  readonly wallStart: Date;
  readonly wallEnd: Date;
  /** How much the wall clock is ahead of UTC, milliseconds. */
  readonly shiftMs: number;
}

/**
 * Reads hours at a position as stretches of time between `from` and `to` (whole seconds); null for a text that cannot
 * be read. They say of each moment what `openingState` says of it. Made once for many texts.
 */
export function stretchesBetween(from: Date, to: Date): (text: string, position: Position) => Stretches | null {
  const parts = dayParts(from.getTime(), to.getTime());
  return (text, position) => {
    const found: Record<OpeningState, Stretch[]> = { OPEN: [], CLOSED: [], UNKNOWN: [] };
    // Not cached: each of the texts of a country is read once.
    let hours: OpeningHours | null = null;
    let shiftMs: number | null = null;
    for (const part of parts) {
      if (part.shiftMs !== shiftMs) hours = parseHours(text, sunAt(position, part.shiftMs));
      if (hours === null) return null;
      shiftMs = part.shiftMs;
      for (const [state, start, end] of statesOf(hours, part)) append(found[state], start, end);
    }
    return { open: found.OPEN, unknown: found.UNKNOWN };
  };
}

function append(stretches: Stretch[], start: Date, end: Date): void {
  const last = stretches.at(-1);
  if (last?.[1].getTime() === start.getTime()) stretches[stretches.length - 1] = [last[0], end];
  else stretches.push([start, end]);
}

type StateFor = readonly [state: OpeningState, start: Date, end: Date];

/**
 * Where the library throws, hour by hour: it does so where the sun does not rise or set that day. An hour in which it
 * throws is unknown.
 */
function statesOf(hours: OpeningHours, part: DayPart): StateFor[] {
  try {
    return statesAlong(hours, part);
  } catch {
    const pieces = hoursOf(part);
    if (pieces.length > 1) return pieces.flatMap((piece) => statesOf(hours, piece));
    return [['UNKNOWN', timeOf(part, part.wallStart), timeOf(part, part.wallEnd)]];
  }
}

function statesAlong(hours: OpeningHours, part: DayPart): StateFor[] {
  const states: StateFor[] = [];
  const iterator = hours.getIterator(part.wallStart);
  for (let isMore = true; isMore;) {
    const state = iterator.getUnknown() ? 'UNKNOWN' : iterator.getState() ? 'OPEN' : 'CLOSED';
    const start = iterator.getDate();
    isMore = iterator.advance(part.wallEnd);
    states.push([state, timeOf(part, start), timeOf(part, isMore ? iterator.getDate() : part.wallEnd)]);
  }
  return states;
}

function timeOf({ shiftMs }: DayPart, wall: Date): Date {
  return new Date(wall.getTime() - shiftMs);
}

function hoursOf({ wallStart, wallEnd, shiftMs }: DayPart): DayPart[] {
  const pieces: DayPart[] = [];
  for (let at = wallStart.getTime(); at < wallEnd.getTime(); at += HOUR_MS)
    pieces.push({
      wallStart: new Date(at),
      wallEnd: new Date(Math.min(at + HOUR_MS, wallEnd.getTime())),
      shiftMs,
    });
  return pieces;
}

function dayParts(from: number, to: number): DayPart[] {
  const parts: DayPart[] = [];
  for (let start = from; start < to;) {
    const wallStart = helsinkiWallClock(new Date(start));
    const shiftMs = shiftAt(start);
    const midnight = new Date(wallStart.getFullYear(), wallStart.getMonth(), wallStart.getDate() + 1);
    const end = clockChangeWithin(start, Math.min(midnight.getTime() - shiftMs, to));
    parts.push({ wallStart, wallEnd: new Date(end + shiftMs), shiftMs });
    start = end;
  }
  return parts;
}

/** The first second after a change of Finland's clock; `end` where there is none before it. */
function clockChangeWithin(start: number, end: number): number {
  const shiftMs = shiftAt(start);
  if (shiftAt(end) === shiftMs) return end;
  let [before, after] = [start, end];
  while (after - before > SECOND_MS) {
    const middle = before + Math.floor((after - before) / 2 / SECOND_MS) * SECOND_MS;
    if (shiftAt(middle) === shiftMs) before = middle;
    else after = middle;
  }
  return after;
}

function shiftAt(time: number): number {
  return helsinkiWallClock(new Date(time)).getTime() - time;
}
