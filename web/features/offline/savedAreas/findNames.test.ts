import { expect, test } from 'vitest';
import { featureBits } from '#common/places/features.ts';
import { normalise } from '#common/search/normalise.ts';
import type { SearchRow } from '#common/search/searchTypes.ts';
import { savedData, savedPlace } from '#web/test/savedPlaces.ts';
import { findNames } from './findNames.ts';

const inAll = <T>(value: T) => ({ fi: value, sv: value, en: value });
const PLACES = [
  { name: 'Nuuksio', features: ['wheelchair'], municipality: 'Espoo' },
  { name: 'Sipoonkorpi', features: [], municipality: 'Sipoo' },
  { name: 'Torronsuo', features: ['wheelchair', 'dogs'], municipality: 'Tammela' },
  // As the land survey names the region.
  { name: 'Kökarin saaristo', features: [], municipality: 'Ahvenanmaan maakunta' },
] as const;

const data = savedData(
  PLACES.map(({ name, features, municipality }, at) =>
    savedPlace(at + 1, {
      name,
      title: inAll(name),
      names: [{ norm: normalise(name), weight: 1 }],
      features: featureBits(features),
      admin: inAll([municipality, 'Uusimaa']),
    }),
  ),
);

const found = (query: string): Promise<SearchRow[]> =>
  findNames(data, { query, near: null, language: 'fi', first: 20 });
const names = (rows: readonly SearchRow[]) => rows.flatMap((row) => (row.type === 'attraction' ? row.matchedName : []));

test('a line is understood among saved places as on the server', async () => {
  expect(names(await found('esteetön kansallispuisto'))).toEqual(['Nuuksio', 'Torronsuo']);
  expect(names(await found('kansallispuisto Sipoossa'))).toEqual(['Sipoonkorpi']);
  expect(names(await found('kansallispuisto Ahvenanmaalla'))).toEqual(['Kökarin saaristo']);
  expect(names(await found('kansallispuistot koiran kanssa'))).toEqual(['Torronsuo']);
  expect(names(await found('esteetön kansallispuisto torron'))).toEqual(['Torronsuo']);
});

test('which saved places are open is not known', async () => {
  const rows = await found('avoin kansallispuisto');
  expect(rows).toMatchObject([{ type: 'understood', isAnswered: false }]);
});
