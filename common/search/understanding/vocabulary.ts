import type { NamedArea } from '#common/search/areas.ts';
import { stripCaseEnding } from '#common/search/caseEndings.ts';
import type { OfferedCategory } from '#common/search/searchTypes.ts';
import { isOneSlip, sharedStart } from '#common/search/slips.ts';
import type { Atom } from './atom.ts';
import { COMPOUND_BEGINNINGS, COMPOUND_CATEGORIES } from './compounds.ts';
import { categoryEntries, featureEntries, tableEntries } from './entries.ts';
import { formsOf } from './forms.ts';

export interface Vocabulary {
  /** The most words of a phrase. */
  readonly longest: number;
  /** What the words say together; null for nothing. */
  find(words: readonly string[]): Atom | null;
  /** The one area or category that the word is with a slip of the fingers; null for none, or several. */
  slip(word: string): Atom | null;
  /** The two meanings of a compound such as "koiraranta", and the length of its first part; null for any other word. */
  takeApart(word: string): { readonly length: number; readonly atoms: readonly [Atom, Atom] } | null;
}

/** Below this length a name of an area is not looked for in inflected words. */
const INFLECTED_MIN = 4;

/** A shorter word is one slip from too many others. */
const SLIP_MIN = 5;

/** Shorter endings of a word are no last part of a compound. */
const LAST_PART_MIN = 4;

/** The table of words with the names of the categories and areas; where two say the same word, the table is right. */
export function vocabularyOf(categories: readonly OfferedCategory[], areas: readonly NamedArea[]): Vocabulary {
  const exact = new Map<string, Atom>();
  const beginnings: { readonly beginning: string; readonly atom: Atom }[] = [];
  for (const { words, atom } of [...tableEntries(), ...categoryEntries(categories)])
    for (const word of words.split(', '))
      if (word.endsWith('*')) beginnings.push({ beginning: word.slice(0, -1), atom });
      else if (!exact.has(word)) exact.set(word, atom);
  const areaOf = new Map<string, Atom>(
    areas.flatMap(({ name, norms }) => norms.map((norm) => [norm, { type: 'area', name }] as const)),
  );
  const named = [...[...exact].filter(([, { type }]) => type === 'category'), ...areaOf];
  const phrases = [...exact.keys(), ...areaOf.keys()];

  function single(word: string): Atom | null {
    const meant = exact.get(word) ?? areaOf.get(word);
    if (meant) return meant;
    const forms = nearestFirst(word, formsOf(word));
    const inflected = forms.map((form) => exact.get(form)).find((atom) => atom !== undefined && isInflected(atom));
    const area = [...stripCaseEnding(word), ...forms].find((form) => form.length >= INFLECTED_MIN && areaOf.has(form));
    const begun = beginnings.find(({ beginning }) => word.startsWith(beginning) && !isCompound(word, beginning))?.atom;
    return inflected ?? (area === undefined ? undefined : areaOf.get(area)) ?? begun ?? null;
  }
  /** "Valokuvamuseo" is a museum whatever "valokuva" says. */
  function isCompound(word: string, beginning: string): boolean {
    const ends = Array.from({ length: word.length - beginning.length }, (_, at) => word.slice(beginning.length + at));
    return ends.some((end) => end.length >= LAST_PART_MIN && exact.get(end)?.type === 'category');
  }
  function phrase(words: readonly string[]): Atom | null {
    const start = words.slice(0, -1).join(' ');
    const last = words.at(-1) ?? '';
    const found = [...formsOf(last), ...stripCaseEnding(last)].map((form) => `${start} ${form}`);
    return found.map((one) => exact.get(one) ?? areaOf.get(one)).find((atom) => atom !== undefined) ?? null;
  }
  return {
    longest: Math.max(...phrases.map((one) => one.split(' ').length)),
    slip: (word) => slipped(word, named),
    takeApart: (word) => takenApart(word, single),
    find: (words) => (words.length === 1 ? single(words[0] ?? '') : phrase(words)),
  };
}

/** Of the forms of a word those that change the fewest letters first: "parken" is "park" sooner than "parkki". */
function nearestFirst(word: string, forms: ReadonlySet<string>): string[] {
  return [...forms].toSorted((a, b) => changedLetters(word, a) - changedLetters(word, b));
}

function changedLetters(word: string, form: string): number {
  return word.length + form.length - 2 * sharedStart(word, form);
}

function slipped(word: string, named: readonly (readonly [name: string, atom: Atom])[]): Atom | null {
  if (word.length < SLIP_MIN) return null;
  for (const form of [word, ...stripCaseEnding(word)]) {
    const meant = named
      .filter(([name]) => Math.abs(name.length - form.length) <= 1 && isOneSlip(name, form))
      .map(([, atom]) => atom);
    const [first] = meant;
    if (first) return new Set(meant.map(idOf)).size === 1 ? first : null;
  }
  return null;
}

function idOf(atom: Atom): string {
  return atom.type === 'category' ? atom.key : atom.type === 'area' ? atom.name : atom.type;
}

function takenApart(word: string, single: (word: string) => Atom | null): ReturnType<Vocabulary['takeApart']> {
  for (const { words, atom } of featureEntries(COMPOUND_BEGINNINGS))
    for (const beginning of words.split(', ')) {
      const second = word.startsWith(beginning) ? single(word.slice(beginning.length)) : null;
      if (second?.type === 'category' && COMPOUND_CATEGORIES.has(second.key))
        return { length: beginning.length, atoms: [atom, second] };
    }
  return null;
}

/** Small words are as they are: "ara" is no form of "ar". */
function isInflected({ type }: Atom): boolean {
  return type === 'category' || type === 'kind' || type === 'features' || type === 'day';
}
