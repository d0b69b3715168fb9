import type { Language } from './languages.ts';
import { TITLE_MAX } from './limits.ts';
import { DAY_MS, FINNISH_ZONE, HOUR_MS, MINUTE_MS } from './time.ts';

/** Between a number and its unit, so that they never part at the end of a line. */
export const NBSP = '\u00A0';

const RELATIVE_WORDS = {
  fi: { now: 'hetki sitten', ago: (time) => `${time} sitten`, minutes: 'min', hours: 't', days: 'pv' },
  sv: { now: 'nyss', ago: (time) => `för ${time} sedan`, minutes: 'min', hours: 'tim', days: 'd' },
  en: { now: 'just now', ago: (time) => `${time} ago`, minutes: 'min', hours: 'h', days: 'd' },
} as const satisfies Record<
  Language,
  Record<'now' | 'minutes' | 'hours' | 'days', string> & { readonly ago: (time: string) => string }
>;

/** Abbreviations from Monday on (SPEC §9). */
export const WEEKDAYS = {
  fi: ['ma', 'ti', 'ke', 'to', 'pe', 'la', 'su'],
  sv: ['mån', 'tis', 'ons', 'tors', 'fre', 'lör', 'sön'],
  en: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
} as const satisfies Record<Language, readonly string[]>;

/** `1234.5` with one decimal is `1 234,5`, in all three languages (RULINGS 14). */
export function formatDecimal(n: number, decimals: number): string {
  const [whole = '', fraction] = n.toFixed(decimals).split('.');
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, NBSP);
  return fraction === undefined ? grouped : `${grouped},${fraction}`;
}

/**
 * A distance in kilometres (SPEC §9) as a person would say it: `0,05`, `0,3`, `2,5`, `12 km`. Anything but nothing is
 * at least 0,01.
 */
export function formatDistance(distanceKm: number): string {
  if (distanceKm === 0 || distanceKm >= 9.95) return `${formatDecimal(distanceKm, 0)}${NBSP}km`;
  const isNear = distanceKm < 0.095;
  return `${formatDecimal(isNear ? Math.max(distanceKm, 0.01) : distanceKm, isNear ? 2 : 1)}${NBSP}km`;
}

/** A distance that the visitor measures: with a decimal more below 100 km. */
export function formatMeasured(distanceKm: number): string {
  const decimals = distanceKm < 0.995 ? 2 : distanceKm < 99.95 ? 1 : 0;
  return distanceKm === 0 ? formatDistance(0) : `${formatDecimal(Math.max(distanceKm, 0.01), decimals)}${NBSP}km`;
}

/** The length of a route given in metres, written like a distance. */
export function formatLength(lengthM: number): string {
  return formatDistance(lengthM / 1000);
}

/** A height or an ascent, in whole metres. */
export function formatMetres(metres: number): string {
  return `${formatDecimal(metres, 0)}${NBSP}m`;
}

/** An area given in m², in km² (SPEC §2) as a person would say it: `0,17`, `3,4`, `53 km²`. */
export function formatArea(areaM2: number): string {
  const km2 = areaM2 / 1e6;
  const decimals = km2 < 0.995 ? 2 : km2 < 9.95 ? 1 : 0;
  return `${formatDecimal(km2, decimals)}${NBSP}km²`;
}

let dateParts: Intl.DateTimeFormat | null = null;

function partsOf(time: Date): Readonly<Partial<Record<Intl.DateTimeFormatPartTypes, string>>> {
  // Made when the first date is written: time zones and calendars take a slow phone over 100 ms, and most first pages
  // have no date.
  dateParts ??= new Intl.DateTimeFormat('en-GB', {
    timeZone: FINNISH_ZONE,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  return Object.fromEntries(dateParts.formatToParts(time).map(({ type, value }) => [type, value]));
}

/** `21.11.2026`, in Finland's time. */
export function formatDate(time: Date): string {
  const { day, month, year } = partsOf(time);
  return `${day}.${month}.${year}`;
}

/** `14:30`, in Finland's time. */
export function formatTime(time: Date): string {
  const { hour, minute } = partsOf(time);
  return `${hour}:${minute}`;
}

/** `28.11.2026 14:30`, in Finland's time. */
export function formatDateTime(time: Date): string {
  return `${formatDate(time)} ${formatTime(time)}`;
}

/** `ma`, `mån`, `Mon`: the day of the week in Finland. */
export function formatWeekday(time: Date, language: Language): string {
  const { day, month, year } = partsOf(time);
  const fromSunday = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day))).getUTCDay();
  return WEEKDAYS[language][(fromSunday + 6) % 7] ?? '';
}

/** How long ago: `hetki sitten`, `5 min sitten`, `3 t sitten` (SPEC §9, RULINGS 14). A time to come counts as now. */
export function formatAgo(time: Date, now: Date, language: Language): string {
  const age = Math.max(0, now.getTime() - time.getTime());
  const words = RELATIVE_WORDS[language];
  if (age < MINUTE_MS) return words.now;
  if (age < HOUR_MS) return words.ago(`${Math.floor(age / MINUTE_MS)}${NBSP}${words.minutes}`);
  if (age < DAY_MS) return words.ago(`${Math.floor(age / HOUR_MS)}${NBSP}${words.hours}`);
  return words.ago(`${Math.floor(age / DAY_MS)}${NBSP}${words.days}`);
}

/** Cuts a title to `max` characters, the last of them an ellipsis. */
export function truncateTitle(title: string, max: number = TITLE_MAX): string {
  const characters = Array.from(title);
  return characters.length <= max
    ? title
    : `${characters
        .slice(0, max - 1)
        .join('')
        .trimEnd()}…`;
}
