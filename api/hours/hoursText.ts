import OpeningHours from 'opening_hours';
import type { Position } from '#common/geo/bounds.ts';
import { FINNISH_ZONE, HOUR_MS } from '#common/time.ts';

export type OpeningState = 'OPEN' | 'CLOSED' | 'UNKNOWN';

/** Longer texts (in characters) are prose. The limit also bounds the time of the parser. */
export const TEXT_MAX = 255;
/** Any place in the country: the sun moves hours, and makes no text readable. */
const FINLAND: Position = [25, 62];
const DEGREES_PER_HOUR = 15;

const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: FINNISH_ZONE,
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
  hourCycle: 'h23',
});

/**
 * The library reads a Date in the time zone of this process, which is UTC, so that no hour is missing from it. Returns
 * a Date that shows there the time in Finland.
 */
export function helsinkiWallClock(now: Date): Date {
  const parts = new Map(clock.formatToParts(now).map(({ type, value }) => [type, Number(value)]));
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
  return new Date(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'));
}

/** Degrees, as the library takes them. */
export interface SunPosition {
  readonly lat: string;
  readonly lon: string;
}

/** The sun is moved as far as the wall clock, so that it stays right. Within some kilometres it rises in one minute. */
export function sunAt([lon, lat]: Position, shiftMs: number): SunPosition {
  const shiftHours = Math.round(shiftMs / HOUR_MS);
  return { lat: lat.toFixed(1), lon: (lon - shiftHours * DEGREES_PER_HOUR).toFixed(1) };
}

/** How the library reads a text, which is some 50 kB; null where it cannot. */
export function parseHours(text: string, sun: SunPosition): OpeningHours | null {
  return text.length > TEXT_MAX || isMisread(text) ? null : tryParse(asMeant(text), sun);
}

/** Whether the library reads a text; prose it does not. */
export function isHoursText(text: string): boolean {
  return parseHours(text, sunAt(FINLAND, 0)) !== null;
}

const DAY = '(?:Mo|Tu|We|Th|Fr|Sa|Su)';
const DAYS = `${DAY}(?:\\s*-\\s*${DAY})?`;
const TIME = '\\d{1,2}(?::\\d\\d)?';
const TIMES = `${TIME}\\s*-\\s*${TIME}`;
/** Times of days of the week, and nothing else. */
const PLAIN_RULE = new RegExp(`^(${DAYS}(?:\\s*,\\s*${DAYS})*)\\s+${TIMES}(?:\\s*,\\s*${TIMES})*$`);
const WEEK = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];

/**
 * After `;` a rule takes the whole of its days, also the night that the evening before reaches into: `Fr,Sa 20-04; Su
 * 12-20` would be closed on Sunday at three. Mappers do not mean that. Where each rule has times of days of its own,
 * `,` changes nothing else.
 */
function asMeant(text: string): string {
  const rules = text.split(';').map((rule) => rule.trim());
  const plain = rules.flatMap((rule) => PLAIN_RULE.exec(rule)?.[1] ?? []);
  const days = plain.flatMap(daysOf);
  const isPlain = plain.length === rules.length && new Set(days).size === days.length;
  return isPlain ? rules.join(', ') : text;
}

/** Days of the week, 0 is Monday, of `Mo-We,Sa`. */
function daysOf(text: string): readonly number[] {
  return text.split(',').flatMap((range) => {
    const [from = 0, to = from] = range.split('-').map((day) => WEEK.indexOf(day.trim()));
    return Array.from({ length: ((to - from + 7) % 7) + 1 }, (_, day) => (from + day) % 7);
  });
}

/** The library knows no school holidays of Finland: it throws, and prints a request for help besides. */
const SCHOOL_HOLIDAYS = /\bSH\b/;
/**
 * Where a `;` is missing before the last days, `Mo-Fr 10:00-18:00 Sa,Su closed`, the library takes all hours for
 * closed.
 */
const CLOSED_WITHOUT_SEPARATOR = /:\d\d\s+\p{L}{2}(?:[^;,"|]*|(?:\s*[-,&]\s*\p{L}{2})*)\s(?:closed|off)\b/iu;

function isMisread(text: string): boolean {
  return SCHOOL_HOLIDAYS.test(text) || CLOSED_WITHOUT_SEPARATOR.test(text);
}

function tryParse(text: string, sun: SunPosition): OpeningHours | null {
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
