import { formatDate, formatTime } from '#common/format.ts';
import { localDate } from '#common/localDays.ts';

/**
 * Text id and values for a place that is closed until a moment (ms): its time when that is today, else the last day on
 * which it is closed; null: until further notice.
 */
export function closedWords(until: number | null, now: number) {
  if (until === null) return { id: 'facts.closed' } as const;
  const last = until - 1;
  return localDate(last) === localDate(now)
    ? ({ id: 'condition.closedToday', values: { time: formatTime(new Date(until)) } } as const)
    : ({ id: 'condition.closedUntil', values: { date: formatDate(new Date(last)) } } as const);
}
