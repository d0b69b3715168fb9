/** Shorter parts of a word say too little to be taken for its basic form, unless they lack one letter: "pubs". */
const BASE_MIN = 4;
const SHORT_MIN = 3;

/** Endings of the three languages in normalised form (no å, ä, ö) after which nothing but the stem is left. */
const SINGULAR = words(
  'n t a s na ta en an on un yn in han hen hin hon hun hyn seen ssa sta lla lta lle ksi et ar er or es arna erna orna',
);
/** Finnish endings of the plural: its "i" or "j" may have changed the last vowel of the word, or taken it away. */
const PLURAL = words('ia ja ita ien jen iden issa ista illa ilta ille iksi ihin iin');
/** What stands in place of an ending in the basic form. */
const REPLACED: readonly (readonly [ending: string, basic: string])[] = [
  ['ies', 'y'],
  ['er', 'um'],
  ['et', 'um'],
  ['or', 'a'],
  ['orna', 'a'],
  ['sen', 'nen'],
  ['set', 'nen'],
  ['sia', 'nen'],
  ['silla', 'nen'],
  ['sissa', 'nen'],
  ['kset', 's'],
  ['ksen', 's'],
  ['ksia', 's'],
  ['ksella', 's'],
  ['udessa', 'us'],
];
/** Consonants of the weak grade before the last vowel, and what they are in the strong one: "ranna", "ranta". */
const GRADES: readonly (readonly [weak: string, strong: string])[] = [
  ['nn', 'nt'],
  ['ll', 'lt'],
  ['rr', 'rt'],
  ['mm', 'mp'],
  ['ng', 'nk'],
  ['d', 't'],
  ['v', 'p'],
  ['k', 'kk'],
  ['p', 'pp'],
  ['t', 'tt'],
  ['l', 'lk'],
  ['r', 'rk'],
];

function words(text: string): readonly string[] {
  return text.split(' ');
}

/**
 * What a normalised word may be an inflected form of, itself first. It names many that are no words, for it is held
 * against a table of those that are ("kahviloita" gives "kahvila", "badplatser" "badplats", "beaches" "beach"); a name
 * that anybody may bear needs the more careful `stripCaseEnding`.
 */
export function formsOf(word: string): ReadonlySet<string> {
  const singular = stems(word, SINGULAR).flatMap((stem) => [stem, ...(stem.endsWith('e') ? [`${cut(stem)}i`] : [])]);
  const plural = stems(word, PLURAL).flatMap((stem) => [
    stem,
    `${cut(stem)}a`,
    `${cut(stem)}i`,
    `${stem}a`,
    `${stem}i`,
  ]);
  const replaced = REPLACED.filter(([ending]) => word.endsWith(ending)).map(
    ([ending, basic]) => word.slice(0, -ending.length) + basic,
  );
  const found = [...singular, ...plural].flatMap((stem) => [stem, ...strongGrades(stem)]);
  const min = (form: string) => (word.length - form.length > 1 ? BASE_MIN : SHORT_MIN);
  return new Set([word, ...[...found, ...replaced].filter((form) => form.length >= min(form))]);
}

function stems(word: string, endings: readonly string[]): string[] {
  return endings.filter((ending) => word.endsWith(ending)).map((ending) => word.slice(0, -ending.length));
}

function cut(stem: string): string {
  return stem.slice(0, -1);
}

function strongGrades(stem: string): string[] {
  const [vowel = ''] = /[aeiouy]$/.exec(stem) ?? [];
  const root = vowel === '' ? stem : cut(stem);
  return GRADES.filter(([weak]) => root.endsWith(weak)).map(
    ([weak, strong]) => root.slice(0, -weak.length) + strong + vowel,
  );
}
