import { beforeEach, describe, expect, test } from 'vitest';
import type { Source, SourceRecord } from '#api/import/records/record.ts';
import {
  EVERYWHERE,
  inputOf,
  laavu,
  lineRecord,
  lipasLaavu,
  pointRecord,
} from '../../../tests/support/made/madeRecords.ts';
import { identities, publicSet, storedRecords } from '../../../tests/support/publicSet.ts';
import { databaseOfTests, importOf, QUIETLY } from '../../../tests/support/publishing.ts';
import { importSource, type ImportReport } from './importSource.ts';
import { republish } from './republish.ts';
import { rollback } from './rollback.ts';
import { recoverImports } from './run/cleanUp.ts';

const db = databaseOfTests();

function run(source: Source, records: readonly SourceRecord[]): Promise<ImportReport> {
  return importOf(db(), source, records, EVERYWHERE, true);
}

const trail = lineRecord(
  [
    [25, 61],
    [25.1, 61.1],
  ],
  { ref: 'relation/9', proposedId: 7_000_000_000_009, names: { fi: 'Reitti' } },
);

async function everything(): Promise<unknown> {
  return { set: await publicSet(db()), records: await storedRecords(db()), identities: await identities(db()) };
}

async function versions(): Promise<unknown[]> {
  return (await db().pool.query('SELECT version, state FROM data_set ORDER BY version')).rows;
}

/** Versions that have tables. */
async function tables(): Promise<number[]> {
  const { rows } = await db().pool.query<{ version: number }>(
    `SELECT DISTINCT substring(relname FROM '_v([0-9]+)$')::int AS version FROM pg_class
     WHERE relkind = 'r' AND relname ~ '_v[0-9]+$' ORDER BY 1`,
  );
  return rows.map(({ version }) => version);
}

describe('versions', () => {
  test('are held three: the live one and two before it', async () => {
    for (const count of [1, 2, 3, 4])
      await run(
        'osm',
        Array.from({ length: count }, (_, i) => laavu(i + 1, 25 + i)),
      );
    expect(await versions()).toEqual([
      { version: 1, state: 'RETIRED' },
      { version: 2, state: 'HELD' },
      { version: 3, state: 'PREVIOUS' },
      { version: 4, state: 'LIVE' },
    ]);
    expect(await tables()).toEqual([2, 3, 4]);
    const undo = await db().pool.query('SELECT DISTINCT version FROM source_record_undo ORDER BY version');
    expect(undo.rows).toEqual([{ version: 3 }, { version: 4 }]);
  });

  test('are held as many as the operator wants', async () => {
    for (const north of [61, 62, 63])
      await importSource(db(), inputOf('osm', [pointRecord([25, north], { ref: 'node/1', proposedId: 1 })]), {
        ...QUIETLY,
        heldVersions: 2,
      });
    expect(await tables()).toEqual([2, 3]);
    await rollback(db());
    await expect(rollback(db())).rejects.toThrow('There is no earlier version');
  });

  test('know how many places they have, by kind', async () => {
    await run('osm', [
      laavu(1, 25),
      laavu(2, 26),
      pointRecord([27, 61], { ref: 'node/3', proposedId: 3, category: 'amenity/parking' }),
    ]);
    const { rows } = await db().pool.query(
      'SELECT place_count, kind_counts, published_at IS NOT NULL AS published FROM data_set',
    );
    expect(rows).toEqual([{ place_count: 3, kind_counts: { hiking: 2, none: 1 }, published: true }]);
  });

  test('made again from the same records hold the same places', async () => {
    await run('osm', [laavu(1, 25, 'Koli'), trail]);
    const before = await publicSet(db());
    expect(await republish(db(), 'nightly')).toMatchObject({ version: 2, placeCount: 2 });
    expect(await publicSet(db())).toEqual(before);
    const { rows } = await db().pool.query('SELECT source, state, version FROM import_run ORDER BY id');
    expect(rows).toEqual([
      { source: 'osm', state: 'PUBLISHED', version: 1 },
      { source: 'nightly', state: 'PUBLISHED', version: 2 },
    ]);
  });
});

describe('rollback', () => {
  beforeEach(async () => {
    await run('osm', [laavu(1, 25, 'Haukkalampi'), laavu(2, 26, 'Koli'), trail]);
    await run('lipas', [lipasLaavu(11, 27, 'Haukkalampi')]);
  });

  test('puts places, source records and identities back', async () => {
    const before = await everything();
    await run('lipas', [lipasLaavu(11, 25, 'Haukkalampi')]);
    expect(await everything()).not.toEqual(before);
    expect(await rollback(db())).toEqual({ version: 2, placeCount: 4 });
    expect(await everything()).toEqual(before);
  });

  test('leaves the undone version readable for servers that have not seen the step back', async () => {
    await run('lipas', [lipasLaavu(11, 25, 'Haukkalampi')]);
    await rollback(db());
    expect(await tables()).toEqual([1, 2, 3]);
    await recoverImports(db());
    expect(await tables()).toEqual([1, 2]);
  });

  test('puts the records of a merged identity back under it', async () => {
    const before = await everything();
    // The record that moves is the older one's: that of LIPAS is given another identity without having changed.
    await run('osm', [laavu(1, 27, 'Haukkalampi'), laavu(2, 26, 'Koli'), trail]);
    expect(await publicSet(db())).toContainEqual(expect.objectContaining({ id: 1, sources: 'lipas 11 + osm node/1' }));
    await rollback(db());
    expect(await everything()).toEqual(before);
  });

  test('puts back what vanished, moved, was renamed and was drawn anew', async () => {
    const before = await everything();
    await run('osm', [
      laavu(1, 25.5, 'Kurkilampi'),
      {
        ...trail,
        ...lineRecord(
          [
            [25, 61],
            [25.2, 61.3],
          ],
          { ref: 'relation/9', proposedId: 7_000_000_000_009 },
        ),
      },
    ]);
    await rollback(db());
    expect(await everything()).toEqual(before);
  });

  test('leaves an identity that the version brought, as gone', async () => {
    await run('osm', [laavu(1, 25, 'Haukkalampi'), laavu(2, 26, 'Koli'), trail, laavu(3, 28, 'Uusi')]);
    await rollback(db());
    expect((await identities(db())).filter(({ id }) => id === 3)).toMatchObject([{ state: 'GONE', name: 'Uusi' }]);
    expect((await storedRecords(db())).map(({ ref }) => ref)).not.toContain('node/3');
  });

  test('puts a merge of an earlier version back that a later one had undone', async () => {
    await run('lipas', [lipasLaavu(11, 25, 'Haukkalampi')]);
    const merged = await everything();
    await run('lipas', [lipasLaavu(11, 27, 'Haukkalampi')]);
    await rollback(db());
    expect(await everything()).toEqual(merged);
  });

  test('goes back one step, then says that there is no other', async () => {
    await rollback(db());
    await expect(rollback(db())).rejects.toThrow('There is no earlier version to go back to.');
    expect(await versions()).toEqual([
      { version: 1, state: 'LIVE' },
      { version: 2, state: 'RETIRED' },
    ]);
    expect(await tables()).toEqual([1]);
    const { rows } = await db().pool.query('SELECT state FROM import_run ORDER BY id');
    expect(rows).toEqual([{ state: 'PUBLISHED' }, { state: 'ROLLED_BACK' }]);
  });

  test('takes the runs with it that found nothing new since', async () => {
    await run('lipas', [lipasLaavu(11, 27, 'Haukkalampi')]);
    await run('osm', [laavu(1, 25, 'Haukkalampi'), laavu(2, 26, 'Koli'), trail]);
    await rollback(db());
    const { rows } = await db().pool.query('SELECT source, state, message FROM import_run ORDER BY id');
    expect(rows).toEqual([
      { source: 'osm', state: 'PUBLISHED', message: null },
      { source: 'lipas', state: 'ROLLED_BACK', message: null },
      { source: 'lipas', state: 'ROLLED_BACK', message: 'nothing changed' },
      { source: 'osm', state: 'PUBLISHED', message: 'nothing changed' },
    ]);
  });

  test('of a version that is not live any more changes nothing', async () => {
    await expect(rollback(db(), 1)).rejects.toThrow('Version 1 is not live any more.');
    expect(await rollback(db(), 2)).toMatchObject({ version: 1 });
  });

  test('goes back as many steps as versions are held', async () => {
    const shown = async () => ({ set: await publicSet(db()), records: await storedRecords(db()) });
    const second = await shown();
    await run('osm', [laavu(1, 27, 'Uusi')]);
    const third = await shown();
    await run('osm', [laavu(1, 28, 'Uudempi'), laavu(3, 25, 'Kolmas')]);
    await rollback(db());
    expect(await shown()).toEqual(third);
    expect(await rollback(db())).toMatchObject({ version: 2 });
    expect(await shown()).toEqual(second);
    await expect(rollback(db())).rejects.toThrow('There is no earlier version');
    await run('osm', [laavu(1, 29)]);
    expect((await versions()).slice(-4)).toEqual([
      { version: 2, state: 'PREVIOUS' },
      { version: 3, state: 'RETIRED' },
      { version: 4, state: 'RETIRED' },
      { version: 5, state: 'LIVE' },
    ]);
  });

  test('lets the same import be made again', async () => {
    const before = await everything();
    await rollback(db());
    await run('lipas', [lipasLaavu(11, 27, 'Haukkalampi')]);
    expect(await everything()).toEqual(before);
    expect(await versions()).toMatchObject([
      { state: 'PREVIOUS' },
      { state: 'RETIRED' },
      { version: 3, state: 'LIVE' },
    ]);
  });
});

describe('what a dead process leaves', () => {
  test('is cleared away at the next start, and the live set stays', async () => {
    await run('osm', [laavu(1, 25)]);
    const before = await publicSet(db());
    await db().pool.query(`
      INSERT INTO import_run (source) VALUES ('osm');
      INSERT INTO data_set (version, state, reason) VALUES (7, 'BUILDING', 'import osm');
      CREATE TABLE place_v7 (LIKE place INCLUDING DEFAULTS);
      ALTER TABLE place ATTACH PARTITION place_v7 FOR VALUES IN (7);
      CREATE TABLE search_word_v7 (LIKE search_word);
    `);
    await recoverImports(db());
    expect(await tables()).toEqual([1]);
    expect(await publicSet(db())).toEqual(before);
    expect(await versions()).toEqual([
      { version: 1, state: 'LIVE' },
      { version: 7, state: 'FAILED' },
    ]);
    const { rows } = await db().pool.query('SELECT state, message FROM import_run ORDER BY id DESC LIMIT 1');
    expect(rows).toMatchObject([{ state: 'FAILED', message: expect.stringContaining('interrupted') }]);
  });

  test('is left alone while another process imports', async () => {
    const records = (async function* () {
      yield laavu(1, 25);
      await recoverImports(db());
      const { rows } = await db().pool.query('SELECT state FROM import_run');
      expect(rows).toEqual([{ state: 'RUNNING' }]);
    })();
    expect(await importSource(db(), { ...inputOf('osm', []), records }, QUIETLY)).toMatchObject({ version: 1 });
  });

  test('on an empty database is nothing', async () => {
    await recoverImports(db());
    expect(await versions()).toEqual([]);
  });
});

test('a reader of an old version holds up no publish, and the version goes when the reader has', async () => {
  await run('osm', [laavu(1, 25)]);
  const reader = await db().pool.connect();
  try {
    await reader.query('BEGIN');
    await reader.query('SELECT count(*) FROM place WHERE version = 1');
    await run('osm', [laavu(2, 25)]);
    await run('osm', [laavu(3, 25)]);
    expect(await run('osm', [laavu(4, 25)])).toMatchObject({ version: 4 });
    expect(await tables()).toEqual([1, 2, 3, 4]);
    await reader.query('COMMIT');
    await recoverImports(db());
    expect(await tables()).toEqual([2, 3, 4]);
  } finally {
    reader.release();
  }
});
