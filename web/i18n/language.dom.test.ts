// SPEC §9: Language: stored under key lang and restored at start
import { expect, test } from 'vitest';
import { resolveLanguage } from './language.ts';

test.each([
  ['sv', 'en', ['fi'], 'sv'],
  ['de', 'en', ['fi'], 'en'],
  [null, 'en', ['sv'], 'en'],
  [null, 'xx', ['sv-FI', 'en'], 'sv'],
  [null, null, ['de-DE', 'en-GB', 'fi'], 'en'],
  [null, null, ['se'], 'fi'],
  [null, null, [], 'fi'],
] as const)('lang=%s, stored %s, browser %j: %s', (parameter, stored, browser, language) => {
  expect(resolveLanguage(parameter, stored, browser)).toBe(language);
});
