import { describe, expect, test } from 'vitest';
import { readOsm } from '#api/import/osm/readOsm.ts';
import type { Coverage, Source, SourceRecord } from '#api/import/records/record.ts';
import {
  EVERYWHERE,
  inputOf,
  laavu,
  lineRecord,
  lipasLaavu,
  manyLaavus,
  pointRecord,
  squareRecord,
} from '../../../tests/support/made/madeRecords.ts';
import { withOsmFile } from '../../../tests/support/made/osmFile.ts';
import { type MadeNode, osmPbf } from '../../../tests/support/made/osmPbf.ts';
import { identities, publicSet, storedRecords } from '../../../tests/support/publicSet.ts';
import { databaseOfTests, importOf, QUIETLY } from '../../../tests/support/publishing.ts';
import { importSource, type ImportReport } from './importSource.ts';

const db = databaseOfTests();

function run(
  source: Source,
  records: readonly SourceRecord[],
  coverage?: Coverage,
  acceptLoss?: boolean,
): Promise<ImportReport> {
  return importOf(db(), source, records, coverage, acceptLoss);
}

describe('a vanished place', () => {
  const covered: Coverage = { ...EVERYWHERE, bounds: [24.9, 60.9, 25.1, 61.1] };

  test('is gone, and its identity says so', async () => {
    await run('osm', [laavu(1, 25), laavu(2, 26)]);
    expect(await run('osm', [laavu(1, 25)])).toMatchObject({ vanished: 1, gone: 1, placeCount: 1 });
    expect(await identities(db())).toMatchObject([
      { id: 1, state: 'LIVE' },
      { id: 2, state: 'GONE', name: 'Laavu' },
    ]);
    expect(await storedRecords(db())).toMatchObject([{ ref: 'node/1' }]);
  });

  test('comes back under its id', async () => {
    await run('osm', [laavu(1, 25), laavu(2, 26)]);
    await run('osm', [laavu(1, 25)]);
    await run('osm', [laavu(1, 25), laavu(2, 26)]);
    expect(await identities(db())).toMatchObject([
      { id: 1, state: 'LIVE' },
      { id: 2, state: 'LIVE' },
    ]);
  });

  test('is one within the bounds that the import covers', async () => {
    await run('osm', [laavu(1, 25), laavu(2, 26), laavu(3, 25.05)]);
    expect(await run('osm', [laavu(3, 25.05)], covered)).toMatchObject({ vanished: 1 });
    expect((await publicSet(db())).map(({ id }) => id).sort()).toEqual([2, 3]);
  });

  test('is of the part of LIPAS that was read: sites or locations of interest', async () => {
    const site = pointRecord([25, 61], { source: 'lipas', ref: '503', names: { fi: 'Laavu' } });
    const location = pointRecord([25.5, 61], { source: 'lipas', ref: 'loi/1', names: { fi: 'Tulipaikka' } });
    const refs = async () => (await storedRecords(db())).map(({ ref }) => ref).sort();
    await run('lipas', [site], { ...EVERYWHERE, part: 'sites' });
    await run('lipas', [location], { ...EVERYWHERE, part: 'lois' });
    expect(await refs()).toEqual(['503', 'loi/1']);
    await run('lipas', [], { ...EVERYWHERE, part: 'sites' });
    expect(await refs()).toEqual(['loi/1']);
    await run('lipas', [], { ...EVERYWHERE, part: 'lois' });
    expect(await refs()).toEqual([]);
  });

  test('is not one that reaches beyond those bounds', async () => {
    await run('osm', [squareRecord([25, 61], 0.3, { ref: 'way/1', proposedId: 50_000_000_000_001 }), laavu(2, 25)]);
    expect(await run('osm', [laavu(2, 25)], covered)).toMatchObject({ vanished: 0, version: null });
  });

  test('is of the covered types and municipalities', async () => {
    const of = (ref: string, category: string, municipality: string): SourceRecord =>
      pointRecord([25, 60 + Number(ref)], {
        source: 'lipas',
        ref,
        proposedId: 100_000_000_000_000 + Number(ref),
        category,
        municipalities: [municipality],
        names: { fi: `Paikka ${ref}` },
      });
    await run('lipas', [of('1', 'lipas/4404', '091'), of('2', 'lipas/4404', '092'), of('3', 'leisure/firepit', '091')]);
    expect(await run('lipas', [], { bounds: null, types: ['4404'], municipalities: ['091'] })).toMatchObject({
      vanished: 1,
    });
    expect((await storedRecords(db())).map(({ ref }) => ref)).toEqual(['2', '3']);
  });

  test('is of the imported source', async () => {
    await run('osm', [laavu(1, 25)]);
    expect(await run('lipas', [lipasLaavu(1, 26, 'Koli')])).toMatchObject({ vanished: 0, placeCount: 2 });
  });

  test('stays public under its id where another source still has it', async () => {
    await run('osm', [laavu(3, 25, 'Haukkalampi'), laavu(4, 26)]);
    await run('lipas', [lipasLaavu(12, 25, 'Haukkalampi')]);
    await run('osm', [laavu(4, 26)]);
    expect(await publicSet(db())).toMatchObject([{ id: 3, sources: 'lipas 12' }, { id: 4 }]);
  });
});

describe('the loss guard', () => {
  test('stops an import in which more than a fifth would vanish', async () => {
    const inHelsinki = (count: number) => manyLaavus(count).map((one) => ({ ...one, municipalities: ['091'] }));
    await run('osm', inHelsinki(50));
    const before = await publicSet(db());
    await expect(run('osm', inHelsinki(39))).rejects.toThrow(
      '11 of the 50 osm records that this import covers would vanish (22 %): if that is right, ' +
        'import again with --accept-loss.',
    );
    expect(await publicSet(db())).toEqual(before);
    expect(await storedRecords(db())).toHaveLength(50);
    const { rows } = await db().pool.query('SELECT state, message, counts FROM import_run ORDER BY id DESC LIMIT 1');
    expect(rows).toMatchObject([
      { state: 'FAILED', message: expect.stringContaining('would vanish'), counts: { refused: { '091': 11 } } },
    ]);
  });

  test('lets a fifth vanish, or more when the operator accepts it', async () => {
    await run('osm', manyLaavus(50));
    expect(await run('osm', manyLaavus(40))).toMatchObject({ vanished: 10 });
    expect(await run('osm', manyLaavus(5), EVERYWHERE, true)).toMatchObject({ vanished: 35, placeCount: 5 });
  });

  test('stops a file that lacks a region, where nothing can vanish', async () => {
    const bounded: Coverage = { ...EVERYWHERE, bounds: [20, 59, 30, 63] };
    const file = (count: number, coverage = bounded, acceptLoss = false) =>
      importSource(
        db(),
        { ...inputOf('osm', manyLaavus(count), coverage), squares: () => [] },
        { ...QUIETLY, acceptLoss },
      );
    await file(50);
    await expect(file(39)).rejects.toThrow(
      'This file has 39 osm records, the last one of the same bounds had 50: a region may be missing in it; ' +
        'if that is right, import again with --accept-loss.',
    );
    // A neighbour, whose bounds are others.
    expect(await file(5, { ...EVERYWHERE, bounds: [20, 59, 30, 63.5] })).toMatchObject({ vanished: 0 });
    expect(await file(39, bounded, true)).toMatchObject({ vanished: 0 });
    expect(await file(38)).toMatchObject({ vanished: 0 });
  });

  test('lets a handful vanish', async () => {
    await run('osm', manyLaavus(10));
    expect(await run('osm', manyLaavus(1))).toMatchObject({ vanished: 9 });
  });
});

describe('a smaller extract after a larger one', () => {
  /** Of all of it, on the sphere. */
  const LENGTH_M: unknown = expect.closeTo(52_830, -1);
  const whole = lineRecord(
    Array.from({ length: 50 }, (_, i) => [24.5 + i / 50, 61] as const),
    { ref: 'relation/1', proposedId: 7_000_000_000_001, names: { fi: 'Reitti' } },
  );
  const cut = lineRecord(
    Array.from({ length: 11 }, (_, i) => [24.9 + i / 50, 61] as const),
    { ref: 'relation/1', proposedId: 7_000_000_000_001, names: { fi: 'Uusi reitti' } },
  );
  const covered: Coverage = { ...EVERYWHERE, bounds: [24.9, 60.9, 25.1, 61.1] };

  test('removes nothing outside', async () => {
    await run('osm', manyLaavus(50));
    const before = await publicSet(db());
    await run(
      'osm',
      manyLaavus(50).filter(({ position: [lon] }) => lon < 24.1),
      { ...EVERYWHERE, bounds: [23.9, 60.9, 24.0999, 61.1] },
    );
    expect(await publicSet(db())).toEqual(before);
  });

  test('removes nothing of a neighbour beyond the border along which both are cut', async () => {
    const nodes = (...places: readonly (readonly [id: number, lat: number])[]) => {
      const tags = { amenity: 'shelter', shelter_type: 'lean_to' };
      return places.map(([id, lat]) => ({ id, lon: 25, lat, tags: { ...tags, name: `Laavu ${id}` } }));
    };
    const extract = (made: MadeNode[]) =>
      withOsmFile(osmPbf({ header: { bounds: [24, 60, 26, 61] }, nodes: made }), async (file) =>
        importSource(db(), await readOsm(file, QUIETLY), QUIETLY),
      );
    await extract(nodes([1, 60.2], [2, 60.3]));
    expect(await extract(nodes([3, 60.7], [4, 60.8]))).toMatchObject({ vanished: 0, placeCount: 4 });
    // A place that is gone, and another a stone's throw away.
    expect(await extract(nodes([1, 60.2], [5, 60.301]))).toMatchObject({ added: 1, vanished: 1, placeCount: 4 });
  });

  test('leaves a route whole that it shows only in part', async () => {
    await run('osm', [whole]);
    expect(await run('osm', [cut], covered)).toMatchObject({ keptGeometry: 1, changed: 1 });
    expect(await publicSet(db())).toMatchObject([{ name: 'Uusi reitti', bbox: whole.bbox, lengthM: LENGTH_M }]);
  });

  test('joins the parts of a route that two neighbouring extracts show', async () => {
    const eastings = Array.from({ length: 50 }, (_, i) => 24.5 + i / 50);
    const part = (from: number, to: number) =>
      lineRecord(
        eastings.filter((lon) => lon >= from && lon <= to).map((lon) => [lon, 61] as const),
        { ref: 'relation/1', proposedId: 7_000_000_000_001, names: { fi: 'Reitti' } },
      );
    const [west, east]: Coverage[] = [
      { ...EVERYWHERE, bounds: [24, 60, 25, 62] },
      { ...EVERYWHERE, bounds: [25, 60, 26, 62] },
    ];
    await run('osm', [part(24, 25.03)], west);
    await run('osm', [part(24.97, 26)], east);
    expect(await publicSet(db())).toMatchObject([{ bbox: whole.bbox, lengthM: LENGTH_M }]);
  });

  test.each(['2019-04-01T00:00:00Z', null])(
    'of older or undated data (%s) changes nothing of such a route',
    async (dataDate) => {
      await run('osm', [whole]);
      expect(await importSource(db(), { ...inputOf('osm', [cut], covered), dataDate }, QUIETLY)).toMatchObject({
        changed: 0,
        unchanged: 1,
        version: null,
      });
      expect(await publicSet(db())).toMatchObject([{ name: 'Reitti' }]);
    },
  );

  describe('of older data', () => {
    const on = (dataDate: string | null, records: readonly SourceRecord[], within?: Coverage) =>
      importSource(db(), { ...inputOf('osm', records, within), dataDate }, QUIETLY);
    const ids = async () => (await publicSet(db())).map(({ id }) => id).sort();

    test.each(['2026-06-01', null])('or undated (%s) removes no place that newer data have', async (dataDate) => {
      await on('2026-05-01', [laavu(1, 25), laavu(2, 26)]);
      await on('2026-11-01', [laavu(1, 25), laavu(3, 27)]);
      // It lacks one that is unchanged and one that is new, and brings back one that is gone.
      expect(await on(dataDate, [laavu(2, 26), laavu(4, 28)])).toMatchObject({ added: 2, vanished: 0 });
      expect(await ids()).toEqual([1, 2, 3, 4]);
      expect(await on('2026-11-02', [laavu(2, 26)])).toMatchObject({ added: 0, vanished: 3 });
    });

    test('removes places beyond the bounds of the newer data', async () => {
      await on('2026-05-01', [laavu(1, 25), laavu(2, 26)]);
      await on('2026-11-01', [laavu(1, 25)], covered);
      expect(await on('2026-06-01', [laavu(3, 27)])).toMatchObject({ added: 1, vanished: 1 });
      expect(await ids()).toEqual([1, 3]);
    });
  });

  test('takes a route over that really became shorter', async () => {
    await run('osm', [whole]);
    expect(await run('osm', [cut], { ...EVERYWHERE, bounds: [24, 60, 26, 62] })).toMatchObject({
      keptGeometry: 0,
      changed: 1,
    });
    expect(await publicSet(db())).toMatchObject([{ lengthM: cut.lengthM }]);
  });

  test('takes the stored length of a route that it does not know the length of', async () => {
    const lengths = async () => (await publicSet(db())).map(({ lengthM }) => lengthM);
    await run('osm', [whole]);
    await run('osm', [{ ...whole, names: cut.names, lengthM: null }], covered);
    expect(await lengths()).toEqual([whole.lengthM]);
    await run('osm', [{ ...cut, lengthM: null }], covered);
    expect(await lengths()).toEqual([whole.lengthM]);
  });

  test('knows no length of a route of which no import has told one', async () => {
    await run('osm', [{ ...whole, lengthM: null }]);
    await run('osm', [{ ...cut, lengthM: null }], covered);
    expect(await publicSet(db())).toMatchObject([{ bbox: whole.bbox, lengthM: null }]);
  });
});
