import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Client, clientOf } from '../../support/client.ts';
import { prepareDataDir } from '../../support/preparedData.ts';
import { type RealResults, realResults } from '../../support/preparedFolders.ts';
import { type Product, removeDataDir, runImport, startProduct } from '../../support/product.ts';
import { liveVersion, type RealFiles, realFiles } from '../../support/realData.ts';
import { faultCases } from './faults.ts';
import { importCases, reportedLines, sentences } from './imports.ts';
import { placeCases } from './places.ts';
import { savedCases } from './saved.ts';
import { searchCases } from './search.ts';
import { sourceIdCases } from './sourceIds.ts';
import { tileCases } from './tiles.ts';

// The product as its operator runs it, on the real data beside the project; one product for all cases, for importing
// takes its time.
const DATA_DIR = path.join('.data', `test-real-${process.pid}`);
const MINUTES = 180_000;
const files = realFiles();

if (files === null) test.skip('real open data: ../shared/data does not lie beside the project', () => undefined);
else describe('real open data', { timeout: MINUTES }, () => realDataCases(files));

function realDataCases(files: RealFiles): void {
  let product: Product;
  let results: RealResults;
  const client = (): Client => clientOf(product.url);

  beforeAll(async () => {
    await prepareDataDir(DATA_DIR, 'real');
    results = await realResults();
    // It does no jobs: beside the tests it would make the tiles of each version ahead.
    product = await startProduct({ dataDir: DATA_DIR, env: { ROLE: 'web' } });
  }, MINUTES);
  afterAll(async () => {
    await product.stop();
    removeDataDir(DATA_DIR);
  }, MINUTES);

  test.each([
    ['municipalities', /^309 boundaries are stored\.\nVersion \d+ is live with \d+ places\.$/],
    ['places', /^14257 place names are searchable\.\n597 records were skipped:\n {2}\d+: has no name\n/],
    [
      'osm',
      new RegExp(
        [
          /^2475 records read: 2475 new, 0 changed, 0 vanished\./.source,
          /45 base map tiles, 0\.8 MB, the largest \d+ kB\./.source,
          /Version \d+ is live with \d+ places\./.source,
          /54 records were skipped:/.source,
          / {2}(node|way|relation)\/\d+: \w/.source,
        ].join('\n'),
      ),
    ],
    ['lipas', /^1000 records read: 1000 new, 0 changed, 0 vanished\.\nVersion \d+ is live with \d+ places\.$/],
  ] as const)('%s is imported cleanly', (source, pattern) => {
    const result = results[source];
    expect(result === undefined ? null : sentences(result)).toEqual([]);
    expect(result === undefined ? null : reportedLines(result).join('\n')).toMatch(pattern);
  });

  test('regions are imported cleanly, and served without a restart', async () => {
    const result = await runImport(DATA_DIR, ['municipalities', files.regions]);
    expect(sentences(result)).toEqual([]);
    expect(result.code).toBe(0);
    expect(reportedLines(result).join('\n')).toMatch(
      /^19 boundaries are stored\.\nVersion \d+ is live with \d+ places\.$/,
    );
    const published = /Version (\d+) is live with (\d+) places/.exec(result.stdout);
    await expect
      .poll(() => liveVersion(client()), { timeout: 10_000 })
      .toMatchObject({ version: Number(published?.[1]), placeCount: Number(published?.[2]) });
  });

  test('its sources are named with their dates', async () => {
    const sources =
      await client().json<readonly { key: string; dataDate: string | null; recordCount: number }[]>(
        '/api/query/data/sources',
      );
    expect(sources).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ key: 'osm', dataDate: '2024-08-15', recordCount: 2475 }),
        expect.objectContaining({ key: 'lipas', recordCount: 1000 }),
      ]),
    );
  });

  sourceIdCases(client, DATA_DIR);
  placeCases(client);
  searchCases(client);
  savedCases(client);
  tileCases(client);
  faultCases(client, DATA_DIR, files);
  importCases(client, DATA_DIR, files);
}
