import { describe, expect, test } from 'vitest';
import type { Coverage, Skipped, Source, SourceInput, SourceRecord } from '../record.ts';
import { importSource, type ImportReport } from './importSource.ts';
import { identities, type PublicPlace, publicSet, storedRecords } from './testPublicSet.ts';
import { republish } from './republish.ts';
import { emptyDatabase, useDatabase } from './testDatabase.ts';
import { inputOf, lineRecord, pointRecord, squareRecord } from './testRecords.ts';

const db = useDatabase();

const EVERYWHERE: Coverage = { bounds: null, types: null, municipalities: null };

function run(source: Source, records: readonly SourceRecord[], coverage = EVERYWHERE, acceptLoss = false): Promise<ImportReport> {
  return importSource(db(), inputOf(source, records, coverage), { acceptLoss, progress: () => undefined, onSkip: () => undefined });
}

const laavu = (ref: number, lon: number, name?: string): SourceRecord =>
  pointRecord([lon, 61], { ref: `node/${ref}`, proposedId: ref, names: name === undefined ? {} : { fi: name } });
const lipasLaavu = (ref: number, lon: number, name: string): SourceRecord => ({
  ...laavu(ref, lon, name), source: 'lipas', ref: `${ref}`, proposedId: 100_000_000_000_000 + ref,
});
const many = (count: number): SourceRecord[] => Array.from({ length: count }, (_, i) => laavu(i + 1, 24 + i / 50, `Paikka ${i}`));

/** Ids tell which source came first; everything else must not. */
const withoutIds = (set: readonly PublicPlace[]): Omit<PublicPlace, 'id'>[] => set.map(({ id: _, ...place }) => place);

/** A made set in which much of a real one occurs: areas, routes, places of both sources, of one, nameless, nested. */
const OSM: readonly SourceRecord[] = [
  squareRecord([25, 61], 0.1, { ref: 'relation/1', proposedId: 70_000_000_000_001, category: 'boundary/national_park', names: { fi: 'Koivusuo' }, wikidata: 'Q1' }),
  lineRecord(Array.from({ length: 40 }, (_, i) => [24.98 + i / 1000, 61] as const), { ref: 'relation/2', proposedId: 7_000_000_000_002, names: { fi: 'Koivusuon kierros' } }),
  laavu(3, 25, 'Haukkalammen laavu'),
  laavu(4, 25.01),
  pointRecord([25.011, 61.0005], { ref: 'node/5', proposedId: 5, category: 'leisure/firepit' }),
  pointRecord([25.2, 61.2], { ref: 'node/6', proposedId: 6, category: 'amenity/cafe', names: { fi: 'Kahvila Koivu', sv: 'Kafé Björk' } }),
];
const LIPAS: readonly SourceRecord[] = [
  squareRecord([25.001, 61], 0.102, { source: 'lipas', ref: '11', proposedId: 100_000_000_000_011, category: 'boundary/national_park', names: { fi: 'Koivusuon kansallispuisto', sv: 'Koivusuo nationalpark' } }),
  lipasLaavu(12, 25.002, 'Haukkalampi'),
  lipasLaavu(13, 25.0104, 'Rantalaavu'),
  pointRecord([25.3, 61.3], { source: 'lipas', ref: '14', proposedId: null, category: 'lipas/4404', names: { fi: 'Luontopolku' }, properties: { www: 'https://example.org/' } }),
];

describe('an import', () => {
  test('is public with all that follows from its records', async () => {
    const report = await run('osm', OSM);
    expect(report).toMatchObject({ version: 1, placeCount: 6, read: 6, added: 6, changed: 0, vanished: 0, duplicates: 0, skipped: 0 });
    const set = await publicSet(db());
    expect(set.map(({ sources, name, named, parent, relation, childCount }) => [sources, name, named, parent, relation, childCount])).toEqual([
      ['osm node/3', 'Haukkalammen laavu', true, 'osm relation/1', 'INSIDE', 0],
      ['osm node/4', 'Laavu', false, 'osm relation/1', 'INSIDE', 0],
      ['osm node/5', 'Tulentekopaikka', false, 'osm relation/1', 'INSIDE', 0],
      ['osm node/6', 'Kahvila Koivu', true, null, null, 0],
      ['osm relation/1', 'Koivusuo', true, null, null, 4],
      ['osm relation/2', 'Koivusuon kierros', true, 'osm relation/1', 'INSIDE', 3],
    ]);
    expect(set.find(({ name }) => name === 'Kahvila Koivu')?.words).toEqual(['bjork', 'kafe', 'kahvila', 'koivu']);
    expect(set.find(({ name }) => name === 'Laavu')?.words).toEqual([]);
    expect(set.find(({ name }) => name === 'Koivusuo')).toMatchObject({ geometry: 'Polygon', kind: 'hiking' });
  });

  test('of the same records again changes nothing and makes no new version', async () => {
    await run('osm', OSM);
    const before = await publicSet(db());
    expect(await run('osm', OSM)).toMatchObject({ version: null, placeCount: 6, unchanged: 6, added: 0, changed: 0, vanished: 0 });
    expect(await publicSet(db())).toEqual(before);
  });

  test('counts a ref that comes twice once, the last of it', async () => {
    expect(await run('osm', [laavu(1, 25, 'Vanha'), laavu(2, 26), laavu(1, 25, 'Uusi')])).toMatchObject({ read: 3, duplicates: 1, placeCount: 2 });
    expect((await publicSet(db())).map(({ name }) => name)).toEqual(['Uusi', 'Laavu']);
  });

  test('skips records that cannot be stored, and lists them', async () => {
    const skipped: Skipped[] = [];
    const records = [
      laavu(1, 25), { ...laavu(2, 25), category: 'no/such' }, { ...laavu(3, 25), position: [Number.NaN, 61] as const }, { ...squareRecord([25, 61], 0.1, { ref: 'node/4' }), type: 'PATH' as const },
      { ...laavu(5, 25), source: 'lipas' as const },
    ];
    const report = await importSource(db(), inputOf('osm', records), { acceptLoss: false, progress: () => undefined, onSkip: (skip) => skipped.push(skip) });
    expect(report).toMatchObject({ read: 1, skipped: 4, placeCount: 1 });
    expect(skipped.map(({ ref }) => ref)).toEqual(['node/2', 'node/3', 'node/4', 'node/5']);
  });

  test('stores names that PostgreSQL would choke on without what it cannot hold', async () => {
    await run('osm', [laavu(1, 25, 'Ko\0li\uD800 \t"\\{},')]);
    expect((await publicSet(db()))[0]?.name).toBe('Koli\uFFFD \t"\\{},');
  });
});

test('a route of which only the position is known is published as a route without a line', async () => {
  await run('starter', [{ ...pointRecord([25, 61], { source: 'starter', ref: 'hetta-pallas', category: 'route/hiking', names: { fi: 'Hetta–Pallas' }, lengthM: 55_000 }), type: 'PATH' }]);
  expect(await publicSet(db())).toMatchObject([{ name: 'Hetta–Pallas', lengthM: 55_000, geometry: null, id: 200_000_000_000_000 }]);
});

describe('two sources', () => {
  test('give the same public set in either order', async () => {
    await run('osm', OSM);
    await run('lipas', LIPAS);
    const osmFirst = withoutIds(await publicSet(db()));
    await emptyDatabase(db());
    await run('lipas', LIPAS);
    await run('osm', OSM);
    expect(withoutIds(await publicSet(db()))).toEqual(osmFirst);
    expect(osmFirst.map(({ sources }) => sources)).toContain('lipas 11 + osm relation/1');
    expect(osmFirst).toHaveLength(7);
  });

  test('that have one place show it once, under the id it had', async () => {
    await run('osm', [laavu(3, 25, 'Haukkalammen laavu')]);
    await run('lipas', [lipasLaavu(12, 25.002, 'Haukkalampi')]);
    expect(await publicSet(db())).toMatchObject([{ id: 3, name: 'Haukkalampi', sources: 'lipas 12 + osm node/3' }]);
  });
});

describe('what vanishes', () => {
  const covered: Coverage = { ...EVERYWHERE, bounds: [24.9, 60.9, 25.1, 61.1] };

  test('is gone, and its identity says so', async () => {
    await run('osm', [laavu(1, 25), laavu(2, 26)]);
    expect(await run('osm', [laavu(1, 25)])).toMatchObject({ vanished: 1, gone: 1, placeCount: 1 });
    expect(await identities(db())).toMatchObject([{ id: 1, state: 'LIVE' }, { id: 2, state: 'GONE', name: 'Laavu' }]);
    expect(await storedRecords(db())).toMatchObject([{ ref: 'node/1' }]);
  });

  test('comes back under its id', async () => {
    await run('osm', [laavu(1, 25), laavu(2, 26)]);
    await run('osm', [laavu(1, 25)]);
    await run('osm', [laavu(1, 25), laavu(2, 26)]);
    expect(await identities(db())).toMatchObject([{ id: 1, state: 'LIVE' }, { id: 2, state: 'LIVE' }]);
  });

  test('lies within the bounds that the import covers', async () => {
    await run('osm', [laavu(1, 25), laavu(2, 26), laavu(3, 25.05)]);
    expect(await run('osm', [laavu(3, 25.05)], covered)).toMatchObject({ vanished: 1 });
    expect((await publicSet(db())).map(({ id }) => id).sort()).toEqual([2, 3]);
  });

  test('does not reach beyond those bounds', async () => {
    await run('osm', [squareRecord([25, 61], 0.3, { ref: 'way/1', proposedId: 50_000_000_000_001 }), laavu(2, 25)]);
    expect(await run('osm', [laavu(2, 25)], covered)).toMatchObject({ vanished: 0, version: null });
  });

  test('is of the covered types and municipalities', async () => {
    const of = (ref: string, category: string, municipality: string): SourceRecord =>
      pointRecord([25, 60 + Number(ref)], { source: 'lipas', ref, proposedId: 100_000_000_000_000 + Number(ref), category, municipalities: [municipality], names: { fi: `Paikka ${ref}` } });
    await run('lipas', [of('1', 'lipas/4404', '091'), of('2', 'lipas/4404', '092'), of('3', 'leisure/firepit', '091')]);
    expect(await run('lipas', [], { bounds: null, types: ['4404'], municipalities: ['091'] })).toMatchObject({ vanished: 1 });
    expect((await storedRecords(db())).map(({ ref }) => ref)).toEqual(['2', '3']);
  });

  test('is of the imported source', async () => {
    await run('osm', [laavu(1, 25)]);
    expect(await run('lipas', [lipasLaavu(1, 26, 'Koli')])).toMatchObject({ vanished: 0, placeCount: 2 });
  });

  test('leaves the place to the source that still knows it', async () => {
    await run('osm', [laavu(3, 25, 'Haukkalampi'), laavu(4, 26)]);
    await run('lipas', [lipasLaavu(12, 25, 'Haukkalampi')]);
    await run('osm', [laavu(4, 26)]);
    expect(await publicSet(db())).toMatchObject([{ id: 3, sources: 'lipas 12' }, { id: 4 }]);
  });
});

describe('the loss guard', () => {
  test('stops an import in which more than a fifth would vanish', async () => {
    await run('osm', many(50));
    const before = await publicSet(db());
    await expect(run('osm', many(39))).rejects.toThrow('11 of the 50 osm records that this import covers would vanish (22 %): if that is right, import again with --accept-loss.');
    expect(await publicSet(db())).toEqual(before);
    expect(await storedRecords(db())).toHaveLength(50);
    const { rows } = await db().pool.query('SELECT state, message FROM import_run ORDER BY id DESC LIMIT 1');
    expect(rows).toMatchObject([{ state: 'FAILED', message: expect.stringContaining('would vanish') }]);
  });

  test('lets a fifth go, or more when told so', async () => {
    await run('osm', many(50));
    expect(await run('osm', many(40))).toMatchObject({ vanished: 10 });
    expect(await run('osm', many(5), EVERYWHERE, true)).toMatchObject({ vanished: 35, placeCount: 5 });
  });

  test('lets a handful go', async () => {
    await run('osm', many(10));
    expect(await run('osm', many(1))).toMatchObject({ vanished: 9 });
  });
});

describe('a smaller extract after a larger one', () => {
  const whole = lineRecord(Array.from({ length: 50 }, (_, i) => [24.5 + i / 50, 61] as const), { ref: 'relation/1', proposedId: 7_000_000_000_001, names: { fi: 'Reitti' } });
  const cut = lineRecord(Array.from({ length: 10 }, (_, i) => [24.9 + i / 50, 61] as const), { ref: 'relation/1', proposedId: 7_000_000_000_001, names: { fi: 'Uusi reitti' } });
  const covered: Coverage = { ...EVERYWHERE, bounds: [24.9, 60.9, 25.1, 61.1] };

  test('removes nothing outside', async () => {
    await run('osm', many(50));
    const before = await publicSet(db());
    await run('osm', many(50).filter(({ position: [lon] }) => lon < 24.1), { ...EVERYWHERE, bounds: [23.9, 60.9, 24.0999, 61.1] });
    expect(await publicSet(db())).toEqual(before);
  });

  test('keeps the whole of a route that it only shows in part', async () => {
    await run('osm', [whole]);
    expect(await run('osm', [cut], covered)).toMatchObject({ keptGeometry: 1, changed: 1 });
    expect(await publicSet(db())).toMatchObject([{ name: 'Uusi reitti', lengthM: whole.lengthM, bbox: whole.bbox }]);
  });

  test('takes a route over that really became shorter', async () => {
    await run('osm', [whole]);
    expect(await run('osm', [cut], { ...EVERYWHERE, bounds: [24, 60, 26, 62] })).toMatchObject({ keptGeometry: 0, changed: 1 });
    expect(await publicSet(db())).toMatchObject([{ lengthM: cut.lengthM }]);
  });
});

describe('two published places that turn out to be one', () => {
  test('are merged into the older, and come apart again', async () => {
    await run('osm', [laavu(3, 25, 'Haukkalampi')]);
    await run('lipas', [lipasLaavu(12, 26, 'Haukkalampi')]);
    expect(await run('lipas', [lipasLaavu(12, 25, 'Haukkalampi')])).toMatchObject({ merged: 1, placeCount: 1 });
    expect(await identities(db())).toMatchObject([{ id: 3, state: 'LIVE' }, { id: 100_000_000_000_012, state: 'MERGED', mergedInto: 3 }]);
    await run('lipas', [lipasLaavu(12, 26, 'Haukkalampi')]);
    expect(await identities(db())).toMatchObject([{ id: 3, state: 'LIVE' }, { id: 100_000_000_000_012, state: 'LIVE', mergedInto: null }]);
  });

  test('take along what was merged into them before', async () => {
    const starter = (lon: number): SourceRecord => ({ ...laavu(0, lon, 'Haukkalampi'), source: 'starter', ref: 'haukkalampi', proposedId: 200_000_000_000_000 });
    await run('starter', [starter(27)]);
    await run('osm', [laavu(3, 25, 'Haukkalampi')]);
    await run('lipas', [lipasLaavu(12, 26, 'Haukkalampi')]);
    await run('lipas', [lipasLaavu(12, 25, 'Haukkalampi')]);
    await run('starter', [starter(25)]);
    expect(await identities(db())).toMatchObject([
      { id: 3, state: 'MERGED', mergedInto: 200_000_000_000_000 },
      { id: 100_000_000_000_012, state: 'MERGED', mergedInto: 200_000_000_000_000 },
      { id: 200_000_000_000_000, state: 'LIVE' },
    ]);
  });
});

describe("moderators' edits", () => {
  test('hide a place from the next version on, and name it in search', async () => {
    await run('osm', [laavu(1, 25, 'Koli'), laavu(2, 26)]);
    await db().pool.query(`INSERT INTO attraction_edit (attraction_id, kind, text) VALUES (2, 'HIDDEN', NULL), (1, 'ALIAS', 'Ukko-Koli')`);
    await republish(db(), 'edits');
    expect(await publicSet(db())).toMatchObject([{ id: 1, altNames: ['Ukko-Koli'], words: ['koli', 'ukko'] }]);
    expect(await identities(db())).toMatchObject([{ id: 1 }, { id: 2, state: 'LIVE' }]);
  });

  test('follow a place into the one it was merged into', async () => {
    await run('osm', [laavu(3, 25, 'Haukkalampi')]);
    await run('lipas', [lipasLaavu(12, 26, 'Haukkalampi')]);
    await db().pool.query(`INSERT INTO attraction_edit (attraction_id, kind, text) VALUES (100000000000012, 'ALIAS', 'Haukka')`);
    await run('lipas', [lipasLaavu(12, 25, 'Haukkalampi')]);
    expect(await publicSet(db())).toMatchObject([{ id: 3, altNames: ['Haukka'] }]);
    await republish(db(), 'again');
    expect(await publicSet(db())).toMatchObject([{ id: 3, altNames: ['Haukka'] }]);
  });
});

describe('ids of a sequence', () => {
  const route = (ref: string, lon: number): SourceRecord => pointRecord([lon, 61], { source: 'lipas', ref, proposedId: null, category: 'lipas/4404', names: { fi: `Polku ${ref}` } });

  test('stay with their record', async () => {
    await run('lipas', [route('503/route/a', 25), route('503/route/b', 26)]);
    const before = await publicSet(db());
    expect(before.map(({ id }) => id)).toEqual([150_000_000_000_000, 150_000_000_000_001]);
    await run('lipas', [route('503/route/a', 25), route('503/route/b', 26), route('503/route/0', 27)]);
    const after = await publicSet(db());
    expect(after.filter(({ sources }) => sources !== 'lipas 503/route/0').map(({ id }) => id)).toEqual([150_000_000_000_000, 150_000_000_000_001]);
  });
});

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

describe('a failure', () => {
  const options = { acceptLoss: false, progress: () => undefined, onSkip: () => undefined };

  test('while reading changes nothing, and the next import works', async () => {
    await run('osm', OSM);
    const before = await publicSet(db());
    await expect(importSource(db(), broken(), options)).rejects.toThrow('the file ends in the middle');
    expect(await publicSet(db())).toEqual(before);
    expect(await storedRecords(db())).toHaveLength(6);
    const { rows } = await db().pool.query('SELECT state, message FROM import_run ORDER BY id DESC LIMIT 1');
    expect(rows).toEqual([{ state: 'FAILED', message: 'the file ends in the middle' }]);
    expect(await run('osm', [...OSM, laavu(9, 27)])).toMatchObject({ placeCount: 7 });
  });

  test.each([
    ['while writing', 'CREATE TRIGGER fault BEFORE INSERT ON attraction_undo EXECUTE FUNCTION fault()'],
    ['at the very end', `CREATE TRIGGER fault BEFORE UPDATE ON import_run FOR EACH ROW WHEN (NEW.state = 'PUBLISHED') EXECUTE FUNCTION fault()`],
  ])('%s changes nothing', async (_, trigger) => {
    const { pool } = db();
    await run('osm', OSM);
    const before = { set: await publicSet(db()), records: await storedRecords(db()), identities: await identities(db()) };
    await pool.query(`CREATE FUNCTION fault() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'no space left'; END $$`);
    await pool.query(trigger);
    await expect(run('lipas', LIPAS)).rejects.toThrow('no space left');
    expect({ set: await publicSet(db()), records: await storedRecords(db()), identities: await identities(db()) }).toEqual(before);
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
        await db().pool.query(`SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory' AND objid = 7214003 AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`);
        yield lipasLaavu(99, 29, 'Liian myöhään');
      })(),
    };
    await expect(importSource(db(), cutOff, options)).rejects.toThrow();
    expect(await publicSet(db())).toEqual(before);
    expect(await run('lipas', LIPAS)).toMatchObject({ placeCount: 7 });
  });
});

describe('at the same time', () => {
  const options = { acceptLoss: false, progress: () => undefined, onSkip: () => undefined };

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
    expect(await importSource(db(), first, options)).toMatchObject({ placeCount: 1 });
    await expect(second).rejects.toThrow(/^Another import is running \(osm, since 2\d{3}-\d\d-\d\d \d\d:\d\d UTC\); wait until it has finished, then start again\.$/);
  });

  test('readers see one version or the other, never a mix, and are never held up', async () => {
    const small = many(60);
    const large = many(120);
    await run('osm', small);
    let reading = true;
    const seen = new Set<string>();
    const reader = (async () => {
      while (reading) seen.add(await readOnce());
    })();
    await run('osm', large);
    await run('osm', small, EVERYWHERE, true);
    await run('osm', large);
    await run('osm', small, EVERYWHERE, true);
    reading = false;
    await reader;
    expect([...seen].sort()).toEqual(['1 live, 120 said, 120 places, 120 records', '1 live, 60 said, 60 places, 60 records']);
  });

  /** What one reader sees of the live version, in one snapshot. */
  async function readOnce(): Promise<string> {
    const client = await db().pool.connect();
    try {
      await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ');
      const live = await client.query<{ version: number; n: number }>(`SELECT version, place_count AS n FROM data_set WHERE state = 'LIVE'`);
      const places = await client.query<{ n: number }>('SELECT count(*) AS n FROM place WHERE version = $1', [live.rows[0]?.version]);
      const records = await client.query<{ n: number }>('SELECT count(*) AS n FROM source_record');
      await client.query('COMMIT');
      return `${live.rows.length} live, ${live.rows[0]?.n} said, ${places.rows[0]?.n} places, ${records.rows[0]?.n} records`;
    } finally {
      client.release();
    }
  }
});
