import type { PlaceFeature } from '#common/places/features.ts';
import { ROUTE_LENGTHS } from '#common/places/routeLengths.ts';
import { normalise } from '#common/search/normalise.ts';
import type { Atom, Token } from './atom.ts';
import { inContext } from './inContext.ts';
import type { Range } from './understood.ts';
import type { Vocabulary } from './vocabulary.ts';
import { RANGE_WORDS } from './words.ts';

interface Word {
  readonly norm: string;
  readonly range: Range;
}

/** The words of the line with what they say, the longest phrase first. */
export function tokensOf(line: string, vocabulary: Vocabulary): Token[] {
  return inContext(foundTokens(line, vocabulary));
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
    const { count, atom } = clock ?? numbered(line, all, at, vocabulary) ?? phraseAt(all, at, vocabulary);
    tokens.push({ range: [startOf(all, at), endOf(all, at + count - 1)], atom });
    at += count;
  }
  return tokens;
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

/** "alle 5 km", "8–12 km", "klo 10", "at 10.30": what a number says beside the words around it. */
function numbered(line: string, all: readonly Word[], at: number, vocabulary: Vocabulary) {
  const isNumber = /^\d/.test(all[at]?.norm ?? '');
  const before = isNumber ? { count: 0, atom: null } : phraseAt(all, at, vocabulary);
  const first = at + before.count;
  const number = numberAt(all, first);
  // A name before a number is left a name: "Nuuksio 10 km".
  if (number === null || (!isNumber && before.atom === null)) return null;
  const type = before.atom?.type ?? null;
  const last = lastOfRange(line, all, first, vocabulary);
  const isLength = vocabulary.find([all[last + 1]?.norm ?? ''])?.type === 'kilometre';
  if (isLength && (type === null || type === 'atMost' || type === 'atLeast')) {
    const features = lengths(number, numberAt(all, last) ?? number, type);
    return { count: last + 2 - at, atom: { type: 'features', features } as const };
  }
  if (type !== 'clock') return null;
  const minutes = minutesAt(all, first + 1);
  return timeOf(before.count + (minutes === null ? 1 : 2), number, minutes ?? 0);
}

/** Where the number stands that ends a range such as "8–12", "8 km - 12 km" or "8 to 12"; `first` for one alone. */
function lastOfRange(line: string, all: readonly Word[], first: number, vocabulary: Vocabulary): number {
  const hasUnit = vocabulary.find([all[first + 1]?.norm ?? ''])?.type === 'kilometre';
  const end = hasUnit ? first + 1 : first;
  const isDashed = /^\s*[-–—]\s*$/.test(line.slice(endOf(all, end), startOf(all, end + 1)));
  const isJoined = RANGE_WORDS.has(all[end + 1]?.norm ?? '');
  const last = end + (isDashed ? 1 : isJoined ? 2 : 0);
  const isRange = last > end && vocabulary.find([all[last + 1]?.norm ?? ''])?.type === 'kilometre';
  return isRange && numberAt(all, last) !== null ? last : first;
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

/** The lengths of routes between two numbers of kilometres, in any order. */
function lengths(one: number, other: number, type: 'atMost' | 'atLeast' | null): PlaceFeature[] {
  const least = type === 'atMost' ? 0 : Math.min(one, other);
  const most = type === 'atLeast' ? Number.POSITIVE_INFINITY : Math.max(one, other);
  return ROUTE_LENGTHS.flatMap(([feature, end], index) => {
    const start = ROUTE_LENGTHS[index - 1]?.[1] ?? 0;
    return start < most && (least < end || most <= end) ? [feature] : [];
  });
}

function startOf(all: readonly Word[], at: number): number {
  return all[at]?.range[0] ?? 0;
}

function endOf(all: readonly Word[], at: number): number {
  return all[at]?.range[1] ?? 0;
}
