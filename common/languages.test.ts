import { expect, test } from 'vitest';
import { isLanguage, LANGUAGES } from './languages.ts';

test('Finnish, Swedish and English are languages, with fi first', () => {
  expect(LANGUAGES).toEqual(['fi', 'sv', 'en']);
  expect(LANGUAGES.every(isLanguage)).toBe(true);
});

test.each(['se', 'FI', '', null, undefined])('%j is no language', (value) => {
  expect(isLanguage(value)).toBe(false);
});
