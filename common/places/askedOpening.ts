import { localDate, localTime, unixTimeOf } from '#common/localDays.ts';
import { DAY_MS, MINUTE_MS } from '#common/time.ts';

/** When places are to be open, as a line says it. */
export interface AskedOpening {
  /** Days from now, or a weekday, 0 is Monday; null: today, or tomorrow where the time of today is over. */
  readonly day: { readonly ahead: number } | { readonly weekday: number } | null;
  /** Minutes since midnight; null with no day: now. */
  readonly minutes: number | null;
}

/** The hour that a day without a time stands for: then what is open on that day at all is open. */
const NOON = 12 * 60;

/** The moment that is meant, as people in Finland count days; null: now. */
export function momentOf({ day, minutes }: AskedOpening, now: Date): Date | null {
  if (minutes === null && (day === null || ('ahead' in day && day.ahead === 0))) return null;
  const today = momentIn(0, minutes ?? NOON, now);
  if (day === null) return today < now ? momentIn(1, minutes ?? NOON, now) : today;
  if ('ahead' in day) return momentIn(day.ahead, minutes ?? NOON, now);
  const ahead = (day.weekday - weekdayOf(localDate(now.getTime())) + 7) % 7;
  const next = momentIn(ahead, minutes ?? NOON, now);
  // "Open on Sunday" on a Sunday evening is asked for the next one; at a moment of today that is not over it is today.
  return next < now ? momentIn(ahead + 7, minutes ?? NOON, now) : next;
}

/** The noons of a week, from today on. */
export function comingDays(now: Date): readonly Date[] {
  return Array.from({ length: 7 }, (_, ahead) => momentIn(ahead, NOON, now));
}

/** `minutes` since midnight as a clock shows them, up to 24:00. */
function momentIn(days: number, minutes: number, now: Date): Date {
  const after = new Date(minutes * MINUTE_MS);
  const wholeDays = days + after.getUTCDate() - 1;
  // From noon to noon no change of clocks gets a day too far.
  const date = localDate(unixTimeOf(localDate(now.getTime()), '12:00') + wholeDays * DAY_MS);
  return new Date(unixTimeOf(date, after.toISOString().slice(11, 16)));
}

/** The weekday and time of a moment, as `momentOf` finds it again within a week. */
export function weeklyOpening(at: Date): { readonly day: { readonly weekday: number }; readonly minutes: number } {
  const [hours = 0, minutes = 0] = localTime(at.getTime()).split(':').map(Number);
  return { day: { weekday: weekdayOf(localDate(at.getTime())) }, minutes: 60 * hours + minutes };
}

/** 0 is Monday, of a date as YYYY-MM-DD. */
function weekdayOf(date: string): number {
  return (new Date(`${date}T12:00:00Z`).getUTCDay() + 6) % 7;
}
