import { isLanguage, type Language } from '#common/languages.ts';

export interface OtherName {
  readonly text: string;
  /** Tag for `lang`; null where the language is not known. */
  readonly lang: string | null;
}

const MOST = 4;

/** Names beside the title, four at most: those in the other languages of Finland, Sámi and local ones, then those that moderators added, which always have room (RULINGS 23). */
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
  const added = others.filter(({ text }) => aliases.includes(text)).slice(0, MOST);
  return [...others.filter((name) => !added.includes(name)).slice(0, MOST - added.length), ...added];
}
