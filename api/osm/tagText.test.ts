import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { plainText } from './tagText.ts';

describe('a text of the map', () => {
  test.each([
    ['Café Ekberg', 'Café Ekberg'],
    ['  Töölönlahti ', 'Töölönlahti'],
    ['two  spaces\nand a line', 'two spaces and a line'],
    ['non\u00a0breaking', 'non breaking'],
    ['Cafe\u0301', 'Café'],
    ['turned\u202e round', 'turned round'],
    ['\u200b', undefined],
    ['', undefined],
  ])('%j is shown as %j', (written, shown) => expect(plainText(written)).toBe(shown));

  test('is cut, and ends in no space', () => expect(plainText('abc def', 4)).toBe('abc'));

  test('is always one line of composed, printable characters', () => {
    const unit = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 2 }),
      fc.constantFrom(' ', 'a', 'å', '\u0301', '\u00ad'),
    );
    fc.assert(
      fc.property(fc.array(unit, { maxLength: 12 }), (parts) => {
        const text = plainText(parts.join('')) ?? '-';
        expect(text).toMatch(/^\S+(?: \S+)*$/u);
        expect(text).not.toMatch(/[\p{Cc}\u200b\u202e\ufeff]/u);
        expect(text).toBe(text.normalize('NFC'));
      }),
      { numRuns: 2000 },
    );
  });
});
