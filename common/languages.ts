/** Languages of the product; Finnish is the source (SPEC §2). */
export const LANGUAGES = ['fi', 'sv', 'en'] as const;

export type Language = (typeof LANGUAGES)[number];

export const DEFAULT_LANGUAGE: Language = 'fi';

const known: ReadonlySet<unknown> = new Set(LANGUAGES);

export function isLanguage(value: unknown): value is Language {
  return known.has(value);
}

/** A stored language; the default for one that is none of the product's any more. */
export function languageOf(stored: string): Language {
  return isLanguage(stored) ? stored : DEFAULT_LANGUAGE;
}
