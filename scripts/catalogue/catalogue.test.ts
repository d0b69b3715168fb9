import { describe, expect, test } from 'vitest';
import facts from '#common/catalogue/facts.json' with { type: 'json' };
import { LANGUAGES } from '#common/languages.ts';
import { parseConditions } from './conditions.mjs';
import { inBetterWords, tidyName, unknownWords } from './lipasWords.mjs';
import { presetName, sentenceCase } from './names.mjs';

describe('conditions of a row', () => {
  test('name a tag and its values, any value, or what it must not be', () => {
    expect(parseConditions('a=b|c & d:e!=f & g=* & h!=*')).toEqual([
      { tag: 'a', values: ['b', 'c'], not: false },
      { tag: 'd:e', values: ['f'], not: true },
      { tag: 'g', values: null, not: false },
      { tag: 'h', values: null, not: true },
    ]);
  });

  test('may hold spaces inside a value', () => {
    expect(parseConditions('protection_title=Valtion retkeilyalue')).toEqual([
      { tag: 'protection_title', values: ['Valtion retkeilyalue'], not: false },
    ]);
  });

  test.each(['', 'a', '=b', 'a=', 'a=b &', 'a!=*', 'a!=b & c!=d'])('%j is refused', (text) => {
    expect(() => parseConditions(text)).toThrow();
  });
});

describe('names of the tagging schema', () => {
  test('are European English in sentence case', () => {
    expect(presetName('amenity/boat_rental', 'en')).toBe('Boat rental');
    expect(presetName('amenity/theatre', 'en')).toBe('Theatre');
    expect(presetName('tourism/museum', 'fi')).toBe('Museo');
    expect(presetName('shop/bakery', 'sv')).toBe('Bageri');
  });

  test('a reference to another preset is no name, nor is a missing one', () => {
    expect(presetName('shop/ice_cream', 'en')).toBeUndefined();
    expect(presetName('no/such', 'fi')).toBeUndefined();
  });

  test.each([
    ['Boat Rental', 'Boat rental'],
    ['informationspunkt', 'Informationspunkt'],
    [' Mountain bike area', 'Mountain bike area'],
    ['AED Defibrillator', 'AED defibrillator'],
    ['Open-Air pool', 'Open-Air pool'],
    ['WC', 'WC'],
  ])('%j reads %j', (text, name) => {
    expect(sentenceCase(text)).toBe(name);
  });
});

describe('names of facts', () => {
  test.each([
    ['Sulkapallokentät lkm', 'fi', 'Sulkapallokentät'],
    ['Kenttien lkm', 'fi', 'Kenttien määrä'],
    ['Biljardipöydät yhteensä lkm', 'fi', 'Biljardipöydät yhteensä'],
    ['Kentän pituus m', 'fi', 'Kentän pituus, m'],
    ['Pinta-ala km2', 'fi', 'Pinta-ala, km²'],
    ['1. altaan lämpö c', 'fi', '1. altaan lämpö, °C'],
    ['Valaistua, km', 'fi', 'Valaistua, km'],
    ['Antalet planer', 'sv', 'Antal planer'],
    ['Boxing Rings pcs', 'en', 'Boxing rings'],
  ] as const)('are for readers, not for a form: %s', (name, language, tidy) => {
    expect(tidyName(name, language)).toBe(tidy);
  });

  test('say different things in different words, but for the hardest slopes', () => {
    const said = facts.flatMap(({ key, options = [] }) =>
      LANGUAGES.map((language) => ({ key, words: options.map((option) => option[language]) })),
    );
    const alike = said.filter(({ words }) => new Set(words).size < words.length);
    expect(new Set(alike.map(({ key }) => key))).toEqual(new Set(['piste-difficulty']));
  });

  test('are written in the words that we choose, none of them for a field or value that LIPAS has not', () => {
    expect(unknownWords(facts)).toEqual([]);
    expect(facts.map((row) => inBetterWords(row))).toEqual(facts);
  });
});
