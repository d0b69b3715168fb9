import { distance } from 'fastest-levenshtein';
import type { RecordNames } from '#api/import/records/record.ts';
import { stripCaseEnding } from '#common/search/caseEndings.ts';
import { normalise, words } from '#common/search/normalise.ts';

/** Names of one record, made ready for comparison. */
export interface ComparableNames {
  /** Every name variant, normalised. */
  readonly full: readonly string[];
  /**
   * The variants without the words that only say what kind of place it is; variants of such words alone are left out.
   */
  readonly specific: readonly (readonly string[])[];
}

/** Words of names that say what a place is, for any category; normalised, basic form. */
const GENERIC: ReadonlySet<string> = new Set(
  `laavu kota kammi autiotupa varaustupa paivatupa tupa tulipaikka nuotiopaikka keittokatos grillipaikka grillikatos
  museo kotiseutumuseo kotimuseo taidemuseo kahvila kahvio ravintola uimaranta uimapaikka talviuintipaikka uimahalli
  lintutorni luontotorni nakotorni nakoalatorni nakoalapaikka luontopolku vaellusreitti retkeilyreitti ulkoilureitti
  patikkareitti reitti polku latu hiihtolatu kuntorata pururata valaistu kansallispuisto luonnonpuisto
  luonnonsuojelualue suojelualue retkeilyalue ulkoilualue virkistysalue leirintaalue satama venesatama
  vierasvenesatama vierassatama gasthamn hiihtokeskus laskettelukeskus frisbeegolf frisbeegolfrata rata alue linna
  kirkko vindskydd grillplats museum hembygdsmuseum konstmuseum kafe cafe restaurang restaurant badstrand badplats
  fageltorn utsiktstorn naturstig vandringsled led stig skidspar nationalpark naturreservat slott kyrka lean to
  shelter beach trail nature national park reserve castle church track area the of ja och and`.split(/\s+/),
);

/** The words of a category's names, which say nothing more about a place of it. */
export function genericWords(categoryNames: readonly string[]): ReadonlySet<string> {
  return new Set(categoryNames.flatMap((name) => words(normalise(name))));
}

/** The record's names for comparison, with the generic words of its category. */
export function comparableNames(names: RecordNames, generic: ReadonlySet<string>): ComparableNames {
  const variants = new Set([names.fi, names.sv, names.en, names.se, names.local, ...(names.alt ?? [])]);
  const full = [...new Set([...variants].map((name) => normalise(name ?? '')).filter((norm) => norm !== ''))];
  const specific = full.map((norm) => specificWords(norm, generic)).filter((rest) => rest.length > 0);
  return { full, specific };
}

function specificWords(norm: string, generic: ReadonlySet<string>): string[] {
  return words(norm).flatMap((word) => {
    if (isGeneric(word, generic)) return [];
    // "Haukkalammenlaavu" is "Haukkalammen laavu".
    const ending = endingOf(word, generic);
    return [ending === undefined ? word : word.slice(0, -ending.length)];
  });
}

function endingOf(word: string, generic: ReadonlySet<string>): string | undefined {
  for (const tail of generic)
    if (tail.length >= 4 && word.length >= tail.length + 3 && word.endsWith(tail)) return tail;
  return undefined;
}

function isGeneric(word: string, generic: ReadonlySet<string>): boolean {
  const isOne = (form: string): boolean => GENERIC.has(form) || generic.has(form);
  return isOne(word) || basicForms(word).some(isOne);
}

/** How alike two places' names are, 0–1: the best pair of their variants; 0 where one has no name of its own. */
export function nameSimilarity(a: ComparableNames, b: ComparableNames): number {
  if (a.specific.length === 0 || b.specific.length === 0) return 0;
  if (a.full.some((name) => b.full.includes(name))) return 1;
  return Math.max(...a.specific.flatMap((x) => b.specific.map((y) => wordsSimilarity(x, y))));
}

/** Names that differ in a number are different places: Laavu 1 and Laavu 2. */
function wordsSimilarity(a: readonly string[], b: readonly string[]): number {
  if (numbersOf(a) !== numbersOf(b)) return 0;
  const [shorter, longer] = a.length <= b.length ? [a, b] : [b, a];
  const left = [...longer];
  const matched = shorter.filter((word) => {
    const at = left.findIndex((other) => sameWord(word, other));
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
  if (matched.length === shorter.length) {
    if (left.length === 0) return 1;
    return matched.some((word) => word.length >= 4) ? CONTAINED : 0;
  }
  const [x, y] = [a.join(' '), b.join(' ')];
  const length = Math.max(x.length, y.length);
  return length < SPELLING_MIN ? 0 : 1 - distance(x, y) / length;
}

/** Names shorter than this that differ in a letter are different names. */
const SPELLING_MIN = 6;

/** The likeness of a name and a longer one that contains it, "Nuuksio" and "Nuuksio Haukkalampi". */
const CONTAINED = 0.8;

function numbersOf(tokens: readonly string[]): string {
  return tokens
    .flatMap((token) => token.match(/\d+/g) ?? [])
    .sort()
    .join(' ');
}

/** Equal but for a case ending: "Haukkalammen" and "Haukkalampi". */
function sameWord(a: string, b: string): boolean {
  if (a === b) return true;
  const formsOfA = basicForms(a);
  const formsOfB = basicForms(b);
  return formsOfA.includes(b) || formsOfB.includes(a) || formsOfA.some((form) => formsOfB.includes(form));
}

function basicForms(word: string): readonly string[] {
  const known = basicFormsCache.get(word);
  if (known !== undefined) return known;
  const forms = stripCaseEnding(word);
  if (basicFormsCache.size >= CACHE_MAX) basicFormsCache.clear();
  basicFormsCache.set(word, forms);
  return forms;
}

/** Normalised words are cached: they occur many times. */
const CACHE_MAX = 50_000;
const basicFormsCache = new Map<string, readonly string[]>();
