/** Lengths of time. `_MS` counts milliseconds, `_S` seconds. */
export const SECOND_MS = 1000;
export const MINUTE_MS = 60 * SECOND_MS;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

export const MINUTE_S = 60;
export const HOUR_S = 60 * MINUTE_S;
export const DAY_S = 24 * HOUR_S;

/** Time zone of all times and days of places: they are in Finland, wherever the reader is. */
export const FINNISH_ZONE = 'Europe/Helsinki';

/** Whether a moment is less than `maxMs` ago, all ms; one ahead of now was noted before the clock was set back. */
export function isWithinAge(moment: number, now: number, maxMs: number): boolean {
  return Math.abs(now - moment) < maxMs;
}
