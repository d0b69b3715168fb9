import type { Language } from '#common/languages.ts';
import { FINNISH_ZONE } from '#common/time.ts';

export interface Month<T> {
  /** For example "marraskuu 2026". */
  readonly name: string;
  readonly items: readonly T[];
}

/**
 * Groups items by the month of `created` (ISO 8601) in Finland's time zone, in their order, so that a further
 * page changes nothing above it.
 */
export function byMonth<T extends { readonly created: string }>(
  items: readonly T[],
  language: Language,
): readonly Month<T>[] {
  const format = new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: FINNISH_ZONE });
  const months = new Map<string, T[]>();
  for (const item of items) {
    const name = format.format(new Date(item.created));
    months.set(name, [...(months.get(name) ?? []), item]);
  }
  return [...months].map(([name, of]) => ({ name, items: of }));
}
