import { createExpression, isExpression } from '@maplibre/maplibre-gl-style-spec';
import { describe, expect, test } from 'vitest';
import type { Language } from '#common/languages.ts';
import { nameIn, nameOfPlace, numbersOfRoad } from './names.ts';

/** What a label says of `properties` at a zoom. */
function textOf(field: unknown, properties: Readonly<Record<string, string | boolean>>, zoom = 8): string {
  if (!isExpression(field)) throw new Error('The name is no expression.');
  const compiled = createExpression(field, 'layers.layout.text-field');
  if (compiled.result === 'error') throw new Error('The name cannot be read.');
  return String(compiled.value.evaluate({ zoom }, { type: 1, properties }));
}

const hameenlinna = { name: 'Hämeenlinna', 'name:sv': 'Tavastehus' };
const helsinki = { name: 'Helsinki', 'name:sv': 'Helsingfors', bilingual: true };
const raasepori = { name: 'Raseborg', 'name:fi': 'Raasepori', bilingual: true };
const espoo = { name: 'Espoo', 'name:sv': 'Esbo', 'name:en': 'Espoo city', bilingual: true };

describe('a name', () => {
  test.each([
    ['fi', 'Hämeenlinna'],
    ['sv', 'Tavastehus'],
    ['en', 'Hämeenlinna'],
  ] as const)('is in the language of the visitor (%s), else as on the spot', (language, text) => {
    expect(textOf(nameIn(language), hameenlinna)).toBe(text);
  });
});

describe('a name of a place', () => {
  test.each<[Language, Readonly<Record<string, string | boolean>>, string]>([
    ['fi', helsinki, 'Helsinki\nHelsingfors'],
    ['sv', helsinki, 'Helsingfors\nHelsinki'],
    ['en', helsinki, 'Helsinki\nHelsingfors'],
    ['fi', raasepori, 'Raasepori\nRaseborg'],
    ['sv', raasepori, 'Raseborg\nRaasepori'],
    ['en', raasepori, 'Raseborg\nRaasepori'],
    ['en', espoo, 'Espoo city\nEsbo'],
  ])('has two lines in a bilingual municipality, the visitor’s first (%s, %j)', (language, properties, text) => {
    expect(textOf(nameOfPlace(language), properties, 11)).toBe(text);
  });

  test('has one line elsewhere, from near, and where both languages agree', () => {
    expect(textOf(nameOfPlace('fi'), hameenlinna)).toBe('Hämeenlinna');
    expect(textOf(nameOfPlace('sv'), helsinki, 12)).toBe('Helsingfors');
    expect(textOf(nameOfPlace('sv'), { name: 'Kauniainen', bilingual: true })).toBe('Kauniainen');
  });
});

test.each([
  ['4', '4'],
  ['4;7', '4, 7'],
])('a road with the number %s says %s', (ref, text) => {
  expect(textOf(numbersOfRoad, { ref })).toBe(text);
});
