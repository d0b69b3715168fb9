import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reportSkipped } from './skipped.ts';

let folder: string;
const files = () => readdirSync(path.join(folder, 'imports')).sort();

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'skipped-'));
  vi.spyOn(console, 'log').mockReturnValue();
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

test('all skipped records stand in a file, and of the files of earlier imports the newest stay', () => {
  mkdirSync(path.join(folder, 'imports'));
  for (let night = 10; night < 30; night += 1)
    writeFileSync(path.join(folder, 'imports', `skipped-2026-01-${night}T04-00-00-000Z.txt`), '');
  writeFileSync(path.join(folder, 'imports', 'finland.osm.pbf'), '');
  reportSkipped([{ ref: 'way/1', reason: 'has no shape' }], folder);
  const left = files();
  expect(left).toHaveLength(11);
  expect(left.slice(0, 2)).toEqual(['finland.osm.pbf', 'skipped-2026-01-21T04-00-00-000Z.txt']);
  expect(readFileSync(path.join(folder, 'imports', left.at(-1) ?? ''), 'utf8')).toBe('way/1\thas no shape\n');
});

test('where nothing was skipped there is no file', () => {
  reportSkipped([], folder);
  expect(readdirSync(folder)).toEqual([]);
});
