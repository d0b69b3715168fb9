import { expect, test } from 'vitest';
import { laavu } from '../../../tests/support/made/madeRecords.ts';
import { databaseOfTests, importOf } from '../../../tests/support/publishing.ts';
import { publishNames } from './alternativeNamesSql.ts';

const db = databaseOfTests();

test("an alternative name that is deleted leaves the source's own equal name", async () => {
  const place = laavu(1, 25, 'Haukkalampi');
  await importOf(db(), 'osm', [{ ...place, names: { fi: 'Haukkalampi', alt: ['Haukka'] } }]);
  const names = async () => ({
    shown: (await db().pool.query('SELECT alt_names FROM place')).rows,
    searched: (await db().pool.query('SELECT lang, norm FROM search_name ORDER BY norm')).rows,
    words: (await db().pool.query('SELECT word FROM search_word ORDER BY word')).rows,
  });
  const before = await names();
  const publish = (old: string[], now: string[]) => db().prisma.$transaction((tx) => publishNames(tx, 1, old, now));
  await publish([], ['Haukka']);
  await publish(['Haukka'], []);
  expect(await names()).toEqual(before);
  // As a publish stores it: once, as the moderator's.
  await db().pool.query(`UPDATE search_name SET lang = 'alias' WHERE norm = 'haukka'`);
  await publish(['Haukka'], []);
  expect(await names()).toEqual(before);
});
