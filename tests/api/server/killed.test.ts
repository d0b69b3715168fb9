import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { projectRoot } from '#api/platform/paths.ts';
import { prepareDataDir } from '../../support/preparedData.ts';
import {
  type CommandResult,
  type Product,
  removeDataDir,
  runImport,
  sharedFile,
  startProduct,
} from '../../support/product.ts';
import { withStores } from '../../support/productFiles.ts';

// kill -9 at the worst moments, of the product as its operator runs it: the last published set is served again.
const DATA_DIR = path.join('.data', `test-killed-${process.pid}`);
const suburb = sharedFile('osm/tiny-2019.osm.pbf');
const MINUTES = 180_000;

let product: Product;

beforeAll(async () => {
  await prepareDataDir(DATA_DIR);
  product = await startProduct({ dataDir: DATA_DIR });
}, MINUTES);

afterAll(async () => {
  await product.stop();
  removeDataDir(DATA_DIR);
}, MINUTES);

interface Served {
  readonly version: number;
  /** Address of the base map's tiles, which names their set. */
  readonly baseTiles: string | undefined;
  readonly castle: readonly string[];
}

async function served(): Promise<Served> {
  const version = await json('/api/query/data/version');
  const map = await (
    await fetch(`${product.url}/graphql?query=${encodeURIComponent('{ dataSet { baseTiles { tiles } } }')}`)
  ).text();
  const found = await fetch(`${product.url}/api/query/find?q=${encodeURIComponent('Hämeen linna')}`);
  const rows: { readonly name: string }[] = await found.json();
  return {
    version: version.version,
    baseTiles: /"tiles":"([^"]+)"/.exec(map)?.[1],
    castle: rows.map(({ name }) => name).filter((name) => name === 'Hämeen linna'),
  };
}

async function json(route: string): Promise<{ version: number }> {
  const answer = await fetch(product.url + route);
  expect(answer.status).toBe(200);
  return answer.json();
}

/**
 * Imports and kills the import as soon as it has printed the step. It is held up at the very end, where its version
 * would be the live one: however late the kill comes, the import is not done.
 */
function killedImport(file: string, step: RegExp): Promise<CommandResult> {
  return withStores(DATA_DIR, async ({ pool }) => {
    const holder = await pool.connect();
    try {
      await holder.query('BEGIN');
      await holder.query(`SELECT 1 FROM data_set WHERE state = 'LIVE' FOR NO KEY UPDATE`);
      return await runImport(DATA_DIR, ['osm', file], killAtStep(step));
    } finally {
      await holder.query('ROLLBACK');
      holder.release();
    }
  });
}

/** Kills the import as soon as it has printed the step. */
function killAtStep(step: RegExp): (child: ChildProcess) => void {
  return (child) => {
    let printed = '';
    child.stderr?.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
      if (step.test(printed)) child.kill('SIGKILL');
    });
  };
}

function kill(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill('SIGKILL');
  });
}

describe.skipIf(suburb === null)('kill -9', () => {
  const file = suburb ?? '';

  test.each([
    ['while the file is read', /./],
    ['while the base map is drawn', /Drawing ways of the base map/],
    ['during the publish', /match/],
    ['when all of it is written', /index/],
  ])(
    '%s leaves the published set as it was',
    async (_, step) => {
      const before = await served();
      expect(before).toMatchObject({ baseTiles: expect.stringContaining('/tiles/base/'), castle: ['Hämeen linna'] });
      const killed = await killedImport(file, step);
      expect(killed.code).toBeNull();
      expect(await served()).toEqual(before);
    },
    MINUTES,
  );

  test(
    'the same import afterwards succeeds, and is served without a restart',
    async () => {
      const before = await served();
      const result = await runImport(DATA_DIR, ['osm', file]);
      expect(result.stderr + result.stdout).toContain('is live with');
      expect(result.code).toBe(0);
      await expect.poll(async () => (await served()).version, { timeout: 10_000 }).toBeGreaterThan(before.version);
      expect((await served()).baseTiles).not.toBe(before.baseTiles);
    },
    MINUTES,
  );

  test(
    'of the server and of the database: the next start serves the last published set',
    async () => {
      const before = await served();
      const cluster = readFileSync(path.join(projectRoot, DATA_DIR, 'db', 'location'), 'utf8');
      const postmaster = Number(readFileSync(path.join(cluster, 'postmaster.pid'), 'utf8').split('\n')[0]);
      await kill(product.process);
      process.kill(postmaster, 'SIGKILL');
      product = await startProduct({ dataDir: DATA_DIR });
      expect(await served()).toEqual(before);
    },
    MINUTES,
  );

  test(
    'of a start: the next one is ready',
    async () => {
      const before = await served();
      expect(await product.stop()).toBe(0);
      const failed = startProduct({
        dataDir: DATA_DIR,
        onSpawn: (child) => setTimeout(() => child.kill('SIGKILL'), 250),
      });
      await expect(failed).rejects.toThrow('before it was ready');
      product = await startProduct({ dataDir: DATA_DIR });
      expect(await served()).toEqual(before);
    },
    MINUTES,
  );
});

test('SIGTERM ends the server with 0, and nothing of it is left running', async () => {
  expect(await product.stop()).toBe(0);
  await expect(fetch(product.url)).rejects.toThrow('fetch failed');
});
