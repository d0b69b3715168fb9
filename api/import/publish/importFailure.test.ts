import { describe, expect, test } from 'vitest';
import { endImport } from '#api/domain/jobs/dataUpdateSql.ts';
import type { Source, SourceInput, SourceRecord } from '#api/import/records/record.ts';
import {
  EVERYWHERE,
  inputOf,
  laavu,
  LIPAS,
  lipasLaavu,
  manyLaavus,
  OSM,
} from '../../../tests/support/made/madeRecords.ts';
import { identities, publicSet, storedRecords } from '../../../tests/support/publicSet.ts';
import { databaseOfTests, importOf, QUIETLY } from '../../../tests/support/publishing.ts';
import { importSource, type ImportReport } from './importSource.ts';
import { storeFailedRun } from './run/runs.ts';
import { STOPPED } from './run/session.ts';

const db = databaseOfTests();

function run(source: Source, records: readonly SourceRecord[]): Promise<ImportReport> {
  return importOf(db(), source, records);
}

/** An input that fails after its first record. */
function broken(): SourceInput {
  return {
    ...inputOf('osm', []),
    records: (async function* () {
      yield laavu(9, 25);
      throw new Error('the file ends in the middle');
    })(),
  };
}

// Issue "All of Finland": the admin view can stop a run
test('an import that an admin stops ends with a sentence, changes nothing, and the next one works', async () => {
  await run('osm', OSM);
  const before = await publicSet(db());
  const records = (async function* () {
    yield laavu(9, 25);
    expect(await db().prisma.$transaction((tx) => endImport(tx))).toBe(1);
    // Another process, which needs no lock for it, stores the failure of its own source after that.
    await storeFailedRun(db(), 'places', new Error('the service is away'));
    yield laavu(10, 26);
  })();
  await expect(importSource(db(), { ...inputOf('osm', []), records }, QUIETLY)).rejects.toThrow(STOPPED);
  expect(await publicSet(db())).toEqual(before);
  const { rows } = await db().pool.query(`SELECT state, message FROM import_run WHERE source = 'osm' ORDER BY id DESC`);
  expect(rows[0]).toEqual({ state: 'FAILED', message: 'stopped by an admin' });
  expect(await db().prisma.$transaction((tx) => endImport(tx))).toBe(0);
  expect(await run('osm', [...OSM, laavu(9, 27)])).toMatchObject({ placeCount: 7 });
});

describe('a failure', () => {
  test('while reading changes nothing, and the next import works', async () => {
    await run('osm', OSM);
    const before = await publicSet(db());
    await expect(importSource(db(), broken(), QUIETLY)).rejects.toThrow('the file ends in the middle');
    expect(await publicSet(db())).toEqual(before);
    expect(await storedRecords(db())).toHaveLength(6);
    const { rows } = await db().pool.query('SELECT state, message FROM import_run ORDER BY id DESC LIMIT 1');
    expect(rows).toEqual([{ state: 'FAILED', message: 'the file ends in the middle' }]);
    expect(await run('osm', [...OSM, laavu(9, 27)])).toMatchObject({ placeCount: 7 });
  });

  test.each([
    ['while writing', 'CREATE TRIGGER fault BEFORE INSERT ON attraction_undo EXECUTE FUNCTION fault()'],
    [
      'at the very end',
      `CREATE TRIGGER fault BEFORE UPDATE ON import_run FOR EACH ROW WHEN (NEW.state = 'PUBLISHED')
       EXECUTE FUNCTION fault()`,
    ],
  ])('%s changes nothing', async (_, trigger) => {
    const { pool } = db();
    await run('osm', OSM);
    const before = {
      set: await publicSet(db()),
      records: await storedRecords(db()),
      identities: await identities(db()),
    };
    await pool.query(
      `CREATE FUNCTION fault() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'no space left'; END $$`,
    );
    await pool.query(trigger);
    await expect(run('lipas', LIPAS)).rejects.toThrow('no space left');
    expect({
      set: await publicSet(db()),
      records: await storedRecords(db()),
      identities: await identities(db()),
    }).toEqual(before);
    const { rows } = await pool.query(`SELECT count(*) AS n FROM pg_class WHERE relname ~ '_v2$'`);
    expect(rows).toEqual([{ n: 0 }]);
    await pool.query('DROP FUNCTION fault CASCADE');
    expect(await run('lipas', LIPAS)).toMatchObject({ placeCount: 7 });
  });

  test('of the connection in the middle changes nothing', async () => {
    await run('osm', OSM);
    const before = await publicSet(db());
    const cutOff: SourceInput = {
      ...inputOf('lipas', LIPAS),
      records: (async function* () {
        yield* LIPAS;
        await db().pool.query(
          `SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory' AND objid = 7214003
           AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
        );
        yield lipasLaavu(99, 29, 'Liian myöhään');
      })(),
    };
    await expect(importSource(db(), cutOff, QUIETLY)).rejects.toThrow();
    expect(await publicSet(db())).toEqual(before);
    expect(await run('lipas', LIPAS)).toMatchObject({ placeCount: 7 });
  });
});

describe('at the same time', () => {
  test('a second import says in one sentence that one is running', async () => {
    let second: Promise<unknown> = Promise.resolve();
    const first: SourceInput = {
      ...inputOf('osm', []),
      records: (async function* () {
        yield laavu(1, 25);
        second = run('lipas', LIPAS);
        await second.catch(() => undefined);
      })(),
    };
    expect(await importSource(db(), first, QUIETLY)).toMatchObject({ placeCount: 1 });
    await expect(second).rejects.toThrow(
      new RegExp(
        [
          /^Another import is running \(osm, since 2\d{3}-\d\d-\d\d \d\d:\d\d UTC\); /.source,
          /wait until it has finished, then start again\.$/.source,
        ].join(''),
      ),
    );
  });

  test('readers see one version or the other, never a mix, and are never held up', async () => {
    const small = manyLaavus(60);
    const large = manyLaavus(120);
    await run('osm', small);
    const publishing = { done: false };
    const seen = new Set<string>();
    const reader = (async () => {
      while (!publishing.done) seen.add(await readOnce());
    })();
    await run('osm', large);
    await importOf(db(), 'osm', small, EVERYWHERE, true);
    await run('osm', large);
    await importOf(db(), 'osm', small, EVERYWHERE, true);
    publishing.done = true;
    await reader;
    expect([...seen].sort()).toEqual([
      '1 live, 120 said, 120 places, 120 records',
      '1 live, 60 said, 60 places, 60 records',
    ]);
  });

  /** The live version as one reader sees it, in one snapshot. */
  async function readOnce(): Promise<string> {
    const client = await db().pool.connect();
    try {
      await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ');
      const live = await client.query<{ version: number; n: number }>(
        `SELECT version, place_count AS n FROM data_set WHERE state = 'LIVE'`,
      );
      const places = await client.query<{ n: number }>('SELECT count(*) AS n FROM place WHERE version = $1', [
        live.rows[0]?.version,
      ]);
      const records = await client.query<{ n: number }>('SELECT count(*) AS n FROM source_record');
      await client.query('COMMIT');
      return (
        `${live.rows.length} live, ${live.rows[0]?.n} said, ${places.rows[0]?.n} places, ${records.rows[0]?.n} ` +
        'records'
      );
    } finally {
      client.release();
    }
  }
});
