import { useDeferredValue } from 'react';
import { useLocation } from 'react-router-dom';
import { dateAfter, startOfDay } from '#common/localDays.ts';

/** The server refuses longer texts. */
const TEXT_MAX = 100;

export interface FilterState<Name extends string> {
  /** The values from the URL, trimmed; empty for a missing one. */
  readonly filters: Readonly<Record<Name, string>>;
  /** The shown rows still belong to the URL before. */
  readonly isPending: boolean;
}

/**
 * The filters of a list, read from the URL. Those of a new URL follow once its rows are loaded, so that the old rows
 * stay until then.
 */
export function useFilters<Name extends string>(names: readonly Name[]): FilterState<Name> {
  const { search } = useLocation();
  const shown = useDeferredValue(search);
  return { filters: readFilters(names, shown), isPending: shown !== search };
}

export function readFilters<Name extends string>(
  names: readonly Name[],
  search: string,
): Readonly<Record<Name, string>> {
  const query = new URLSearchParams(search);
  const read = names.map((name) => [name, (query.get(name) ?? '').trim().slice(0, TEXT_MAX)] as const);
  return Object.assign(Object.create(null), Object.fromEntries(read));
}

/** The query of a URL with some of its filters changed; an empty value removes its parameter. */
export function withFilters(search: string, changes: Readonly<Record<string, string>>): string {
  const query = new URLSearchParams(search);
  for (const [name, value] of Object.entries(changes)) {
    if (value === '') query.delete(name);
    else query.set(name, value);
  }
  return query.toString();
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The server reads years of four digits. */
const YEAR = /^\d{4}-/;

/** When a day begins in Finland, ISO 8601, `days` later; null for a text that is no day. */
export function dayStart(day: string, days = 0): string | null {
  if (!DAY.test(day) || Number.isNaN(Date.parse(day))) return null;
  const time = startOfDay(dateAfter(day, days));
  const written = Number.isNaN(time) ? '' : new Date(time).toISOString();
  return YEAR.test(written) ? written : null;
}
