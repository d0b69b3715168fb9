import { expect, test } from 'vitest';
import { browserLanguage } from './pages.ts';

test.each([
  [undefined, 'fi'],
  ['', 'fi'],
  ['sv', 'sv'],
  ['en-GB,en;q=0.9', 'en'],
  ['de, SV-fi;q=0.5', 'sv'],
  ['de,fr', 'fi'],
  [','.repeat(100_000), 'fi'],
])('a browser that asks for %.20j gets %s', (header, language) => {
  expect(browserLanguage(header)).toBe(language);
});
