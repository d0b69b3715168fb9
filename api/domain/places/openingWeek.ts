import { type Stretch, stretchesBetween } from '#api/hours/stretches.ts';
import { dateAfter, localDate, localTime, startOfDay } from '#common/localDays.ts';
import { DAY_MS } from '#common/time.ts';
import { type Place, positionOf } from './places.ts';

/** A time of one day at which a place is open. */
interface DayHours {
  /** Day of the week, 0 is Sunday. */
  readonly weekday: number;
  /** ISO date. */
  readonly date: string;
  /** `HH:MM` on Finland's clock; a time of closing that is not later than the opening is on the next day. */
  readonly opens: string;
  readonly closes: string;
}

export interface OpeningWeek {
  /** ISO dates of the first and last day that is known. */
  readonly from: string;
  readonly through: string;
  readonly hours: readonly DayHours[];
}

const DAYS = 7;

/** Longest time that one pair of `opens` and `closes` can express; longer hours are listed day by day. */
const STRETCH_MAX_MS = DAY_MS;

/**
 * When a place is open today and on the six days after, by its opening hours; null where these are not known for all of
 * the time.
 */
export function openingWeek(place: Place, now: Date): OpeningWeek | null {
  const text = place.properties.openingHours;
  if (text === undefined) return null;
  const today = localDate(now.getTime());
  const midnightAfter = (days: number) => new Date(startOfDay(dateAfter(today, days)));
  const midnights = Array.from({ length: DAYS + 1 }, (_, day) => midnightAfter(day));
  const [from = now, through = now] = [midnights[0], midnights[DAYS]];
  // A day further, for when the last evening ends.
  const read = stretchesBetween(from, midnightAfter(DAYS + 1))(text, positionOf(place));
  const isOfWeek = ([start]: Stretch) => start < through;
  if (read === null || read.unknown.some(isOfWeek)) return null;
  const hours = read.open
    .filter(isOfWeek)
    .flatMap((stretch) => inDays(stretch, midnights))
    .map(dayHours);
  return { from: today, through: dateAfter(today, DAYS - 1), hours };
}

function inDays(stretch: Stretch, midnights: readonly Date[]): readonly Stretch[] {
  const [start, end] = stretch;
  if (end.getTime() - start.getTime() < STRETCH_MAX_MS) return [stretch];
  return midnights.slice(1).flatMap((midnight, day): Stretch[] => {
    const [opens, closes] = [
      Math.max(start.getTime(), midnights[day]?.getTime() ?? 0),
      Math.min(end.getTime(), midnight.getTime()),
    ];
    return opens < closes ? [[new Date(opens), new Date(closes)]] : [];
  });
}

/** The last minute of a day stands for its end where the whole day is open: schema.org knows no 24:00. */
const WHOLE_DAY = { opens: '00:00', closes: '23:59' } as const;

function dayHours([start, end]: Stretch): DayHours {
  const date = localDate(start.getTime());
  const [opens, closes] = [localTime(start.getTime()), localTime(end.getTime())];
  const day = { weekday: new Date(date).getUTCDay(), date };
  return opens === '00:00' && closes === '00:00' ? { ...day, ...WHOLE_DAY } : { ...day, opens, closes };
}
