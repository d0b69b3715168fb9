import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Client, clientOf } from '../../support/client.ts';
import { type Product, removeDataDir, startProduct } from '../../support/product.ts';

// `npm start` on an empty database, as a newcomer has it: no network, and no settings besides those of the project.
const DATA_DIR = path.join('.data', `test-first-start-${process.pid}`);
const MINUTES = 180_000;

describe('the first start', { timeout: MINUTES }, () => {
  let product: Product;
  const client = (): Client => clientOf(product.url);

  beforeAll(async () => {
    removeDataDir(DATA_DIR);
    product = await startProduct({ dataDir: DATA_DIR, env: { STARTER: 'full', HOME_VIEW: '' } });
  }, MINUTES);
  afterAll(async () => {
    await product.stop();
    removeDataDir(DATA_DIR);
  }, MINUTES);

  test('shows a town with its places beside the well-known ones, as one version', async () => {
    const { version, placeCount } = await client().json<{ version: number; placeCount: number }>(
      '/api/query/data/version',
    );
    expect(version).toBe(1);
    expect(placeCount).toBeGreaterThan(2700);
    const found = async (text: string) =>
      (await client().json<readonly { name: string }[]>(`/api/query/find?q=${encodeURIComponent(text)}`)).map(
        ({ name }) => name,
      );
    expect(await found('Kauppatori')).toContain('Kauppatori');
    expect(await found('Aulanko')).not.toEqual([]);
  });

  test('opens the map in that town, with its list in the page', async () => {
    const page = await (await fetch(`${product.url}/v/map/restaurant`)).text();
    const settings: unknown = JSON.parse(/id="taival-config"[^>]*>([^<]*)</.exec(page)?.[1] ?? '');
    expect(settings).toMatchObject({ home: '12.84,24.941,60.1625', starter: true });
    // The answer of the first list is in the page, made for the same view.
    expect(page).toMatch(/"attractionLists":\{[^]*"Helsinki"/);
  });

  test('names its sources', async () => {
    const about = await client().ask<{ dataSet: { sources: readonly { key: string }[] } }>(
      '{ dataSet { sources { key } } }',
    );
    const keys = about.dataSet.sources.map(({ key }) => key);
    expect(keys).toEqual(expect.arrayContaining(['starter', 'osm', 'municipalities']));
  });
});
