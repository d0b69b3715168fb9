import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { projectRoot } from '#api/platform/paths.ts';
import { removeDataDir } from '../../support/product.ts';
import { startUpstream, type Upstream } from '../../support/services/upstream.ts';

// A process that is told to end in the middle of its work: the embedded database ends with it.
const DATA_DIR = path.join('.data', `test-ended-${process.pid}`);
const MINUTES = 180_000;

let silent: Upstream;

beforeAll(async () => {
  removeDataDir(DATA_DIR);
  silent = await startUpstream(() => undefined);
});
afterAll(() => {
  silent.close();
  removeDataDir(DATA_DIR);
});

/** The file in which a running database names its process. */
function processFile(): string {
  const location = path.join(projectRoot, DATA_DIR, 'db', 'location');
  return existsSync(location) ? path.join(readFileSync(location, 'utf8'), 'postmaster.pid') : location;
}

/** Starts a built command, and sends a signal once `isThere`; its exit code and what it printed. */
async function ended(
  [command = '', ...args]: readonly string[],
  signal: 'SIGINT' | 'SIGTERM',
  isThere: () => boolean,
): Promise<{ readonly code: number | null; readonly output: string }> {
  const child = spawn(process.execPath, [path.join('dist', 'server', `${command}.js`), ...args], {
    cwd: projectRoot,
    env: { ...process.env, PORT: '0', DATA_DIR, OSM_URL: `${silent.url}/finland.osm.pbf`, NODE_NO_WARNINGS: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const end = new Promise<number | null>((resolve) => child.once('close', resolve));
  await expect.poll(isThere, { timeout: 60_000, interval: 20 }).toBe(true);
  child.kill(signal);
  return { code: await end, output };
}

test(
  'SIGTERM during the first start ends it with 0, and its database',
  async () => {
    const { code, output } = await ended(['serve'], 'SIGTERM', () => existsSync(processFile()));
    expect([code, output]).toEqual([0, '']);
    expect(existsSync(processFile())).toBe(false);
  },
  MINUTES,
);

test.each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const)(
  '%s ends a command with %i, and its database',
  async (signal, expected) => {
    const asked = silent.asked.length;
    const command = ['data', 'finland', '--only', 'osm'];
    const { code, output } = await ended(command, signal, () => silent.asked.length > asked);
    expect([code, output]).toEqual([expected, '']);
    expect(existsSync(processFile())).toBe(false);
  },
  MINUTES,
);
