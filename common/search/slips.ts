/**
 * Whether one word is the other with one slip of the fingers: a letter left out, typed twice or wrong, or one letter
 * that got to another position ("kismaa" for "kiasma"; two neighbours swapped are a case of this).
 */
export function isOneSlip(left: string, right: string): boolean {
  const start = sharedStart(left, right);
  const a = left.slice(start);
  const b = right.slice(start);
  if (a === b) return false;
  return (
    a.slice(1) === b ||
    b.slice(1) === a ||
    a.slice(1) === b.slice(1) ||
    isOneMoved(withoutSharedEnd(a, b), withoutSharedEnd(b, a))
  );
}

/**
 * No name has longer words; Äteritsiputeritsipuolilautatsijänkä has 35 letters. The number of words that are searched
 * for is the square of the letters: a word of 200 took a server a second.
 */
const MOVED_MAX = 40;

/** Every word that differs from this one by one letter that stands elsewhere, each once; none for words of no name. */
export function withOneLetterMoved(word: string): string[] {
  if (word.length > MOVED_MAX) return [];
  const letters = [...word];
  const moved = letters.flatMap((letter, from) => {
    const rest = letters.toSpliced(from, 1);
    return letters.map((_, to) => rest.toSpliced(to, 0, letter).join(''));
  });
  return [...new Set(moved)].filter((one) => one !== word);
}

/** For words that differ from their first letter to their last: the first is the last of the other, or the reverse. */
function isOneMoved(a: string, b: string): boolean {
  return a.length === b.length && (a.slice(1) + a.charAt(0) === b || b.slice(1) + b.charAt(0) === a);
}

/** The number of letters that both words begin with. */
export function sharedStart(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a.charAt(length) === b.charAt(length)) length += 1;
  return length;
}

function withoutSharedEnd(a: string, b: string): string {
  let length = 0;
  while (length < a.length && a.at(-1 - length) === b.at(-1 - length)) length += 1;
  return a.slice(0, a.length - length);
}
