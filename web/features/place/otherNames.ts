import { isLanguage, type Language } from '#common/languages.ts';

interface OtherName {
  readonly text: string;
  /** Value of the `lang` attribute; null where the language is not known. */
  readonly lang: string | null;
}

const NAMES_MAX = 4;

/**
 * Up to four names that are shown beside the title: names in other languages and local names first, then the aliases
 * that moderators added, which are never left out for other names (RULINGS 23).
 */
export function otherNames(
  title: string,
  names: readonly { readonly language: string; readonly text: string }[],
  aliases: readonly string[],
  language: Language,
): readonly OtherName[] {
  const seen = new Set([title]);
  const all = [
    ...names
      .filter((name) => name.language !== language)
      .map((name) => ({
        text: name.text,
        lang: isLanguage(name.language) || name.language === 'se' ? name.language : null,
      })),
    ...aliases.map((text) => ({ text, lang: null })),
  ];
  const others = all.filter(({ text }) => {
    const isNew = !seen.has(text);
    seen.add(text);
    return isNew;
  });
  const added = others.filter(({ text }) => aliases.includes(text)).slice(0, NAMES_MAX);
  return [...others.filter((name) => !added.includes(name)).slice(0, NAMES_MAX - added.length), ...added];
}
