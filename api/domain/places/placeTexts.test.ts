import { describe, expect, test } from 'vitest';
import type { Place } from './places.ts';
import { placeAdmin, placeDescription, placeName, placeNames } from './placeTexts.ts';

const PLACE: Place = {
  version: 1,
  id: 5,
  type: 'POINT',
  kind: 'museum',
  category: 'tourism/museum',
  name: 'Linna',
  nameSv: 'Slottet',
  nameEn: null,
  nameSe: 'Ladni',
  nameLocal: 'Linna',
  altNames: ['Vanha linna', 'Slottet'],
  named: true,
  lon: 24.4,
  lat: 61,
  bbox: [24.4, 61, 24.4, 61],
  areaM2: null,
  lengthM: null,
  heightM: null,
  ascentM: null,
  adminFi: ['Hämeenlinna', 'Kanta-Häme'],
  adminSv: [],
  stars: 3,
  features: 0,
  quality: 45,
  wikidata: null,
  properties: {},
  sources: [],
  parentId: null,
  childCount: 0,
  sourceDate: null,
};

describe('a place', () => {
  test('has its name in the asked language, else in Finnish', () => {
    expect([placeName(PLACE, 'fi'), placeName(PLACE, 'sv'), placeName(PLACE, 'en')]).toEqual([
      'Linna',
      'Slottet',
      'Linna',
    ]);
  });

  test('without a name has its category’s in the asked language', () => {
    expect(placeName({ ...PLACE, named: false }, 'en')).toBe('Museum');
  });

  test('without a name and with an unknown category is a place', () => {
    expect(placeName({ ...PLACE, named: false, category: 'gone/category' }, 'sv')).toBe('Plats');
  });

  test('lists each name once, with its language', () => {
    expect(placeNames(PLACE)).toEqual([
      { language: 'fi', text: 'Linna' },
      { language: 'sv', text: 'Slottet' },
      { language: 'se', text: 'Ladni' },
      { language: 'und', text: 'Vanha linna' },
    ]);
  });

  test('has its areas in Finnish where Swedish is not known', () => {
    expect(placeAdmin(PLACE, 'sv')).toEqual(['Hämeenlinna', 'Kanta-Häme']);
    expect(placeAdmin({ ...PLACE, adminSv: ['Tavastehus'] }, 'sv')).toEqual(['Tavastehus']);
  });

  test('is described in the asked language, else in the first there is, and says which', () => {
    const described = { ...PLACE, properties: { description_sv: 'Ett slott' } };
    expect(placeDescription(described, 'en')).toEqual({ language: 'sv', text: 'Ett slott' });
    expect(
      placeDescription({ ...PLACE, properties: { ...described.properties, description_en: 'A castle' } }, 'en'),
    ).toEqual({ language: 'en', text: 'A castle' });
    expect(placeDescription(PLACE, 'fi')).toBeNull();
  });

  test('is described in an unknown language where there is no other description', () => {
    const unknown = { ...PLACE, properties: { description_und: 'Nepalese' } };
    expect(placeDescription(unknown, 'fi')).toEqual({ language: null, text: 'Nepalese' });
    const known = { ...PLACE, properties: { ...unknown.properties, description_en: 'A kitchen' } };
    expect(placeDescription(known, 'fi')).toEqual({ language: 'en', text: 'A kitchen' });
  });
});
