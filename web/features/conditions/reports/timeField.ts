import { localDate, localTime, unixTimeOf } from '#common/localDays.ts';

/** A moment (ISO 8601) as a field for date and time has it, by the clock of Finland; null is an empty field. */
export function fieldOf(iso: string | null): string {
  if (iso === null) return '';
  const time = Date.parse(iso);
  return `${localDate(time)}T${localTime(time)}`;
}

/** The moment (ISO 8601) that a field for date and time has, by the clock of Finland; null where it is empty. */
export function momentOf(value: string): string | null {
  const [date = '', time = ''] = value.split('T');
  const moment = unixTimeOf(date, time.slice(0, 'HH:MM'.length));
  return Number.isNaN(moment) ? null : new Date(moment).toISOString();
}
