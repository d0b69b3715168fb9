import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, expect, test } from 'vitest';
import { replaceFileSync, writeWhole } from './writeWhole.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'taival-write-'));
const file = path.join(folder, 'file');
afterAll(() => rmSync(folder, { recursive: true }));

async function* broken(): AsyncGenerator<Uint8Array> {
  yield Buffer.from('half');
  await Promise.resolve();
  throw new Error('the source broke');
}

test('a text, bytes and a stream are written under the given mode', async () => {
  await writeWhole(file, 'text', { mode: 0o600 });
  expect([readFileSync(file, 'utf8'), statSync(file).mode & 0o777]).toEqual(['text', 0o600]);
  await writeWhole(file, Buffer.from('bytes'));
  expect(readFileSync(file, 'utf8')).toBe('bytes');
  await writeWhole(file, Readable.from([Buffer.from('a '), Buffer.from('stream')]));
  expect(readFileSync(file, 'utf8')).toBe('a stream');
  replaceFileSync(file, 'at once');
  expect([readFileSync(file, 'utf8'), readdirSync(folder)]).toEqual(['at once', ['file']]);
});

test.each([
  ['a new name', undefined],
  ['the given name', `${file}.part`],
])('a failure leaves the old file, and nothing under %s', async (_, unfinished) => {
  writeFileSync(file, 'old');
  const options = unfinished === undefined ? {} : { unfinished };
  await expect(writeWhole(file, broken(), options)).rejects.toThrow('the source broke');
  expect([readFileSync(file, 'utf8'), readdirSync(folder)]).toEqual(['old', ['file']]);
});

test('a folder that is not there is an error', async () => {
  await expect(writeWhole(path.join(folder, 'none', 'file'), 'text')).rejects.toThrow('ENOENT');
});
