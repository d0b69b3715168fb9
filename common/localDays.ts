import { DAY_MS, FINNISH_ZONE, HOUR_MS } from '#common/time.ts';

const dates = new Intl.DateTimeFormat('en-CA', {
  timeZone: FINNISH_ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});
const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: FINNISH_ZONE,
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** The Finnish date (YYYY-MM-DD) of a moment, Unix time in ms. */
export function localDate(time: number): string {
  return dates.format(time);
}

/** The Finnish time of day (HH:MM) of a moment, Unix time in ms. */
export function localTime(time: number): string {
  return clock.format(time);
}

/**
 * Unix time (ms) of a Finnish date (YYYY-MM-DD) and time of day (HH:MM): two hours before UTC's, in summer three. Where
 * the clocks are set back, the first of both; where they are set forward, an hour later. NaN where they are none.
 */
export function unixTimeOf(date: string, time: string): number {
  const utc = Date.parse(`${date}T${time}Z`);
  if (Number.isNaN(utc)) return NaN;
  const [summer, winter] = [utc - 3 * HOUR_MS, utc - 2 * HOUR_MS];
  return localDate(summer) === date && localTime(summer) === time ? summer : winter;
}

/** Unix time (ms) at which a Finnish date (YYYY-MM-DD) begins. */
export function startOfDay(date: string): number {
  return unixTimeOf(date, '00:00');
}

/** The date (YYYY-MM-DD) so many days after another. */
export function dateAfter(date: string, days: number): string {
  return new Date(Date.parse(`${date}T12:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Hours of a Finnish date: 23 and 25 where daylight-saving time begins and ends. */
export function hoursOfDay(date: string): number {
  return (startOfDay(dateAfter(date, 1)) - startOfDay(date)) / HOUR_MS;
}
