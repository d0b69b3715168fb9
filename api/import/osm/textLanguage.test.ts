import { expect, test } from 'vitest';
import { writtenLanguage } from './textLanguage.ts';

test.each([
  ['Muistomerkki vuodelta 1952, lähellä satamaa', 'fi'],
  ['Rannalla oleva ja hyväkuntoinen laavu', 'fi'],
  ['Öppet på sommaren', 'sv'],
  ['Memorial to Alexander II (1818-1881), Tsar of Russia', 'en'],
  // Names of another language.
  ['Pubi The Gate sisäpihalla', undefined],
  ['Taidegalleria Art of Finland', undefined],
  ['Sculpture by Raimo Utriainen', undefined],
  ['Is för skridskor', 'sv'],
  ['Avoinna from May to September, vain kesällä', undefined],
  ['WC', undefined],
])('%s: %s', (text, language) => {
  expect(writtenLanguage(text)).toBe(language);
});
