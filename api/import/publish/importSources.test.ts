import { describe, expect, test } from 'vitest';
import type { SourceRecord } from '#api/import/records/record.ts';
import { ImportInputError } from '#api/platform/reading.ts';
import { inputOf, manyLaavus, pointRecord } from '../../../tests/support/made/madeRecords.ts';
import { publicSet, storedRecords } from '../../../tests/support/publicSet.ts';
import { databaseOfTests, importOf, QUIETLY } from '../../../tests/support/publishing.ts';
import { type ImportPart, importSources } from './importSource.ts';

const db = databaseOfTests();

const part = (source: 'lipas' | 'osm', records: readonly SourceRecord[], name: string = source): ImportPart => ({
  name,
  open: () => Promise.resolve({ input: inputOf(source, records) }),
  facts: { file: name },
});
const broken: ImportPart = { name: 'broken', open: () => Promise.reject(new ImportInputError('It is gone.')) };
const hut = pointRecord([26, 62], { source: 'lipas', ref: '1', names: { fi: 'Kota' } });

describe('an import of several sources', () => {
  test('publishes one version with all of them, each with a run of its own', async () => {
    const report = await importSources(db(), [part('osm', manyLaavus(3)), part('lipas', [hut])], QUIETLY);
    expect(report).toMatchObject({ version: 1, placeCount: 4, failures: [] });
    expect(report.sources).toMatchObject([
      { name: 'osm', read: 3, added: 3 },
      { name: 'lipas', read: 1, added: 1 },
    ]);
    const { rows } = await db().pool.query('SELECT source, state, version, counts FROM import_run ORDER BY id');
    expect(rows).toMatchObject([
      { source: 'osm', state: 'PUBLISHED', version: 1, counts: { added: 3, file: 'osm' } },
      { source: 'lipas', state: 'PUBLISHED', version: 1, counts: { added: 1, file: 'lipas' } },
    ]);
  });

  test('leaves a source that fails as it is, and publishes the others', async () => {
    await importOf(db(), 'osm', manyLaavus(50));
    const report = await importSources(db(), [broken, part('osm', manyLaavus(5)), part('lipas', [hut])], QUIETLY);
    expect(report.failures.map(({ name }) => name)).toEqual(['broken', 'osm']);
    expect(await publicSet(db())).toHaveLength(51);
    expect(await storedRecords(db())).toHaveLength(51);
    const { rows } = await db().pool.query('SELECT source, state, message FROM import_run ORDER BY id');
    expect(rows.slice(1)).toMatchObject([
      { source: 'broken', state: 'FAILED', message: 'It is gone.' },
      { source: 'osm', state: 'FAILED' },
      { source: 'lipas', state: 'PUBLISHED' },
    ]);
  });

  test('whose sources all fail changes nothing', async () => {
    expect(await importSources(db(), [broken], QUIETLY)).toMatchObject({ version: null, placeCount: 0, sources: [] });
    await importOf(db(), 'osm', manyLaavus(2));
    expect(await importSources(db(), [broken], QUIETLY)).toMatchObject({ version: null, placeCount: 2 });
  });

  test('that changed nothing publishes nothing, unless something else changed', async () => {
    await importOf(db(), 'osm', manyLaavus(2));
    const again = [part('osm', manyLaavus(2))];
    expect(await importSources(db(), again, QUIETLY)).toMatchObject({ version: null });
    expect(await importSources(db(), again, { ...QUIETLY, isChanged: true })).toMatchObject({ version: 2 });
  });

  test('takes two parts of one source: neither removes what the other brought', async () => {
    const sites = {
      ...part('lipas', [hut]),
      open: () =>
        Promise.resolve({
          input: inputOf('lipas', [hut], { bounds: null, types: null, municipalities: null, part: 'sites' as const }),
        }),
    };
    const loi = { ...hut, ref: 'loi/1', position: [27, 63] as const };
    const lois = {
      ...sites,
      open: () =>
        Promise.resolve({
          input: inputOf('lipas', [loi], { bounds: null, types: null, municipalities: null, part: 'lois' as const }),
        }),
    };
    await importSources(db(), [sites, lois], QUIETLY);
    expect(await importSources(db(), [sites, lois], QUIETLY)).toMatchObject({ version: null });
    expect((await storedRecords(db())).map(({ ref }) => ref)).toEqual(['1', 'loi/1']);
  });
});
