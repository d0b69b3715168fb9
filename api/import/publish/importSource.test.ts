import type { ClientBase } from 'pg';
import { describe, expect, test } from 'vitest';
import type { Source, SourceRecord } from '#api/import/records/record.ts';
import { connect } from '#api/platform/db/database.ts';
import type { Skipped } from '#api/platform/reading.ts';
import { hideIdentity } from '../../../tests/support/made/madePlaces.ts';
import {
  inputOf,
  laavu,
  LIPAS,
  lipasLaavu,
  OSM,
  pointRecord,
  squareRecord,
} from '../../../tests/support/made/madeRecords.ts';
import { identities, type PublicPlace, publicSet } from '../../../tests/support/publicSet.ts';
import {
  databaseOfTests,
  emptyDatabase,
  importAlongside,
  importOf,
  QUIETLY,
} from '../../../tests/support/publishing.ts';
import { importSource, type ImportReport } from './importSource.ts';
import { republish } from './republish.ts';
import { rollback } from './rollback.ts';

const db = databaseOfTests();

function run(source: Source, records: readonly SourceRecord[]): Promise<ImportReport> {
  return importOf(db(), source, records);
}

/** Ids depend on which source came first; nothing else may. */
const withoutIds = (set: readonly PublicPlace[]): PublicPlace[] => set.map((place) => ({ ...place, id: 0 }));

describe('an import', () => {
  test('of an older file never replaces a newer element', async () => {
    const [first, ...others] = OSM;
    if (first === undefined) throw new Error('no records');
    const dated = (name: string, sourceDate: string | null) => ({ ...first, names: { fi: name }, sourceDate });
    await run('osm', [dated('Uudempi', '2026-05-01'), ...others]);
    expect(await run('osm', [dated('Vanhempi', '2025-01-01'), ...others])).toMatchObject({ changed: 0, vanished: 0 });
    expect((await publicSet(db())).map(({ name }) => name)).toContain('Uudempi');
    expect(await run('osm', [dated('Uusin', '2026-05-02'), ...others])).toMatchObject({ changed: 1 });
    expect(await run('osm', [dated('Ajaton', null), ...others])).toMatchObject({ changed: 1 });
  });

  test('is public with all that follows from its records', async () => {
    const report = await run('osm', OSM);
    expect(report).toMatchObject({
      version: 1,
      placeCount: 6,
      read: 6,
      added: 6,
      changed: 0,
      vanished: 0,
      duplicates: 0,
      skipped: 0,
    });
    const set = await publicSet(db());
    expect(
      set.map(({ sources, name, named, parent, relation, childCount }) => [
        sources,
        name,
        named,
        parent,
        relation,
        childCount,
      ]),
    ).toEqual([
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
    expect(await run('osm', OSM)).toMatchObject({
      version: null,
      placeCount: 6,
      unchanged: 6,
      added: 0,
      changed: 0,
      vanished: 0,
    });
    expect(await publicSet(db())).toEqual(before);
  });

  test('counts a ref that occurs twice once, and takes its last record', async () => {
    expect(await run('osm', [laavu(1, 25, 'Vanha'), laavu(2, 26), laavu(1, 25, 'Uusi')])).toMatchObject({
      read: 3,
      duplicates: 1,
      placeCount: 2,
    });
    expect((await publicSet(db())).map(({ name }) => name)).toEqual(['Uusi', 'Laavu']);
  });

  test('skips records that cannot be stored, and lists them', async () => {
    const skipped: Skipped[] = [];
    const records = [
      laavu(1, 25),
      { ...laavu(2, 25), category: 'no/such' },
      { ...laavu(3, 25), position: [Number.NaN, 61] as const },
      { ...squareRecord([25, 61], 0.1, { ref: 'node/4' }), type: 'PATH' as const },
      { ...laavu(5, 25), source: 'lipas' as const },
    ];
    const report = await importSource(db(), inputOf('osm', records), {
      ...QUIETLY,
      onSkip: (skip) => skipped.push(skip),
    });
    expect(report).toMatchObject({ read: 1, skipped: 4, placeCount: 1 });
    expect(skipped.map(({ ref }) => ref)).toEqual(['node/2', 'node/3', 'node/4', 'node/5']);
  });

  test('stores names without the characters that PostgreSQL cannot store', async () => {
    await run('osm', [laavu(1, 25, 'Ko\0li\uD800 \t"\\{},')]);
    expect((await publicSet(db()))[0]?.name).toBe('Koli\uFFFD \t"\\{},');
  });
});

test('a route without a known line is published as a route at its position', async () => {
  await run('starter', [
    {
      ...pointRecord([25, 61], {
        source: 'starter',
        ref: 'hetta-pallas',
        category: 'route/hiking',
        names: { fi: 'Hetta–Pallas' },
        lengthM: 55_000,
      }),
      type: 'PATH',
    },
  ]);
  expect(await publicSet(db())).toMatchObject([
    { name: 'Hetta–Pallas', lengthM: 55_000, geometry: null, id: 200_000_000_000_000 },
  ]);
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

  test('that have the same place show it once, under the id it had', async () => {
    await run('osm', [laavu(3, 25, 'Haukkalammen laavu')]);
    await run('lipas', [lipasLaavu(12, 25.002, 'Haukkalampi')]);
    expect(await publicSet(db())).toMatchObject([{ id: 3, name: 'Haukkalampi', sources: 'lipas 12 + osm node/3' }]);
  });
});

describe('two published places that turn out to be one', () => {
  test('are merged into the older, and come apart again', async () => {
    await run('osm', [laavu(3, 25, 'Haukkalampi')]);
    await run('lipas', [lipasLaavu(12, 26, 'Haukkalampi')]);
    expect(await run('lipas', [lipasLaavu(12, 25, 'Haukkalampi')])).toMatchObject({ merged: 1, placeCount: 1 });
    expect(await identities(db())).toMatchObject([
      { id: 3, state: 'LIVE' },
      { id: 100_000_000_000_012, state: 'MERGED', mergedInto: 3 },
    ]);
    await run('lipas', [lipasLaavu(12, 26, 'Haukkalampi')]);
    expect(await identities(db())).toMatchObject([
      { id: 3, state: 'LIVE' },
      { id: 100_000_000_000_012, state: 'LIVE', mergedInto: null },
    ]);
  });

  test('take along the places that were merged into them before', async () => {
    const starter = (lon: number): SourceRecord => ({
      ...laavu(0, lon, 'Haukkalampi'),
      source: 'starter',
      ref: 'haukkalampi',
      proposedId: 200_000_000_000_000,
    });
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
  // SPEC §5: Alternative name: at least 2 characters; §7 PUT `attractions/{id}/name`; RULINGS 23 searchable and shown
  const tiled = async () =>
    (
      await db().pool.query<{ id: number }>(
        `SELECT id FROM place WHERE version = (SELECT version FROM data_set WHERE state = 'LIVE')
           AND LEAST(min_zoom, min_zoom_kind, min_zoom_category) <= 14 ORDER BY id`,
      )
    ).rows.map(({ id }) => id);
  const counted = async () => (await db().prisma.dataSet.findFirstOrThrow({ where: { state: 'LIVE' } })).placeCount;

  test('name a place in search', async () => {
    await run('osm', [laavu(1, 25, 'Koli'), laavu(2, 26)]);
    await db().pool.query(`INSERT INTO attraction_edit (attraction_id, kind, text) VALUES (1, 'ALIAS', 'Ukko-Koli')`);
    await republish(db(), 'edits');
    expect(await publicSet(db())).toMatchObject([
      { id: 1, altNames: ['Ukko-Koli'], words: ['koli', 'ukko'] },
      { id: 2 },
    ]);
  });

  test('take a hidden place out of tiles, counts and other places with the next version', async () => {
    await run('osm', [...OSM, laavu(2, 26)]);
    const whole = await publicSet(db());
    await hideIdentity(db(), 2);
    await republish(db(), 'hidden');
    expect(await publicSet(db())).toEqual(whole.filter(({ id }) => id !== 2));
    expect([await tiled(), await counted()]).toEqual([
      whole
        .map(({ id }) => id)
        .filter((id) => id !== 2)
        .sort((a, b) => a - b),
      whole.length - 1,
    ]);
    expect((await identities(db())).find(({ id }) => id === 2)).toMatchObject({ state: 'LIVE' });
  });

  test('take out of the tiles a place that is hidden while the version is being made', async () => {
    await run('osm', [laavu(1, 25), laavu(2, 26)]);
    await db().pool.query(`
      CREATE FUNCTION hide_meanwhile() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        INSERT INTO attraction_edit (attraction_id, kind) VALUES (2, 'HIDDEN'); RETURN NULL; END $$;
      CREATE TRIGGER hide_meanwhile AFTER UPDATE ON data_set FOR EACH ROW WHEN (NEW.state = 'PREVIOUS')
        EXECUTE FUNCTION hide_meanwhile()`);
    try {
      await run('osm', [laavu(1, 25), laavu(2, 26), laavu(3, 27)]);
    } finally {
      await db().pool.query('DROP FUNCTION hide_meanwhile CASCADE');
    }
    expect(await tiled()).toEqual([1, 3]);
  });

  test('hide a place that takes in a hidden one, and no longer when they come apart', async () => {
    await run('osm', [laavu(3, 25, 'Haukkalampi')]);
    await run('lipas', [lipasLaavu(12, 26, 'Haukkalampi')]);
    await hideIdentity(db(), 100_000_000_000_012);
    await run('lipas', [lipasLaavu(12, 25, 'Haukkalampi')]);
    expect([await publicSet(db()), await tiled(), await counted()]).toEqual([[], [], 0]);
    await run('lipas', [lipasLaavu(12, 26, 'Haukkalampi')]);
    expect([await publicSet(db()), await tiled(), await counted()]).toMatchObject([[{ id: 3 }], [3], 1]);
  });

  test('hide again what an undone version had merged into another place', async () => {
    await run('osm', [laavu(3, 25, 'Haukkalampi')]);
    await run('lipas', [lipasLaavu(12, 26, 'Haukkalampi')]);
    await run('lipas', [lipasLaavu(12, 25, 'Haukkalampi')]);
    await hideIdentity(db(), 3);
    expect(await publicSet(db())).toEqual([]);
    await rollback(db());
    expect(await publicSet(db())).toMatchObject([{ id: 100_000_000_000_012 }]);
  });

  test('follow a place into the one it was merged into', async () => {
    await run('osm', [laavu(3, 25, 'Haukkalampi')]);
    await run('lipas', [lipasLaavu(12, 26, 'Haukkalampi')]);
    await db().pool.query(
      `INSERT INTO attraction_edit (attraction_id, kind, text) VALUES (100000000000012, 'ALIAS', 'Haukka')`,
    );
    await run('lipas', [lipasLaavu(12, 25, 'Haukkalampi')]);
    expect(await publicSet(db())).toMatchObject([{ id: 3, altNames: ['Haukka'] }]);
    await republish(db(), 'again');
    expect(await publicSet(db())).toMatchObject([{ id: 3, altNames: ['Haukka'] }]);
  });
});

describe('ids of a sequence', () => {
  const route = (ref: string, lon: number): SourceRecord =>
    pointRecord([lon, 61], {
      source: 'lipas',
      ref,
      proposedId: null,
      category: 'lipas/4404',
      names: { fi: `Polku ${ref}` },
    });

  test('stay with their record', async () => {
    await run('lipas', [route('503/route/a', 25), route('503/route/b', 26)]);
    const before = await publicSet(db());
    expect(before.map(({ id }) => id)).toEqual([150_000_000_000_000, 150_000_000_000_001]);
    await run('lipas', [route('503/route/a', 25), route('503/route/b', 26), route('503/route/0', 27)]);
    const after = await publicSet(db());
    expect(after.filter(({ sources }) => sources !== 'lipas 503/route/0').map(({ id }) => id)).toEqual([
      150_000_000_000_000, 150_000_000_000_001,
    ]);
  });
});

test('an import may take longer than a visitor would wait, on the connections of a server too', async () => {
  const serving = connect(db().url, { statementMs: 60_000 });
  try {
    const limits: unknown[] = [];
    const alongside = async (client: ClientBase) => {
      limits.push((await client.query('SHOW statement_timeout')).rows[0]);
      return null;
    };
    expect(await importAlongside(serving, 'osm', OSM, alongside)).toMatchObject({
      placeCount: 6,
    });
    expect(limits).toEqual([{ statement_timeout: '6h' }]);
  } finally {
    await serving.close();
  }
});
