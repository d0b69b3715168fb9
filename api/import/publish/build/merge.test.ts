import { describe, expect, test } from 'vitest';
import { byKey, loadRecord } from '#api/import/publish/core/loaded.ts';
import type { SourceRecord } from '#api/import/records/record.ts';
import { pointRecord, squareRecord } from '../../../../tests/support/made/madeRecords.ts';
import { displayNames } from './displayNames.ts';
import { mergeRecords, type MergedRecord } from './merge.ts';

function merged(...records: readonly SourceRecord[]): MergedRecord {
  return mergeRecords(records.map((record) => loadRecord(record, record.geometry, null)).sort(byKey));
}

const starter = pointRecord([25, 61], {
  source: 'starter',
  ref: 'koli',
  category: 'boundary/national_park',
  names: { fi: 'Koli' },
  areaM2: 30e6,
  properties: { wikipedia: 'fi:Kolin kansallispuisto' },
  sourceDate: '2026-01-01',
});
const lipas = pointRecord([25.001, 61], {
  source: 'lipas',
  ref: '7',
  names: { fi: 'Kolin kansallispuisto', sv: 'Koli nationalpark' },
  properties: { phone: '1', www: 'https://lipas.example/' },
  municipalities: ['422'],
  sourceDate: '2026-05-01',
});
const osm = squareRecord([25.002, 61.001], 0.05, {
  source: 'osm',
  ref: 'relation/9',
  names: { local: 'Koli', sv: 'Koli', en: 'Koli National Park', alt: ['Ukko-Koli'] },
  wikidata: 'Q1',
  properties: { wikipedia: 'en:Koli National Park', phone: '2', openingHours: '24/7' },
  sourceDate: '2026-03-01',
});

describe('records of one place', () => {
  const place = merged(osm, lipas, starter);

  test('give each field from the most preferred source that knows it', () => {
    expect(place.category).toBe('boundary/national_park');
    expect(place.properties).toEqual({
      wikipedia: 'fi:Kolin kansallispuisto',
      wikipedia_extra: 'en:Koli National Park',
      phone: '1',
      www: 'https://lipas.example/',
      openingHours: '24/7',
    });
    expect(place).toMatchObject({ wikidata: 'Q1', municipalities: ['422'], sourceDate: '2026-05-01' });
  });

  test('are as known as the one that most languages name, and a sight where one of them is called so', () => {
    expect(place).toMatchObject({ foreignNames: 0, isSight: false });
    expect(merged({ ...osm, foreignNames: 3, isSight: true }, { ...lipas, foreignNames: 1 })).toMatchObject({
      foreignNames: 3,
      isSight: true,
    });
  });

  test('give the wheelchair code of one source beside the text of another that has none', () => {
    const of = (...texts: readonly string[]) =>
      merged(...texts.map((accessibility, at) => ({ ...(at === 0 ? lipas : osm), properties: { accessibility } })))
        .properties.accessibility;
    expect(of('https://esteettomyys.example/', 'yes')).toBe('yes: https://esteettomyys.example/');
    expect(of('https://esteettomyys.example/', 'limited: Luiska takana')).toBe(
      'limited: https://esteettomyys.example/',
    );
    expect(of('no: Portaat', 'yes')).toBe('no: Portaat');
    expect(of('Luiska', 'By the back door')).toBe('Luiska');
  });

  test('give each language its name, and every other name too', () => {
    expect(place.names).toEqual({
      fi: 'Kolin kansallispuisto',
      sv: 'Koli nationalpark',
      en: 'Koli National Park',
      local: 'Koli',
      alt: ['Ukko-Koli'],
    });
  });

  test('hide no name under one of the starter table', () => {
    const table = pointRecord([25, 61], {
      source: 'starter',
      ref: 'ekberg',
      names: { fi: 'Ekbergin kahvila', sv: 'Ekbergs café' },
    });
    const named = (names: SourceRecord['names']) =>
      merged(table, pointRecord([25, 61], { source: 'osm', ref: 'node/1', names })).names;
    expect(named({ local: 'Cafe Ekberg' })).toMatchObject({ sv: 'Ekbergs café', local: 'Cafe Ekberg' });
    expect(named({ local: 'Cafe Ekberg' }).fi).toBeUndefined();
    expect(named({ local: 'Cafe Ekberg' }).alt).toEqual(['Ekbergin kahvila']);
    expect(named({ local: 'Ekbergs', sv: 'Ekbergs' }).fi).toBe('Ekbergin kahvila');
  });

  test('give the richest geometry, with its position and bounds', () => {
    expect(place).toMatchObject({
      type: 'AREA',
      position: osm.position,
      bbox: osm.bbox,
      geometryOf: { source: 'osm', ref: 'relation/9' },
    });
    expect(place.shape?.type).toBe('AREA');
  });

  test('give the size that the starter table declares before a drawn one', () => {
    expect(place.areaM2).toBe(30e6);
    expect(merged(osm, lipas).areaM2).toBe(osm.areaM2);
  });

  test('are all listed as sources, with their pages', () => {
    expect(place.sources).toEqual([
      {
        source: 'lipas',
        ref: '7',
        date: '2026-05-01',
        url: 'https://www.lipas.fi/liikuntapaikat/7',
        parts: ['name', 'contact'],
      },
      {
        source: 'osm',
        ref: 'relation/9',
        date: '2026-03-01',
        url: 'https://www.openstreetmap.org/relation/9',
        parts: ['name', 'location', 'hours'],
      },
      { source: 'starter', ref: 'koli', date: '2026-01-01', parts: ['facts'] },
    ]);
    expect(merged(starter).sources).toEqual([{ source: 'starter', ref: 'koli', date: '2026-01-01' }]);
  });

  test('of points alone have the position of a source other than the starter table', () => {
    expect(merged(lipas, starter)).toMatchObject({
      type: 'POINT',
      position: lipas.position,
      shape: null,
      geometryOf: null,
    });
  });
});

describe('the shown name', () => {
  test.each([
    [{ fi: 'Koli', local: 'Kolli', sv: 'Kolls' }, 'Koli'],
    [{ local: 'Borgå', sv: 'Borgå å' }, 'Borgå'],
    [{ sv: 'Ekenäs', en: 'Ekenas' }, 'Ekenäs'],
    [{ se: 'Leammi' }, 'Leammi'],
    [{ alt: ['Lemmenjoki'] }, 'Lemmenjoki'],
  ])('of %j is %s', (names, name) => {
    expect(displayNames(names, [], 'Laavu')).toMatchObject({ name, named: true });
  });

  test('of a nameless place is its category', () => {
    expect(displayNames({}, ['Rantalaavu'], 'Laavu')).toEqual({
      name: 'Laavu',
      named: false,
      nameSv: null,
      nameEn: null,
      nameSe: null,
      nameLocal: null,
      altNames: ['Rantalaavu'],
    });
  });

  test('is never among the further names, which begin with the aliases', () => {
    expect(
      displayNames({ fi: 'Koli', sv: 'Kolis', alt: ['koli', 'Ukko-Koli'] }, ['Kolin huippu', 'KOLIS'], 'Huippu')
        .altNames,
    ).toEqual(['Kolin huippu', 'Ukko-Koli']);
  });
});
