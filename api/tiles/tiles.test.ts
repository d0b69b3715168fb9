import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { rollback } from '#api/import/publish/rollback.ts';
import { readSetsAnew } from '#api/platform/db/publicSets.ts';
import { NO_ARCHIVES } from '#api/platform/pmtiles/storedArchives.ts';
import { toTileGrid } from '#common/geo/tileGrid.ts';
import { laavu } from '../../tests/support/made/madeRecords.ts';
import { databaseOfTests, importOf } from '../../tests/support/publishing.ts';
import { attractionTiles } from './tiles.ts';

const db = databaseOfTests();

test('a rollback leaves a place out of the tiles that was hidden since, cached or made ahead', async () => {
  const tileOf = attractionTiles(db(), NO_ARCHIVES);
  const shows = async (version: number) => {
    readSetsAnew(db());
    const [x = 0, y = 0] = toTileGrid([25, 61], 14).map(Math.floor);
    const tile = await tileOf({ version, view: 'all', z: 14, x, y });
    return tile === null ? null : gunzipSync(tile.body).includes('Haukkalampi');
  };
  await importOf(db(), 'osm', [laavu(1, 25, 'Haukkalampi'), laavu(2, 26, 'Koli')]);
  await db().pool.query(`INSERT INTO tile_archive (name, version, views, tile_count, bytes)
    VALUES ('attractions/1', 1, '{all}', 1, 1)`);
  expect(await shows(1)).toBe(true);
  await db().pool.query(`INSERT INTO attraction_edit (attraction_id, kind, text, created_at)
    VALUES (1, 'HIDDEN', 'asked by the owner', now())`);
  await importOf(db(), 'osm', [laavu(1, 25, 'Haukkalampi'), laavu(2, 26, 'Kolin laavu')]);
  expect([await shows(1), await shows(2)]).toEqual([true, false]);
  await rollback(db());
  expect(await shows(1)).toBe(false);
  expect((await db().pool.query('SELECT name FROM tile_archive')).rows).toEqual([]);
});
