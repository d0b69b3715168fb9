import { HOUR_MS } from '#common/time.ts';

/** Zone of Finland's days. */
export const FINNISH_ZONE = 'Europe/Helsinki';

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

/** Unix time (ms) at which a Finnish date (YYYY-MM-DD) begins: two hours before UTC's, in summer three. */
export function startOfDay(date: string): number {
  const utc = Date.parse(`${date}T00:00:00Z`);
  return (
    [utc - 3 * HOUR_MS, utc - 2 * HOUR_MS].find((time) => localDate(time) === date && clock.format(time) === '00:00') ??
    utc - 2 * HOUR_MS
  );
}

function nextDate(date: string): string {
  return new Date(Date.parse(`${date}T12:00:00Z`) + 24 * HOUR_MS).toISOString().slice(0, 10);
}

/** Hours of a Finnish date: 23 and 25 where daylight-saving time begins and ends. */
export function hoursOfDay(date: string): number {
  return (startOfDay(nextDate(date)) - startOfDay(date)) / HOUR_MS;
}
