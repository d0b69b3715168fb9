import { expect, test } from 'vitest';
import { pointRecord } from '../../../tests/support/made/madeRecords.ts';
import { databaseOfTests, importOf } from '../../../tests/support/publishing.ts';
import { starterDifferences } from './starterDifferences.ts';

const db = databaseOfTests();

test('lists rows of the table whose position, name or category differs from another source', async () => {
  const church = { category: 'place_of_worship/christian', wikidata: 'Q1' };
  await importOf(db(), 'starter', [
    pointRecord([23.8014, 61.4985], { ...church, source: 'starter', ref: 'kaleva', names: { fi: 'Kaleva', en: 'K' } }),
    pointRecord([25, 61], { source: 'starter', ref: 'alone', names: { fi: 'Yksin' } }),
  ]);
  expect(await starterDifferences(db())).toEqual([]);
  const names = { fi: 'Kalevan kirkko', en: 'K' };
  await importOf(db(), 'osm', [
    pointRecord([23.7937, 61.4985], { ...church, source: 'osm', ref: 'way/1', names, category: 'tourism/attraction' }),
  ]);
  expect(await starterDifferences(db())).toEqual([
    'kaleva: 409 m off (osm way/1)',
    'kaleva: place_of_worship/christian, not tourism/attraction (osm way/1)',
    'kaleva: "Kaleva", not "Kalevan kirkko" (osm way/1)',
  ]);
});
