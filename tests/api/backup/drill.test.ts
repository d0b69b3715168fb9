import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { generateX25519Identity } from 'age-encryption';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { rowsOfTable, fileDigests, tableDigests } from '../../support/backups.ts';
import { cameraJpeg } from '../../support/made/madePictures.ts';
import { prepareDataDir } from '../../support/preparedData.ts';
import { type CommandResult, type Product, removeDataDir, runBackup, startProduct } from '../../support/product.ts';
import { withStores } from '../../support/productFiles.ts';
import { keysIn } from '../../support/services/bucket.ts';
import { sendForm } from '../../support/uploads.ts';
import { loggedIn, makeUser, PASSWORD, type Visitor, visitorOf } from '../../support/visitors.ts';

// The drill, as an operator does it: fill, back up while people write, delete some of it, destroy, restore, compare.
const LOST = path.join('.data', `test-drill-lost-${process.pid}`);
const RESTORED = path.join('.data', `test-drill-restored-${process.pid}`);
const MINUTES = 240_000;

const outside = mkdtempSync(path.join(tmpdir(), 'taival-drill-'));
const target = path.join(outside, 'backups');
const keyFile = path.join(outside, 'key');
const env = { BACKUP_KEY_FILE: keyFile };

let product: Product;

beforeAll(async () => {
  writeFileSync(keyFile, await generateX25519Identity());
  removeDataDir(RESTORED);
  await prepareDataDir(LOST);
  product = await startProduct({ dataDir: LOST });
}, MINUTES);

afterAll(async () => {
  await product.stop();
  for (const folder of [LOST, RESTORED]) removeDataDir(folder);
  rmSync(outside, { recursive: true, force: true });
}, MINUTES);

const made = z.object({ id: z.number() });
const found = z.array(z.object({ id: z.number() }));

interface Person {
  readonly who: Visitor;
  readonly comment: number;
  readonly photo: number;
  readonly ownPlace: number;
}

/** Somebody with one of everything. */
async function somebody(name: string, placeId: number): Promise<Person> {
  const email = `${name}@example.org`;
  await withStores(LOST, ({ db }) => makeUser(db, { email, username: name }));
  const who = await loggedIn(product.url, email);
  const comment = await who.rest('POST', '/api/comments/', { attractionId: placeId, text: `Hei, ${name}` });
  await who.rest('PUT', '/api/notes/', { attractionId: placeId, text: 'muistiinpano' });
  await who.rest('POST', '/api/favourites/', { attractionId: placeId, type: 'BEST' });
  const own = { name: 'Mökki', category: 'own', pos: [24.94, 60.17] };
  const ownPlace = await who.rest('POST', '/api/userattractions/', own);
  const file = await cameraJpeg({ width: 320, height: 240 });
  const photo = await sendForm(product.url, who, '/api/images/uploadAttractionImage', [
    ['attractionId', String(placeId)],
    ['file', file],
  ]);
  await sendForm(product.url, who, '/api/images/uploadProfileImage', [['file', file]]);
  return {
    who,
    comment: found.parse(comment.body)[0]?.id ?? 0,
    photo: made.parse(photo.body).id,
    ownPlace: made.parse(ownPlace.body).id,
  };
}

const ADD = 'mutation ($input: AddCommentInput!) { addComment(input: $input) { __typename } }';

/** Writes comments one after another until it is stopped; each has its receipt in the same transaction. */
function writing(who: Visitor, placeId: number) {
  const stopping = new AbortController();
  let written = 0;
  const ended = (async () => {
    while (!stopping.signal.aborted) {
      const input = { attractionId: placeId, text: `Kuorma ${written}`, clientMutationId: `load ${written}` };
      expect(await who.graphql(ADD, { input })).toMatchObject({ status: 200, body: { data: { addComment: {} } } });
      written += 1;
    }
  })();
  return {
    written: () => written,
    stop: async () => {
      stopping.abort();
      await ended;
    },
  };
}

function lastLine({ stderr }: CommandResult): string {
  return stderr.trimEnd().split('\n').at(-1) ?? '';
}

function archives(): string[] {
  return readdirSync(target).filter((name) => name.endsWith('.tar.age'));
}

describe('the drill', { timeout: MINUTES }, () => {
  let placeId: number;
  let people: readonly [aino: Person, eino: Person, load: Person];
  let lost: {
    readonly tables: Record<string, string>;
    readonly comments: readonly string[];
    readonly receipts: readonly string[];
    readonly files: Record<string, string>;
  };

  test('a backup is made while people write', async () => {
    placeId = await withStores(LOST, async ({ db }) => {
      const place = await db.prisma.attraction.findFirstOrThrow({ where: { state: 'LIVE' }, orderBy: { id: 'asc' } });
      return Number(place.id);
    });
    people = [await somebody('Aino', placeId), await somebody('Eino', placeId), await somebody('Kuorma', placeId)];
    const load = writing(people[2].who, placeId);
    await expect.poll(() => load.written(), { timeout: 60_000 }).toBeGreaterThan(5);
    const before = load.written();
    const backup = await runBackup('backup', LOST, [target], env);
    const during = load.written() - before;
    await load.stop();
    expect([backup.code, backup.stdout]).toEqual([
      0,
      expect.stringMatching(/ rows of \d+ tables, \d+ pending jobs, 45 files of photos/),
    ]);
    expect(during).toBeGreaterThan(0);
    expect(archives().length).toBe(1);
  });

  test('a backup that was killed does not count as one', async () => {
    const kill = (child: ChildProcess) => child.stderr?.once('data', () => child.kill('SIGKILL'));
    await withStores(LOST, async ({ db }) => {
      const holder = await db.pool.connect();
      try {
        // The backup says that the tables are saved, and then waits: a busy machine may see its words late.
        await holder.query('BEGIN; LOCK TABLE pgboss.job IN ACCESS EXCLUSIVE MODE');
        expect((await runBackup('backup', LOST, [target], env, kill)).code).toBeNull();
      } finally {
        holder.release(true);
      }
    });
    expect(archives().length).toBe(1);
  });

  test('verify finds the backup whole', async () => {
    const { code, stdout } = await runBackup('backup', LOST, ['verify', target], env);
    expect([code, stdout]).toEqual([0, expect.stringMatching(/^taival-\S+\.tar\.age is whole: made \S+ by Taival /)]);
  });

  test('people delete some of what is in it', async () => {
    const [aino, eino] = people;
    await aino.who.rest('DELETE', '/api/comments/', { attractionId: placeId, commentId: aino.comment });
    await aino.who.rest('POST', `/api/images/delete/${aino.photo}`);
    await aino.who.rest('PUT', '/api/notes/', { attractionId: placeId, text: '' });
    await aino.who.rest('DELETE', `/api/userattractions/${aino.ownPlace}`);
    const account = 'mutation ($password: String!) { deleteAccount(input: { password: $password }) { __typename } }';
    await eino.who.graphql(account, { password: PASSWORD });
    expect((await runBackup('backup', LOST, ['deletions', target], env)).code).toBe(0);
    lost = await withStores(LOST, async ({ pool, files }) => {
      // Left are the photo of the third, seven files, and the pictures of the first and the third, eight each.
      await expect
        .poll(async () => (await keysIn(files)).filter((key) => key.startsWith('images/')).length, { timeout: 30_000 })
        .toBe(1);
      await expect
        .poll(async () => (await keysIn(files)).filter((key) => key.startsWith('profiles/')).length, {
          timeout: 30_000,
        })
        .toBe(16);
      return {
        tables: await tableDigests(pool),
        comments: await rowsOfTable(pool, 'comment'),
        receipts: await rowsOfTable(pool, 'mutation_receipt'),
        files: await fileDigests(files, await keysIn(files)),
      };
    });
  });

  test('everything is lost, and restored', async () => {
    expect(await product.stop()).toBe(0);
    removeDataDir(LOST);
    const restored = await runBackup('restore', RESTORED, [target], env);
    expect([restored.stderr, restored.code]).toEqual([expect.anything(), 0]);
    expect(restored.stdout).toMatch(/things that were deleted after the backup were deleted again, \d+ of its files/);
    expect(restored.stdout).not.toContain('missing');
  });

  test('every row is there, but for what was written after the snapshot', async () => {
    await withStores(RESTORED, async ({ pool }) => {
      const { comment: _1, mutation_receipt: _2, deletion: _3, ...tables } = await tableDigests(pool);
      const { comment: _4, mutation_receipt: _5, deletion: _6, ...expected } = lost.tables;
      expect(tables).toEqual(expected);
      const comments = await rowsOfTable(pool, 'comment');
      const receipts = await rowsOfTable(pool, 'mutation_receipt');
      expect(lost.comments).toEqual(expect.arrayContaining(comments));
      expect(lost.receipts).toEqual(expect.arrayContaining(receipts));
      // Either of them without the other would be a snapshot of two moments.
      const loads = (rows: readonly string[], text: string) => rows.filter((row) => row.includes(text)).length;
      expect(loads(comments, 'Kuorma ')).toBeGreaterThan(5);
      expect(loads(comments, 'Kuorma ')).toBe(loads(receipts, 'load '));
    });
  });

  test('every file is there, and none that was deleted', async () => {
    await withStores(RESTORED, async ({ files }) => {
      expect(await fileDigests(files, await keysIn(files))).toEqual(lost.files);
    });
  });

  test('the restored installation is served, to those who are still there', async () => {
    product = await startProduct({ dataDir: RESTORED });
    const aino = await loggedIn(product.url, 'Aino@example.org');
    expect((await aino.rest('GET', '/api/favourites/')).body).toEqual([expect.objectContaining({ type: 'BEST' })]);
    const eino = { email: 'Eino@example.org', password: PASSWORD };
    expect((await visitorOf(product.url).rest('POST', '/api/user/login', eino)).status).toBe(401);
    const { body } = await aino.rest('GET', `/api/query/attraction/${placeId}`);
    expect(body).toEqual(expect.anything());
  });

  test('nothing is restored over it, and the command says why', async () => {
    const again = await runBackup('restore', RESTORED, [target], env);
    expect([again.code, lastLine(again)]).toEqual([1, expect.stringMatching(/^The database is not empty .+\.$/)]);
    const key = { BACKUP_KEY: await generateX25519Identity() };
    const locked = await runBackup('backup', RESTORED, ['verify', target], key);
    expect([locked.code, lastLine(locked)]).toEqual([
      1,
      expect.stringMatching(/ was encrypted with another key .+\.$/),
    ]);
    const none = await runBackup('backup', RESTORED, [target], { BACKUP_KEY: '', BACKUP_KEY_FILE: '' });
    expect([none.code, lastLine(none)]).toEqual([1, expect.stringMatching(/^Backups are encrypted: .+\.$/)]);
  });
});
