import { describe, expect, test } from 'vitest';
import { articleTitle } from './articleTitle.ts';

describe('a title', () => {
  test('is written as the encyclopedia writes it', () => {
    expect(articleTitle(' Evon_retkeilyalue ')).toBe('Evon retkeilyalue');
    expect(articleTitle('Ha\u0308me')).toBe('Häme');
    expect(articleTitle('AC/DC: mikä? & miksi')).toBe('AC/DC: mikä? & miksi');
  });

  test.each([
    ['', 'missing'],
    [' _ ', 'missing'],
    ['ä'.repeat(128), 'tooLong'],
    ['a|b', 'invalidCharacters'],
    ['a\nb', 'invalidCharacters'],
    ['a\u0000', 'invalidCharacters'],
    ['<script>', 'invalidCharacters'],
    ['{{a}}', 'invalidCharacters'],
    ['a#b', 'invalidCharacters'],
    ['../../secret', 'invalidCharacters'],
    ['broken \ufffd', 'invalidCharacters'],
  ])('that is none is refused (%j)', (title, detail) => {
    expect(() => articleTitle(title)).toThrow(
      expect.objectContaining({ name: 'InvalidInputError', parameterName: 'title', detail }),
    );
  });
});
