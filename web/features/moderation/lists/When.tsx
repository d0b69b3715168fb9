import { formatDate, formatDateTime } from '#common/format.ts';

/** A moment as it is written, `21.11.2026 14:30`; a day alone with `dayOnly`. */
export function When({ time, dayOnly = false }: { time: string; dayOnly?: boolean }) {
  const moment = new Date(time);
  return <time dateTime={time}>{dayOnly ? formatDate(moment) : formatDateTime(moment)}</time>;
}
