import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { generateX25519Identity } from 'age-encryption';
import { pack } from 'tar-stream';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BackupKeys } from '#api/backup/core/keys.ts';
import { folderStore } from '#api/backup/place/folderStore.ts';
import { type About, ABOUT } from './contents.ts';
import { encrypted } from './encryption.ts';
import { type Member, readArchive } from './readArchive.ts';
import { type Contents, writeArchive } from './writeArchive.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'taival-archive-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const store = folderStore(folder);

const ABOUT_NOW: About = {
  format: 1,
  id: '0c000000-0000-4000-8000-000000000001',
  product: '0.1.0',
  madeAt: '2026-11-24T03:00:00.000Z',
  postgres: '18.4',
  migrations: [{ name: '0001_initial', checksum: 'x' }],
  tables: [],
};
const SAVED: Contents = { tables: [], sequences: [], jobs: 0, files: { count: 2, bytes: 6, missing: 0, lost: 0 } };

let keys: BackupKeys;
beforeAll(async () => {
  keys = [await generateX25519Identity()];
  await write('whole.age');
});

/** Contents larger than a chunk of the encryption, and one that is empty. */
const CONTENTS: readonly (readonly [string, Buffer])[] = [
  ['tables/note/000001.gz', Buffer.alloc(300_000, 'row\n')],
  ['files/images/1/empty.jpg', Buffer.alloc(0)],
  [`files/images/1/${'long'.repeat(40)}.jpg`, Buffer.from([0, 255, 1])],
];

function write(name: string, about: object = ABOUT_NOW, contents = CONTENTS) {
  return writeArchive(store, name, keys, async (archive) => {
    await archive.add(ABOUT, Buffer.from(JSON.stringify(about)));
    for (const [member, content] of contents) await archive.add(member, content);
    return SAVED;
  });
}

async function read(name: string, withKeys = keys): Promise<Member[]> {
  const members: Member[] = [];
  for await (const member of readArchive({ store, name, keys: withKeys })) members.push(member);
  return members;
}

/** An encrypted tar file of our own making. */
async function craft(name: string, entries: readonly (readonly [string, string])[]): Promise<void> {
  const tar = pack();
  for (const [entry, content] of entries) tar.entry({ name: entry }, content);
  tar.finalize();
  await store.write(name, await encrypted(tar as AsyncIterable<Uint8Array>, keys));
}

describe('an archive', () => {
  test('is read as it was written, the manifest last', async () => {
    const members = await read('whole.age');
    expect(members.map(({ kind }) => kind)).toEqual(['about', 'content', 'content', 'content', 'manifest']);
    expect(members.flatMap((member) => (member.kind === 'content' ? [[member.name, member.content]] : []))).toEqual(
      CONTENTS,
    );
    expect(members.at(-1)).toMatchObject({ manifest: { members: 4, files: { count: 2 } } });
  });

  test('is read with any of several keys', async () => {
    expect((await read('whole.age', [await generateX25519Identity(), ...keys])).length).toBe(5);
  });

  test('shows nothing of its content', () => {
    const bytes = readFileSync(path.join(folder, 'whole.age')).toString('latin1');
    expect(bytes).toMatch(/^age-encryption\.org\/v1\n/);
    expect(bytes).not.toMatch(/note|images|row\nrow/);
  });

  test('is refused with another key', async () => {
    await expect(read('whole.age', [await generateX25519Identity()])).rejects.toThrow(
      /^whole\.age was encrypted with another key than BACKUP_KEY or BACKUP_KEY_FILE gives; .+ one a line\.$/,
    );
  });

  test.each([0.1, 0.5, 0.9, 0.9999])('is refused when it was cut off at %d of its length', async (part) => {
    const bytes = readFileSync(path.join(folder, 'whole.age'));
    writeFileSync(path.join(folder, 'cut.age'), bytes.subarray(0, Math.floor(bytes.length * part)));
    await expect(read('cut.age')).rejects.toThrow('cut.age is damaged or was cut off.');
  });

  test('is refused when it was cut off at the end of a chunk', async () => {
    const bytes = readFileSync(path.join(folder, 'whole.age'));
    const header = bytes.indexOf('\n', bytes.indexOf('\n---') + 1) + 1 + 16;
    writeFileSync(path.join(folder, 'chunk.age'), bytes.subarray(0, header + 2 * (65_536 + 16)));
    await expect(read('chunk.age')).rejects.toThrow('chunk.age is damaged or was cut off.');
  });

  test.each([400, 100_000, 250_000])('is refused when byte %d is another one', async (at) => {
    const bytes = readFileSync(path.join(folder, 'whole.age'));
    bytes[at] = (bytes[at] ?? 0) ^ 1;
    writeFileSync(path.join(folder, 'flipped.age'), bytes);
    await expect(read('flipped.age')).rejects.toThrow('flipped.age is damaged or was cut off.');
  });

  test.each([
    ['is empty', ''],
    ['is a page', '<!doctype html><title>Backups</title>\n'.repeat(50)],
    ['is a picture', String.fromCharCode(0xff, 0xd8, 0xff, 0xe0).repeat(100)],
  ])('is none when it %s', async (_, content) => {
    writeFileSync(path.join(folder, 'none.age'), content, 'latin1');
    await expect(read('none.age')).rejects.toThrow('none.age is no backup, or its beginning is damaged.');
  });

  test.each<readonly [string, readonly (readonly [string, string])[]]>([
    ['holds nothing', []],
    ['has no manifest', [[ABOUT, JSON.stringify(ABOUT_NOW)]]],
    ['does not begin as one', [['files/a', 'x']]],
    [
      'has a sum that is another one',
      [
        [ABOUT, JSON.stringify(ABOUT_NOW)],
        ['sums/000001.sha256', `${'0'.repeat(64)}  ${ABOUT}\n`],
      ],
    ],
  ])('is refused when it %s', async (_, entries) => {
    await craft('crafted.age', entries);
    await expect(read('crafted.age')).rejects.toThrow('crafted.age is damaged or was cut off.');
  });

  test('of a newer form is refused, with advice what to do', async () => {
    await write('newer.age', { ...ABOUT_NOW, format: 2, further: true });
    await expect(read('newer.age')).rejects.toThrow('newer.age was made by a newer Taival: restore it with that');
  });

  test('whose filling fails leaves no file, and the first failure is thrown', async () => {
    const writing = writeArchive(store, 'failed.age', keys, async (archive) => {
      await archive.add(ABOUT, Buffer.from('{}'));
      throw new Error('the database went away');
    });
    await expect(writing).rejects.toThrow('the database went away');
    expect(readdirSync(folder).filter((name) => name.includes('failed'))).toEqual([]);
  });

  test('whose store fails ends the filling, and the first failure is thrown', async () => {
    const full = { ...store, write: () => Promise.reject(new Error('no space left on device')) };
    const writing = writeArchive(full, 'failed.age', keys, async (archive) => {
      for (let at = 0; ; at += 1) await archive.add(`files/${at}`, Buffer.alloc(100_000));
    });
    await expect(writing).rejects.toThrow('no space left on device');
  });

  test('of many members has its sums by thousands', async () => {
    const many = Array.from({ length: 5000 }, (_, at) => [`files/${at}`, Buffer.from(String(at))] as const);
    expect((await write('many.age', ABOUT_NOW, many)).sums.length).toBe(2);
    expect((await read('many.age')).length).toBe(5002);
  });
});
