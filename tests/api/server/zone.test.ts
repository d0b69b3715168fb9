import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { removeDataDir, runBackup, runData, runImport } from '../../support/product.ts';

const DATA_DIR = path.join('.data', `zone-${randomBytes(4).toString('hex')}`);
/** Half past two is no time of this day in Los Angeles. In UTC, and in Finland, it is. */
const PROBE = 'process.on("exit", () => console.log(new Date(2026, 2, 8, 2, 30).toISOString()));';
const ENV = {
  TZ: 'America/Los_Angeles',
  NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(PROBE)}`,
};
const NONSENSE = ['no-such-argument'];

afterAll(() => removeDataDir(DATA_DIR));

// Decision 0008: the library of opening hours reads Dates by the zone of the process
test.each([
  ['import', () => runImport(DATA_DIR, NONSENSE, undefined, ENV)],
  ['data', () => runData(DATA_DIR, NONSENSE, ENV)],
  ['restore', () => runBackup('restore', DATA_DIR, NONSENSE, ENV)],
])('a machine whose clock skips an hour lends it to no command: %s', async (_, run) => {
  const { code, stdout } = await run();
  expect([code, stdout.trim().split('\n').at(-1)]).toEqual([1, '2026-03-08T02:30:00.000Z']);
});
