import { expect, test } from 'vitest';
import { copyLine } from './copy.ts';

test.each([
  ['nothing', [null], '\\N'],
  ['numbers and truth', [1, -2.5, 9_007_199_254_740_991, true, false], '1\t-2.5\t9007199254740991\tt\tf'],
  ['text', ['Hämeen linna'], 'Hämeen linna'],
  ['what COPY would take for its own', ['a\tb\nc\rd\\e', '\\N'], 'a\\tb\\nc\\rd\\\\e\t\\\\N'],
  ['NUL, which is dropped', ['a\0b'], 'ab'],
  ['lists', [['a', 'b "c"', 'd\\e', ''], [1.5, 2], []], '{"a","b \\\\"c\\\\"","d\\\\\\\\e",""}\t{1.5,2}\t{}'],
  ['bytes', [Uint8Array.of(0, 15, 255)], '\\\\x000fff'],
] as const)('COPY writes %s', (_, row, line) => {
  expect(copyLine(row)).toBe(`${line}\n`);
});
