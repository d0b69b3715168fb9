import type { LoadedRecord } from '#api/import/publish/core/loaded.ts';
import type { RecordNames } from '#api/import/records/record.ts';
import { normalise } from '#common/search/normalise.ts';

export const LANGUAGES = ['fi', 'sv', 'en', 'se', 'local'] as const;

/**
 * Merges names by language; the name that another source gives becomes a further name. A name without a language counts
 * as Finnish against the starter table, unless it is the Swedish one.
 */
export function mergedNames(records: readonly LoadedRecord[]): RecordNames {
  const chosen = new Map<(typeof LANGUAGES)[number], string>();
  const further: string[] = [];
  for (const { names, source } of records) {
    const local = chosen.get('local');
    const isKnownInFinnish = source === 'starter' && local !== undefined && local !== chosen.get('sv');
    for (const language of LANGUAGES) {
      const name = names[language];
      if (name === undefined) continue;
      if (chosen.has(language) || (language === 'fi' && isKnownInFinnish)) further.push(name);
      else chosen.set(language, name);
    }
    further.push(...(names.alt ?? []));
  }
  const alt = withoutRepeats(further, [...chosen.values()]);
  return { ...Object.fromEntries(chosen), ...(alt.length > 0 && { alt }) };
}

/** The names that are not among the known ones when both are normalised. */
export function withoutRepeats(names: readonly string[], known: readonly string[]): string[] {
  if (names.length === 0) return [];
  const seen = new Set(known.map(normalise));
  return names.filter((name) => {
    const norm = normalise(name);
    if (norm === '' || seen.has(norm)) return false;
    seen.add(norm);
    return true;
  });
}
