import type { RecordNames } from '#api/import/records/record.ts';
import { withoutRepeats } from './mergedNames.ts';

/** The name columns of a place. */
export interface DisplayNames {
  /** Finnish, else the local name, else any; the category's where it has none. */
  readonly name: string;
  readonly named: boolean;
  readonly nameSv: string | null;
  readonly nameEn: string | null;
  readonly nameSe: string | null;
  readonly nameLocal: string | null;
  /** Moderators' aliases first, then further names of the sources. */
  readonly altNames: readonly string[];
}

/** Names as they are shown (RULINGS 10); `fallback` is the category's Finnish name. */
export function displayNames(names: RecordNames, aliases: readonly string[], fallback: string): DisplayNames {
  const { fi, local, sv, en, se, alt = [] } = names;
  const own = [fi, local, sv, en, se, ...alt].find((name) => name !== undefined && name.trim() !== '');
  const shown = [own, sv, en, se, local].flatMap((name) => name ?? []);
  return {
    name: own ?? fallback,
    named: own !== undefined,
    nameSv: sv ?? null,
    nameEn: en ?? null,
    nameSe: se ?? null,
    nameLocal: local ?? null,
    altNames: withoutRepeats([...aliases, ...alt], shown),
  };
}
