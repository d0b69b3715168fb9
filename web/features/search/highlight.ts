import { SEARCH_MIN } from '#common/limits.ts';
import { askedWords, isMeant } from '#common/search/nameMatch.ts';
import { normalise, words } from '#common/search/normalise.ts';
import { likeness, SIMILARITY_MIN } from '#common/search/searchMatch.ts';

interface Piece {
  readonly text: string;
  readonly marked: boolean;
}

/**
 * Splits a text into pieces; the beginning of a word is marked where it matches a query word of two letters or more
 * (SPEC §2), and the whole of a word that is another form of a query word or like it (a typo), where no word begins so.
 * Joined, the pieces are the text.
 */
export function highlight(text: string, query: string): readonly Piece[] {
  const parts = text.split(/([\p{L}\p{M}\p{N}]+)/u);
  const wanted = words(normalise(query)).filter((word) => word.length >= SEARCH_MIN);
  const textWords = parts.map(normalise).filter((word) => word !== '');
  const unmet = wanted.filter((word) => !textWords.some((textWord) => textWord.startsWith(word)));
  const pieces: Piece[] = [];
  const add = (piece: string, marked: boolean) => {
    if (piece !== '') pieces.push({ text: piece, marked });
  };
  for (const part of parts) {
    const length = markedLength(part, wanted) || (isGuessed(normalise(part), unmet) ? part.length : 0);
    add(part.slice(0, length), true);
    add(part.slice(length), false);
  }
  return pieces;
}

/** Whether this word answers one of the query words as the search answers it: by another ending, or after a typo. */
function isGuessed(word: string, unmet: readonly string[]): boolean {
  if (word === '') return false;
  return askedWords(unmet.join(' ')).some(
    (asked) => isMeant(word, asked) || likeness(word, asked.word) >= SIMILARITY_MIN,
  );
}

/**
 * How many letters at the beginning of a word the longest matching query word covers; letters are compared by their
 * normalised forms.
 */
function markedLength(word: string, wanted: readonly string[]): number {
  const plain = normalise(word);
  const longest = Math.max(0, ...wanted.filter((w) => plain.startsWith(w)).map((w) => w.length));
  if (longest === 0) return 0;
  let length = 0;
  while (length < word.length && normalise(word.slice(0, length)).length < longest) length += 1;
  while (/^\p{M}/u.test(word.slice(length))) length += 1;
  return length;
}
