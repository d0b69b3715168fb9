import { describe, expect, test } from 'vitest';
import { loadRecord } from '#api/import/publish/core/loaded.ts';
import type { SourceRecord } from '#api/import/records/record.ts';
import type { PlaceProperties } from '#common/places/placeProperties.ts';
import { pointRecord, squareRecord } from '../../../../tests/support/made/madeRecords.ts';
import { categoryRules } from './categoryRules.ts';
import { type Comparable, isDuplicate } from './duplicates.ts';
import { comparableNames } from './nameSimilarity.ts';

function comparable(made: SourceRecord): Comparable {
  const { meaning, isService, genericWords } = categoryRules(made.category);
  const record = loadRecord(made, made.geometry, null);
  return { record, group: meaning, isService, names: comparableNames(made.names, genericWords) };
}

describe('two cafés of one name in one house', () => {
  const cafe = (ref: string, properties: PlaceProperties) =>
    comparable(pointRecord([25, 61], { ref, category: 'amenity/cafe', names: { fi: 'Kahvila' }, properties }));
  const areOne = (a: PlaceProperties, b: PlaceProperties) => isDuplicate(cafe('a', a), cafe('b', b));

  test('are one where nothing tells them apart', () => {
    expect(areOne({}, { www: 'https://kahvila.fi/ylos' })).toBe(true);
    expect(areOne({ www: 'https://kahvila.fi/ylos/' }, { www: 'http://www.kahvila.fi/ylos' })).toBe(true);
    expect(areOne({ www: 'https://kahvila.fi/' }, { www: 'https://kahvila.fi/ylos' })).toBe(true);
  });

  test('are two where their pages or storeys differ', () => {
    expect(areOne({ www: 'https://kahvila.fi/alas' }, { www: 'https://kahvila.fi/ylos' })).toBe(false);
    expect(areOne({ facts: { level: ['-1'] } }, { facts: { level: ['0'] } })).toBe(false);
    expect(areOne({ facts: { level: ['0;1'] } }, { facts: { level: ['0'] } })).toBe(true);
  });

  test('are one where one is the outline around the other, whatever they say', () => {
    const sketch = { category: 'amenity/cafe', names: { fi: 'Kahvila' } };
    const outline = squareRecord([25, 61], 0.0002, { ...sketch, ref: 'c', properties: { facts: { level: ['1'] } } });
    expect(isDuplicate(cafe('a', { facts: { level: ['0'] } }), comparable(outline))).toBe(true);
    // 10 m beside it.
    const beside = squareRecord([25.0006, 61], 0.0002, {
      ...sketch,
      ref: 'd',
      properties: { facts: { level: ['1'] } },
    });
    expect(isDuplicate(cafe('a', { facts: { level: ['0'] } }), comparable(beside))).toBe(false);
    expect(isDuplicate(cafe('a', {}), comparable(beside))).toBe(true);
  });
});

describe('buildings under one item', () => {
  const house = (ref: string, lon: number, wikidata: string) =>
    comparable(squareRecord([lon, 61], 0.0002, { ref, category: 'building/landmark', names: { fi: ref }, wikidata }));

  test('that lie side by side are one', () => {
    // 0.001 degrees of longitude are 54 m there.
    expect(isDuplicate(house('Esikunta', 25, 'Q1'), house('Sivutalo', 25.001, 'Q1'))).toBe(true);
  });

  test('are two where they lie apart, as houses of different items do', () => {
    expect(isDuplicate(house('Esikunta', 25, 'Q1'), house('Sivutalo', 25.003, 'Q1'))).toBe(false);
    expect(isDuplicate(house('Esikunta', 25, 'Q1'), house('Sivutalo', 25.001, 'Q2'))).toBe(false);
  });
});
