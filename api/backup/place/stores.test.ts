import { mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Bucket, startBucket } from '../../../tests/support/services/bucket.ts';
import { openNamed, openStore, placeOf } from './openStore.ts';
import type { BackupStore } from './store.ts';

// Both kinds of store behind the one interface.
const folder = path.join(mkdtempSync(path.join(tmpdir(), 'taival-backups-')), 'made', 'with the first');
let bucket: Bucket;
const stores: Partial<Record<string, BackupStore>> = {};

beforeAll(async () => {
  bucket = await startBucket();
  stores['a bucket'] = await openStore(placeOf(bucket.url.replace('?', '/night/ly?')));
  stores['a folder'] = await openStore(placeOf(folder));
});

afterAll(async () => {
  await bucket.stop();
  rmSync(path.resolve(folder, '..', '..'), { recursive: true, force: true });
});

async function* failing(): AsyncGenerator<Buffer> {
  yield Buffer.from('the first half');
  throw new Error('the database went away');
}

/** As a disk that becomes full. */
async function* full(): AsyncGenerator<Buffer> {
  yield Buffer.from('the first half');
  throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
}

test('a folder whose name a file has is refused in a sentence', async () => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'taival-backups-')), 'passwd');
  writeFileSync(file, '');
  const store = await openStore(placeOf(file));
  await expect(store.write('one.age', Readable.from(['x']))).rejects.toThrow(
    `The folder ${file} cannot be made: a file is there.`,
  );
  rmSync(path.dirname(file), { recursive: true });
});

describe.each(['a folder', 'a bucket'])('backups in %s', (name) => {
  const store = () => stores[name] ?? expect.unreachable();

  test('are none before the first', async () => {
    expect(await store().list()).toEqual([]);
  });

  test('are read as they were written, and listed with their sizes', async () => {
    await store().write('one.age', Readable.from([Buffer.from('first '), Buffer.from('backup')]));
    expect(await text(await store().read('one.age'))).toBe('first backup');
    expect(await store().list()).toEqual([{ name: 'one.age', bytes: 12 }]);
  });

  test('of more than one part are whole', async () => {
    const bytes = Buffer.alloc(33 * 2 ** 20, 'x');
    await store().write('large.age', Readable.from([bytes.subarray(0, 5), bytes.subarray(5)], { objectMode: false }));
    expect((await store().list()).find((file) => file.name === 'large.age')?.bytes).toBe(bytes.length);
    await store().delete('large.age');
  });

  test('that fail while they are written leave nothing', async () => {
    await expect(store().write('half.age', Readable.from(failing()))).rejects.toThrow('the database went away');
    expect((await store().list()).map((file) => file.name)).toEqual(['one.age']);
  });

  test('that do not exist are reported in a sentence', async () => {
    await expect(store().read('none.age')).rejects.toThrow(/none\.age.+\.$/);
  });

  test('are deleted; to delete one that does not exist is no failure', async () => {
    await store().delete('one.age');
    await store().delete('one.age');
    expect(await store().list()).toEqual([]);
  });
});

test.each(['a folder', 'a bucket'])(
  'there is no room in %s: that is said in a sentence with its address',
  async (name) => {
    const store = stores[name] ?? expect.unreachable();
    bucket.break(async (_, response) => {
      response.writeHead(507).end();
      return 'done';
    });
    const content = name === 'a folder' ? Readable.from(full()) : Readable.from(['x']);
    const writing = store.write('large.age', content).finally(() => bucket.break(null));
    await expect(writing).rejects.toThrow(`There is no room in ${store.address}.`);
  },
);

test('a bucket that refuses a backup is named, with the reason', async () => {
  const store = stores['a bucket'] ?? expect.unreachable();
  bucket.break(async (_, response) => {
    response.writeHead(403).end('<Error><Code>AccessDenied</Code></Error>');
    return 'done';
  });
  const writing = store.write('large.age', Readable.from(['x'])).finally(() => bucket.break(null));
  await expect(writing).rejects.toThrow(`${store.address}large.age cannot be written: AccessDenied.`);
});

test('backups in a folder can be read by their owner only', async () => {
  const store = stores['a folder'] ?? expect.unreachable();
  await store.write('own.age', Readable.from(['x']));
  expect([statSync(folder).mode & 0o777, statSync(path.join(folder, 'own.age')).mode & 0o777]).toEqual([0o700, 0o600]);
});

test('a backup that fails at once leaves no file in a folder either', async () => {
  const store = stores['a folder'] ?? expect.unreachable();
  for (let round = 0; round < 50; round += 1) {
    const content = new Readable({ read: () => content.destroy(new Error('no database')) });
    await expect(store.write('half.age', content)).rejects.toThrow('no database');
  }
  expect(readdirSync(folder)).toEqual(['own.age']);
});

test('a file of a killed process is not listed as a backup, and deleted by a backup a day later', async () => {
  const store = stores['a folder'] ?? expect.unreachable();
  const [left, recent] = ['.dead.age.1f2e3d4c.unfinished', '.alive.age.1f2e3d4c.unfinished'];
  for (const name of [left, recent]) writeFileSync(path.join(folder, name), 'half');
  const before = new Date(Date.now() - 25 * 3_600_000);
  utimesSync(path.join(folder, left), before, before);
  expect((await store.list()).map((file) => file.name)).toEqual(['own.age']);
  await store.write('next.age', Readable.from(['x']));
  expect(readdirSync(folder).sort()).toEqual([recent, 'next.age', 'own.age']);
});

test.each([
  ['/srv/backups', '/srv/backups', null],
  ['/srv/backups/one.age', '/srv/backups', 'one.age'],
  ['s3://k:s@safe/nightly?endpoint=http://127.0.0.1:1', 's3://safe/nightly/', null],
  ['s3://k:s@safe/nightly/one.age?endpoint=http://127.0.0.1:1', 's3://safe/nightly/', 'one.age'],
  ['s3://k:s@safe/one.age?endpoint=http://127.0.0.1:1', 's3://safe/', 'one.age'],
])('%s names a store or a file in it', async (argument, address, name) => {
  const named = await openNamed(argument, (file) => file.endsWith('.age'));
  expect([named.store.address, named.name]).toEqual([address, name]);
});

test('an address that is no place for backups is refused, without its credentials in the message', () => {
  expect(() => placeOf('https://key:secret@example.org/backups')).toThrow(/^"https:\/\/example\.org\/backups" is no/);
});
