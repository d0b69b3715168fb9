import type { PlaceFeature } from '#common/places/features.ts';
import { normalise } from '#common/search/normalise.ts';
import type { Range } from './understood.ts';
import type { Atom, Vocabulary } from './vocabulary.ts';

/** A word or phrase of the line; the atom is null for one that is not in the table. */
export interface Token {
  readonly range: Range;
  readonly atom: Atom | null;
}

interface Word {
  readonly norm: string;
  readonly range: Range;
}

/** Where each length of a route ends; the last has no end. */
const LENGTHS: readonly (readonly [feature: PlaceFeature, endKm: number])[] = [
  ['upTo5Km', 5],
  ['upTo10Km', 10],
  ['upTo20Km', 20],
  ['over20Km', Number.POSITIVE_INFINITY],
];

/** The words of the line with what they say, the longest phrase first. */
export function tokensOf(line: string, vocabulary: Vocabulary): Token[] {
  return withHours(foundTokens(line, vocabulary));
}

function foundTokens(line: string, vocabulary: Vocabulary): Token[] {
  const all = wordsOf(line);
  const tokens: Token[] = [];
  for (let at = 0; at < all.length;) {
    const compound = compoundAt(all[at], vocabulary);
    if (compound !== null) {
      tokens.push(...compound);
      at += 1;
      continue;
    }
    const clock = clockAt(line, all, at, tokens.at(-1)?.atom ?? null, vocabulary);
    const { count, atom } = clock ?? numbered(all, at, vocabulary) ?? phraseAt(all, at, vocabulary);
    tokens.push({ range: [startOf(all, at), endOf(all, at + count - 1)], atom });
    at += count;
  }
  return tokens;
}

/**
 * "Opening hours on Sunday" asks what is open then; "opening hours", also those of today, are a question for the page
 * of a place, which may be closed now.
 */
function withHours(tokens: Token[]): Token[] {
  const isOfMoment = tokens.some(({ atom }) => atom?.type === 'minutes' || (atom?.type === 'day' && !isToday(atom)));
  const isAsking = ({ atom }: Token) => atom?.type === 'hours' || isToday(atom);
  if (!tokens.some(({ atom }) => atom?.type === 'hours')) return tokens;
  if (!isOfMoment) return tokens.map((token) => (isAsking(token) ? { ...token, atom: { type: 'asking' } } : token));
  return tokens.map((token) => (token.atom?.type === 'hours' ? { ...token, atom: { type: 'open' } } : token));
}

function isToday(atom: Atom | null): boolean {
  return atom?.type === 'day' && atom.day !== null && 'ahead' in atom.day && atom.day.ahead === 0;
}

/** "5km" is two words, as "5 km" is. */
function wordsOf(line: string): Word[] {
  return [...line.matchAll(/\p{N}+|[\p{L}\p{M}]+/gu)].flatMap((match) => {
    const norm = normalise(match[0]);
    return norm === '' ? [] : [{ norm, range: [match.index, match.index + match[0].length] as const }];
  });
}

/** Of a compound that says two things, each with its part of the word; null for a word of the table. */
function compoundAt(word: Word | undefined, vocabulary: Vocabulary): Token[] | null {
  const isOwnWord = word === undefined || vocabulary.find([word.norm])?.type === 'category';
  const parts = isOwnWord ? null : vocabulary.takeApart(word.norm);
  if (word === undefined || parts === null) return null;
  const [start, end] = word.range;
  const [first, second] = parts.atoms;
  return [
    { range: [start, start + parts.length], atom: first },
    { range: [start + parts.length, end], atom: second },
  ];
}

function phraseAt(all: readonly Word[], at: number, vocabulary: Vocabulary) {
  for (let count = Math.min(vocabulary.longest, all.length - at); count > 0; count -= 1) {
    const atom = vocabulary.find(all.slice(at, at + count).map(({ norm }) => norm));
    if (atom !== null) return { count, atom };
  }
  return { count: 1, atom: null };
}

/** "alle 5 km", "klo 10", "at 10.30": what a number says beside the words around it. */
function numbered(all: readonly Word[], at: number, vocabulary: Vocabulary) {
  const before = /^\d/.test(all[at]?.norm ?? '') ? { count: 0, atom: null } : phraseAt(all, at, vocabulary);
  const number = numberAt(all, at + before.count);
  if (number === null) return null;
  const after = vocabulary.find([all[at + before.count + 1]?.norm ?? '']);
  const type = before.atom?.type ?? null;
  if (after?.type === 'kilometre' && (type === null || type === 'atMost' || type === 'atLeast'))
    return { count: before.count + 2, atom: { type: 'features', features: lengths(number, type) } as const };
  if (type !== 'clock') return null;
  const minutes = minutesAt(all, at + before.count + 1);
  return timeOf(before.count + (minutes === null ? 1 : 2), number, minutes ?? 0);
}

/** "20.00" anywhere, and the number after a word such as "auki" or a day: "auki 20". */
function clockAt(line: string, all: readonly Word[], at: number, before: Atom | null, vocabulary: Vocabulary) {
  const hour = numberAt(all, at);
  if (hour === null || isOfDate(line, all, at)) return null;
  const isWritten = /^[.:]\d\d$/.test(line.slice(endOf(all, at), endOf(all, at + 1)));
  const minutes = isWritten ? minutesAt(all, at + 1) : null;
  const count = minutes === null ? 1 : 2;
  // Dates look the same. Only full five minutes are read as a time.
  const isTime = minutes === null ? before?.type === 'open' || before?.type === 'day' : minutes % 5 === 0;
  const after = vocabulary.find([all[at + count]?.norm ?? '']);
  const isPhrase = phraseAt(all, at, vocabulary).atom !== null;
  if (!isTime || isPhrase || after?.type === 'kilometre' || after?.type === 'duration') return null;
  return timeOf(count, hour, minutes ?? 0);
}

/** "24.6.", "5.10.", "6.12.2026", and the month of each; "20.30." is a time that ends a sentence. */
function isOfDate(line: string, all: readonly Word[], at: number): boolean {
  const isMonth = /\d\.$/.test(line.slice(0, startOf(all, at)));
  return isMonth || /^(\.\d(?!\d)|\.\d{3}|\.(0[1-9]|1[0-2])\.|\.\d\d\.\d)/.test(line.slice(endOf(all, at)));
}

/** Words used and minutes after midnight; null after 24.00. */
function timeOf(count: number, hour: number, minutes: number) {
  const all = 60 * hour + minutes;
  return all > 24 * 60 ? null : { count, atom: { type: 'minutes', minutes: all } as const };
}

function numberAt(all: readonly Word[], at: number): number | null {
  const norm = all[at]?.norm ?? '';
  return /^\d{1,3}$/.test(norm) ? Number(norm) : null;
}

function minutesAt(all: readonly Word[], at: number): number | null {
  return /^[0-5]\d$/.test(all[at]?.norm ?? '') ? numberAt(all, at) : null;
}

function lengths(km: number, type: 'atMost' | 'atLeast' | null): PlaceFeature[] {
  const within = (from: number, end: number) => from < km && km <= end;
  return LENGTHS.flatMap(([feature, end], index) => {
    const from = LENGTHS[index - 1]?.[1] ?? 0;
    const isMeant = type === 'atMost' ? from < km : type === 'atLeast' ? end > km : within(from, end);
    return isMeant ? [feature] : [];
  });
}

function startOf(all: readonly Word[], at: number): number {
  return all[at]?.range[0] ?? 0;
}

function endOf(all: readonly Word[], at: number): number {
  return all[at]?.range[1] ?? 0;
}
