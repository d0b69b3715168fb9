import { describe, expect, test } from 'vitest';
import type { BuiltTile } from '#api/basemap/baseFeature.ts';
import { storedTile } from '#api/basemap/serve/baseStored.ts';
import type { ImportReport } from '#api/import/publish/importSource.ts';
import { republish } from '#api/import/publish/republish.ts';
import { rollback } from '#api/import/publish/rollback.ts';
import { recoverImports } from '#api/import/publish/run/cleanUp.ts';
import { withImportLock } from '#api/import/publish/run/session.ts';
import { BASE_TILES_MAX_ZOOM } from '#common/baseMap.ts';
import type { Bounds } from '#common/geo/bounds.ts';
import { tileRange } from '#common/geo/tileGrid.ts';
import { laavu, lipasLaavu } from '../../../tests/support/made/madeRecords.ts';
import { databaseOfTests, importAlongside, importOf } from '../../../tests/support/publishing.ts';
import { type MergeTiles, storeBaseTiles } from './storeBaseTiles.ts';

const db = databaseOfTests();
const Z = BASE_TILES_MAX_ZOOM;

/** West to east: two neighbours that share a column of tiles, and one that holds the first. */
const WEST: Bounds = [24.0, 60.0, 24.05, 60.01];
const EAST: Bounds = [24.05, 60.0, 24.1, 60.01];
const AROUND_WEST: Bounds = [23.99, 59.99, 24.05, 60.02];
const { west: COLUMN, north: ROW, east: SHARED } = tileRange(WEST, Z);

const at = (x: number, text: string): BuiltTile => ({ z: Z, x, y: ROW, body: Buffer.from(text) });
const joined: MergeTiles = (older, newer, _tile, bounds) =>
  Buffer.from(`${older.toString()} | ${newer.toString()} in ${bounds.join(',')}`);
const alone: MergeTiles = () => {
  throw new Error('there is nothing to merge with');
};

interface Made {
  readonly bounds?: Bounds;
  readonly merge?: MergeTiles;
  readonly digest?: string;
}

/** An import that publishes these tiles beside a place, which changes nothing when it is there already. */
function publish(
  tiles: readonly BuiltTile[],
  { bounds = WEST, merge = alone, digest = 'd' }: Made = {},
): Promise<ImportReport> {
  const build = async (onTile: (tile: BuiltTile) => Promise<void>) => {
    for (const tile of tiles) await onTile(tile);
  };
  return importAlongside(db(), 'osm', [laavu(1, 25)], (client) =>
    storeBaseTiles(client, { bounds, digest, dataDate: null }, build, merge),
  );
}

/** A tile as readers of the live data set see it. */
async function seen(x: number): Promise<string | null> {
  const { rows } = await db().pool.query<{ set: number | null }>(
    `SELECT base_tile_set AS set FROM data_set WHERE state = 'LIVE'`,
  );
  return (await storedTile(db(), rows[0]?.set ?? 0, { z: Z, x, y: ROW }))?.toString() ?? null;
}

/** Every stored row, also those that nobody sees. */
async function stored(): Promise<string[]> {
  const { rows } = await db().pool.query<{ text: string }>(
    `SELECT tile_set || ' ' || x - ${COLUMN} || ' ' || convert_from(body, 'UTF8') AS text
     FROM base_tile ORDER BY tile_set, x`,
  );
  return rows.map(({ text }) => text);
}

async function extracts(): Promise<unknown> {
  const { rows } = await db().pool.query(
    `SELECT s.extracts FROM data_set d JOIN base_tile_set s ON s.id = d.base_tile_set WHERE d.state = 'LIVE'`,
  );
  return rows[0]?.extracts;
}

describe('base tiles', () => {
  test('are public with the version of their import, and counted', async () => {
    expect(await seen(COLUMN)).toBeNull();
    expect(await publish([at(COLUMN, 'woods'), at(COLUMN + 1, 'lake')])).toMatchObject({
      version: 1,
      baseTiles: { tileSet: 1, tiles: 2, bytes: 9, largestBytes: 5 },
    });
    expect([await seen(COLUMN), await seen(COLUMN + 1), await seen(COLUMN + 2)]).toEqual(['woods', 'lake', null]);
    const { rows } = await db().pool.query('SELECT extracts, tile_count, bytes, largest_bytes FROM base_tile_set');
    expect(rows).toEqual([
      {
        extracts: [{ bounds: WEST, digest: 'd', dataDate: null, squares: [] }],
        tile_count: 2,
        bytes: 9,
        largest_bytes: 5,
      },
    ]);
  });

  test('say which squares of the extract hold data', async () => {
    const square = (x: number, y: number): BuiltTile => ({ z: 11, x, y, body: Buffer.from('x') });
    await publish([square(8, 5), square(7, 5), { ...square(9, 5), bare: true }, square(7, 4), at(COLUMN, 'near')]);
    expect(await extracts()).toMatchObject([
      {
        squares: [
          [4, 7, 7],
          [5, 7, 8],
        ],
      },
    ]);
  });

  test('publish a version of their own when no place changed', async () => {
    await publish([at(COLUMN, 'old')]);
    expect(await publish([at(COLUMN, 'new')])).toMatchObject({ version: 2, added: 0, changed: 0, unchanged: 1 });
    expect(await seen(COLUMN)).toBe('new');
  });

  test('stay as they are in the versions that other imports publish', async () => {
    await publish([at(COLUMN, 'woods')]);
    expect(await importOf(db(), 'lipas', [lipasLaavu(12, 26, 'Kota')])).toMatchObject({ version: 2, baseTiles: null });
    await republish(db(), 'nightly');
    expect(await seen(COLUMN)).toBe('woods');
  });

  test('are not built when too many places would vanish', async () => {
    await importOf(
      db(),
      'osm',
      Array.from({ length: 20 }, (_, i) => laavu(i + 1, 25 + i / 100)),
    );
    const alongside = () => {
      throw new Error('the base map was built');
    };
    await expect(importAlongside(db(), 'osm', [laavu(1, 25)], alongside)).rejects.toThrow('would vanish');
  });

  test('of many megabytes are stored as they come', async () => {
    const large = 'x'.repeat(1_500_000);
    expect(await publish(Array.from({ length: 8 }, (_, i) => at(COLUMN + i, `${i}${large}`)))).toMatchObject({
      baseTiles: { tiles: 8, bytes: 8 * 1_500_001 },
    });
    expect((await seen(COLUMN + 5))?.slice(0, 2)).toBe('5x');
  });
});

describe('rollback', () => {
  test('brings back the base tiles of the version before', async () => {
    await publish([at(COLUMN, 'old'), at(COLUMN + 1, 'stays')]);
    await publish([at(COLUMN, 'new'), at(COLUMN + 1, 'stays')]);
    await rollback(db());
    expect([await seen(COLUMN), await seen(COLUMN + 1)]).toEqual(['old', 'stays']);
    expect(await stored()).toEqual(['1 0 old', '1 1 stays']);
  });

  test('to a version without base tiles leaves none, and later sets do not show the tiles rolled back', async () => {
    await importOf(db(), 'osm', [laavu(1, 25)]);
    await publish([at(COLUMN, 'taken back')]);
    await rollback(db());
    expect([await seen(COLUMN), await stored()]).toEqual([null, []]);
    await publish([at(COLUMN + 1, 'later')]);
    expect([await seen(COLUMN), await seen(COLUMN + 1)]).toEqual([null, 'later']);
  });
});

describe('an import that fails', () => {
  test('while tiles are built leaves the public tiles, and no other rows', async () => {
    await publish([at(COLUMN, 'old')]);
    const build = async (onTile: (tile: BuiltTile) => Promise<void>) => {
      await onTile(at(COLUMN, `new${' '.repeat(5_000_000)}`));
      expect(await stored()).toHaveLength(2);
      throw new Error('the file ends here');
    };
    const alongside = (client: Parameters<typeof storeBaseTiles>[0]) =>
      storeBaseTiles(client, { bounds: WEST, digest: 'e', dataDate: null }, build, alone);
    await expect(importAlongside(db(), 'osm', [laavu(1, 25, 'Uusi')], alongside)).rejects.toThrow('the file ends here');
    expect([await seen(COLUMN), await stored()]).toEqual(['old', ['1 0 old']]);
    expect((await db().pool.query('SELECT id FROM base_tile_set')).rows).toEqual([{ id: 1 }]);
  });

  test('after the tiles were stored, before they are public, leaves only the public tiles', async () => {
    await publish([at(COLUMN, 'old')]);
    await db().pool.query('ALTER TABLE source_record_undo RENAME TO away');
    await expect(publish([at(COLUMN, 'new')])).rejects.toThrow('source_record_undo');
    await db().pool.query('ALTER TABLE away RENAME TO source_record_undo');
    expect([await seen(COLUMN), await stored()]).toEqual(['old', ['1 0 old']]);
  });

  test('because its process died leaves rows that the next start deletes', async () => {
    await publish([at(COLUMN, 'old')]);
    await db().pool.query(
      `INSERT INTO base_tile_set DEFAULT VALUES; INSERT INTO base_tile SELECT ${Z}, ${COLUMN}, ${ROW}, max(id), 'half'
       FROM base_tile_set`,
    );
    expect(await seen(COLUMN)).toBe('old');
    await recoverImports(db());
    expect(await stored()).toEqual(['1 0 old']);
  });

  test('to start in another process does not delete the rows of one in progress', async () => {
    await publish([at(COLUMN, 'old')]);
    await withImportLock(db(), async (client) => {
      await storeBaseTiles(
        client,
        { bounds: WEST, digest: 'e', dataDate: null },
        (onTile) => onTile(at(COLUMN, 'building')),
        alone,
      );
      await recoverImports(db());
      expect(await stored()).toEqual(['1 0 old', '2 0 building']);
    });
  });
});

describe('a further extract', () => {
  test('is added, and at the edge merged with the older extract', async () => {
    await publish([at(COLUMN, 'west'), at(SHARED, 'edge of west')]);
    await publish([at(SHARED, 'edge of east'), at(SHARED + 1, 'east')], { bounds: EAST, merge: joined, digest: 'e' });
    expect([await seen(COLUMN), await seen(SHARED), await seen(SHARED + 1)]).toEqual([
      'west',
      `edge of west | edge of east in ${EAST.join(',')}`,
      'east',
    ]);
    expect(await extracts()).toEqual([
      { bounds: WEST, digest: 'd', dataDate: null, squares: [] },
      { bounds: EAST, digest: 'e', dataDate: null, squares: [] },
    ]);
  });

  test('replaces tiles wholly inside it, also those of an extract that stays', async () => {
    await publish([at(SHARED, 'west and east')], { bounds: [24.0, 60.0, 24.1, 60.01] });
    await publish([at(SHARED, 'tall')], { bounds: [23.9, 59.9, 24.09, 60.1], merge: joined, digest: 'e' });
    expect(await seen(SHARED)).toBe('tall');
    expect(await extracts()).toHaveLength(2);
  });

  test('shows through where it draws nothing itself, as beyond the border that it was cut along', async () => {
    const bare = (x: number): BuiltTile => ({ ...at(x, 'land'), bare: true });
    const taller: Bounds = [23.99, 59.9, 24.04, 60.1];
    await publish([at(COLUMN, 'west'), at(COLUMN + 1, 'west'), bare(COLUMN + 2)]);
    const before = await seen(COLUMN + 1);
    await publish([at(COLUMN - 1, 'new'), at(COLUMN, 'new'), bare(COLUMN + 1)], { bounds: taller, digest: 'e' });
    expect([await seen(COLUMN - 1), await seen(COLUMN), before, await seen(COLUMN + 1)]).toEqual([
      'new',
      'new',
      'west',
      'west',
    ]);
    await publish([bare(COLUMN + 1)], { bounds: [23.9, 59.8, 24.2, 60.2], digest: 'f' });
    expect(await seen(COLUMN + 1)).toBe('land');
  });

  test('replaces an older extract inside it, and hides the tiles of that one where it has none', async () => {
    await publish([at(COLUMN, 'west'), at(COLUMN + 1, 'pond')]);
    await publish([at(SHARED + 1, 'east')], { bounds: EAST, digest: 'e' });
    await publish([at(COLUMN, 'all of west')], { bounds: AROUND_WEST, merge: joined, digest: 'f' });
    expect([await seen(COLUMN), await seen(COLUMN + 1), await seen(SHARED + 1)]).toEqual(['all of west', null, 'east']);
    expect(await extracts()).toMatchObject([{ digest: 'e' }, { digest: 'f' }]);
  });

  test('leaves rows only as long as a held version shows them', async () => {
    await publish([at(COLUMN, 'first'), at(COLUMN + 1, 'stays')]);
    await publish([at(COLUMN, 'second')], { bounds: EAST, merge: joined });
    expect(await stored()).toHaveLength(3);
    for (const lon of [26, 27]) await importOf(db(), 'lipas', [lipasLaavu(12, lon, 'Kota')]);
    expect(await stored()).toEqual(['1 1 stays', expect.stringContaining('2 0 ')]);
  });
});
