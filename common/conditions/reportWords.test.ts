import { expect, test } from 'vitest';
import { headlineIn } from './reportWords.ts';

test('a headline that is the words of a kind is in the language that is asked for', () => {
  const text = { headline: 'Kaatunut puu', language: 'fi' } as const;
  expect(headlineIn('en', 'fallenTree', text)).toEqual({ headline: 'Fallen tree', language: 'en' });
});

test.each([
  ['of an official source', 'Latu suljettu', 'closed'],
  ['of a manager who wrote another one', 'Puu tiellä', 'fallenTree'],
  ['without a code', 'Kaatunut puu', null],
])('a headline %s stays as it was written, and says its language', (_, headline, code) => {
  expect(headlineIn('en', code, { headline, language: 'fi' })).toMatchObject({ headline, language: 'fi' });
});
