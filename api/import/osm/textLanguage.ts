import { LANGUAGES, type Language } from '#common/languages.ts';

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** Words that most sentences of a language have, or its part of a sign, and that are no words of the other two. */
const WORDS: Readonly<Record<Language, ReadonlySet<string>>> = {
  fi: words(
    'ja ei eli tai sekä myös että joka jossa jonka jota jotka kun kuin oli ovat olla ole vain tämä tässä mutta ' +
      'mukaan noin vuonna vuoden voi saa asti entinen nykyään lähellä kanssa luona vieressä',
  ),
  sv: words(
    'och är det ett för av inte eller med som från till på också har kan vid hos mellan utan när där här finns nära ' +
      'öppen endast toalett',
  ),
  en: words('the and are was were with from at to this that which who it its not only there has have near toilet'),
};

/** Endings of Finnish cases and adjectives. */
const FINNISH_ENDING = /^\p{L}{3,}(?:ss[aä]|stä|llä|ltä|inen|iset)$/u;

/** The language that a text is clearly written in; undefined where its words belong to none, or to more than one. */
export function writtenLanguage(text: string): Language | undefined {
  const [first = '', ...rest] = text.match(/\p{L}+/gu) ?? [];
  // Capitals in the middle begin names, which may be of any language: Pubi The Gate, Raimo Utriainen.
  const found = [first.toLowerCase(), ...rest.filter((word) => word === word.toLowerCase())];
  const fitting = LANGUAGES.filter(
    (language) =>
      found.some((word) => WORDS[language].has(word)) ||
      (language === 'fi' && found.some((word) => FINNISH_ENDING.test(word))),
  );
  return fitting.length === 1 ? fitting[0] : undefined;
}
