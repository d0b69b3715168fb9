import { expect, test } from 'vitest';
import { factTexts, type PlaceFacts } from './placeFacts.ts';
import { shortAddress } from './shortAddress.ts';

const of = (facts: PlaceFacts) => shortAddress(factTexts({ facts }, 'fi'));

test('a short address is the street without the town', () => {
  expect(of({ address: ['Siltatie 5, 01234 Sipoo'], neighborhood: ['Nikkilä'] })).toBe('Siltatie 5');
  expect(of({ address: ['Siltatie'] })).toBe('Siltatie');
});

test('else the village or part of town', () => {
  expect(of({ neighborhood: ['Nikkilä'] })).toBe('Nikkilä');
  expect(of({ fee: ['no'] })).toBeNull();
});
