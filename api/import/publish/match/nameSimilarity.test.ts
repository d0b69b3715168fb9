import { describe, expect, test } from 'vitest';
import type { RecordNames } from '#api/import/records/record.ts';
import { comparableNames, genericWords, nameSimilarity } from './nameSimilarity.ts';

const LEAN_TO = genericWords(['Laavu', 'Vindskydd', 'Lean-to']);

function similarity(a: RecordNames, b: RecordNames, generic = LEAN_TO): number {
  return nameSimilarity(comparableNames(a, generic), comparableNames(b, generic));
}

describe('names of the same place', () => {
  test.each([
    ['Haukkalammen laavu', 'Haukkalampi'],
    ['Haukkalammenlaavu', 'Haukkalammen laavu'],
    ['Hämeenlinnan kotiseutumuseo', 'Kotiseutumuseo, Hämeenlinna'],
    ['Nuuksion kansallispuisto', 'Nuuksio'],
    ['Kahvila Regatta', 'Cafe Regatta'],
    ['HAUKKALAMPI', 'haukkalampi'],
    ['Seurasaaren ulkomuseo', 'Seurasaari ulkomuseo'],
  ])('%s is like %s', (a, b) => {
    expect(similarity({ fi: a }, { local: b })).toBeGreaterThanOrEqual(0.85);
  });

  test('one language in common is enough', () => {
    expect(similarity({ fi: 'Hämeen linna', sv: 'Tavastehus slott' }, { sv: 'Tavastehus slott' })).toBe(1);
    expect(similarity({ fi: 'Ateneum' }, { local: 'Taidemuseo', alt: ['Ateneum'] })).toBe(1);
  });

  test('consonant gradation leaves names alike, but not the same', () => {
    const gradated = similarity({ fi: 'Aulangon näkötorni' }, { fi: 'Aulanko' });
    expect(gradated).toBeGreaterThanOrEqual(0.7);
    expect(gradated).toBeLessThan(0.85);
  });

  test('a name within the other is less than the same', () => {
    const contained = similarity({ fi: 'Nuuksio' }, { fi: 'Nuuksio Haukkalampi' });
    expect(contained).toBeGreaterThan(0.7);
    expect(contained).toBeLessThan(0.85);
  });
});

describe('names of different places', () => {
  test.each([
    ['Laavu 1', 'Laavu 2'],
    ['Rata 3 Koli', 'Rata 4 Koli'],
    ['Haukkalammen laavu', 'Mustalammen laavu'],
    ['Design Museum', 'Museum of Finnish Architecture'],
    ['Ristilampi', 'Mustikkamäki'],
    ['Koli', 'Kolo'],
  ])('%s is not %s', (a, b) => {
    expect(similarity({ fi: a }, { fi: b })).toBeLessThan(0.7);
  });

  test('names that only say what the place is are no names', () => {
    expect(similarity({ fi: 'Laavu' }, { fi: 'Laavu' })).toBe(0);
    expect(comparableNames({ fi: 'Laavulla', en: 'Lean-to' }, LEAN_TO).specific).toEqual([]);
  });

  test('no name is like nothing', () => {
    expect(similarity({}, { fi: 'Koli' })).toBe(0);
  });
});
