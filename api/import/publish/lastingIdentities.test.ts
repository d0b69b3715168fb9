import { describe, expect, test } from 'vitest';
import type { Source, SourceRecord } from '#api/import/records/record.ts';
import { hideIdentity } from '../../../tests/support/made/madePlaces.ts';
import { EVERYWHERE, laavu, lipasLaavu, squareRecord } from '../../../tests/support/made/madeRecords.ts';
import { identities, publicSet } from '../../../tests/support/publicSet.ts';
import { databaseOfTests, importOf } from '../../../tests/support/publishing.ts';
import type { ImportReport } from './importSource.ts';
import { rollback } from './rollback.ts';

const db = databaseOfTests();

function run(source: Source, records: readonly SourceRecord[]): Promise<ImportReport> {
  return importOf(db(), source, records, EVERYWHERE, true);
}

const publicIds = async () => (await publicSet(db())).map(({ id }) => id).sort((a, b) => a - b);

const FIRST = 150_000_000_000_000;

/** A record of LIPAS without an id of its own. */
function loi(ref: string, lon: number): SourceRecord {
  return { ...lipasLaavu(0, lon, 'Haukkalampi'), ref: `loi/${ref}`, proposedId: null };
}

const far = lipasLaavu(12, 20, 'Koli');

describe('a record without an id of its own', () => {
  test('has its identity again when it returns, hidden as before', async () => {
    await run('lipas', [far, loi('abc', 25)]);
    await hideIdentity(db(), FIRST);
    await run('lipas', [far]);
    await run('lipas', [far, loi('new', 27), loi('abc', 25)]);
    expect(await publicIds()).toEqual([100_000_000_000_012, FIRST + 1]);
  });

  test('has it again when an undone import is repeated', async () => {
    await run('lipas', [far]);
    await run('lipas', [far, loi('abc', 25)]);
    await rollback(db());
    await run('lipas', [far, loi('abc', 25)]);
    expect(await publicIds()).toEqual([100_000_000_000_012, FIRST]);
  });

  test('has it again when it parts from another place', async () => {
    await run('osm', [laavu(1, 25, 'Haukkalampi')]);
    await run('lipas', [loi('abc', 26)]);
    await run('lipas', [loi('abc', 25)]);
    expect((await identities(db())).find(({ id }) => id === FIRST)).toMatchObject({ state: 'MERGED', mergedInto: 1 });
    await run('lipas', [loi('abc', 26)]);
    expect(await publicIds()).toEqual([1, FIRST]);
  });
});

test('a place with the identity of its twin has it again when it returns without it', async () => {
  await run('lipas', [far, lipasLaavu(13, 25, 'Haukkalampi')]);
  await run('osm', [laavu(1, 25, 'Haukkalampi'), laavu(2, 30)]);
  await run('lipas', [far]);
  expect(await publicIds()).toEqual([2, 100_000_000_000_012, 100_000_000_000_013]);
  await run('osm', [laavu(2, 30)]);
  await run('osm', [laavu(1, 25, 'Haukkalampi'), laavu(2, 30)]);
  expect(await publicIds()).toEqual([2, 100_000_000_000_012, 100_000_000_000_013]);
});

describe('a place that is drawn anew', () => {
  const way = (names: SourceRecord['names'], size = 0.0002): SourceRecord =>
    squareRecord([25, 61], size, {
      ref: 'way/5',
      proposedId: 50_000_000_000_005,
      category: laavu(1, 25).category,
      names,
    });

  test('as a way instead of a node has its identity, hidden as before', async () => {
    await run('osm', [laavu(1, 25, 'Haukkalampi'), laavu(2, 30)]);
    await hideIdentity(db(), 1);
    await run('osm', [way({ fi: 'Haukkalampi' }), laavu(2, 30)]);
    expect(await publicIds()).toEqual([2]);
    expect(await identities(db())).toMatchObject([
      { id: 1, state: 'LIVE' },
      { id: 2, state: 'LIVE' },
      { id: 50_000_000_000_005, state: 'MERGED', mergedInto: 1 },
    ]);
    await run('osm', [laavu(1, 25, 'Haukkalampi'), laavu(2, 30)]);
    expect(await publicIds()).toEqual([2]);
  });

  test('has it without a name too', async () => {
    await run('osm', [laavu(1, 25), laavu(2, 30)]);
    await run('osm', [way({}), laavu(2, 30)]);
    expect(await publicIds()).toEqual([1, 2]);
  });

  test('out of two has the identities of both', async () => {
    await run('osm', [laavu(1, 25, 'Haukkalampi'), laavu(2, 25.001, 'Haukkalampi')]);
    await hideIdentity(db(), 2);
    await run('osm', [way({ fi: 'Haukkalampi' })]);
    expect(await publicIds()).toEqual([]);
  });

  test('elsewhere is another place', async () => {
    await run('osm', [laavu(1, 26, 'Haukkalampi'), laavu(2, 30)]);
    await run('osm', [way({ fi: 'Haukkalampi' }), laavu(2, 30)]);
    expect(await publicIds()).toEqual([2, 50_000_000_000_005]);
  });
});
