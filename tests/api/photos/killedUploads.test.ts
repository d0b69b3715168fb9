import { once } from 'node:events';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { photoKeys } from '#api/domain/photos/files/imageFiles.ts';
import { type Database, openDatabase } from '#api/platform/db/database.ts';
import { type Files, openFiles } from '#api/platform/files/files.ts';
import { projectRoot } from '#api/platform/paths.ts';
import { readImageFile, readProfileFile } from '#common/places/imageFiles.ts';
import { cameraJpeg } from '../../support/made/madePictures.ts';
import { prepareDataDir } from '../../support/preparedData.ts';
import { type Product, removeDataDir, startProduct } from '../../support/product.ts';
import { globalId } from '../../support/schemaWalk.ts';
import { type Bucket, type Fault, keysIn, startBucket } from '../../support/services/bucket.ts';
import { beginForm, operationParts, sendForm, type Sending, UPLOAD_IMAGE } from '../../support/uploads.ts';
import { loggedIn, makeUser, type Visitor, visitorOf } from '../../support/visitors.ts';

// kill -9 of the product at every step of what it does with photos, all of them at once, while a second process goes on
// uploading to the same store: afterwards nothing half is shown, and the next start leaves no orphan.
const MINUTES = 180_000;
const FORM = '/api/images/uploadAttractionImage';
const NAMES = ['Aino', 'Eino', 'Siiri', 'Valvoja'] as const;
type Name = (typeof NAMES)[number];

const uploaded = z.object({ id: z.number(), filename: z.string(), attractionId: z.number() });
type Uploaded = z.output<typeof uploaded>;

let photo: Buffer;
/** A photo with so many pixels, not bytes, that the server is still decoding it when it is killed. */
let large: Buffer;

beforeAll(async () => {
  photo = await cameraJpeg({ width: 800, height: 600 });
  large = await sharp({ create: { width: 5000, height: 4000, channels: 3, background: 'white' } })
    .jpeg()
    .toBuffer();
});

describe.each(['a folder', 'a bucket'])('kill -9 of a server whose files lie in %s', (store) => {
  const dataDir = path.join('.data', `test-killed-uploads-${process.pid}-${store.replace(' ', '-')}`);
  let bucket: Bucket | null = null;
  let db: Database;
  let files: Files;
  let first: Product;
  let places: readonly number[];
  let people: Readonly<Record<Name, Visitor>>;

  const start = () =>
    startProduct({ dataDir, env: { DATABASE_TIMEOUT: '120', ...(bucket !== null && { FILES_URL: bucket.url }) } });

  beforeAll(async () => {
    await prepareDataDir(dataDir);
    const folder = path.join(projectRoot, dataDir);
    bucket = store === 'a bucket' ? await startBucket() : null;
    files = bucket?.files ?? (await openFiles({ dataDir: folder, bucket: null }));
    first = await start();
    db = await openDatabase({ databaseUrl: null, dataDir: folder });
    // From the next start on: what is held up here waits until it is let go.
    await db.pool.query(`ALTER ROLE CURRENT_USER SET lock_timeout = '2min'`);
    for (const username of NAMES)
      await makeUser(db, {
        email: `${username.toLowerCase()}@example.org`,
        username,
        role: username === 'Valvoja' ? 'ADMIN' : 'USER',
      });
    const [aino, eino, siiri, valvoja] = await Promise.all(
      NAMES.map((name) => loggedIn(first.url, `${name.toLowerCase()}@example.org`)),
    );
    people = { Aino: aino ?? nobody(), Eino: eino ?? nobody(), Siiri: siiri ?? nobody(), Valvoja: valvoja ?? nobody() };
    const { rows } = await db.pool.query<{ id: number }>(
      `SELECT id FROM attraction WHERE merged_into IS NULL ORDER BY id LIMIT 3`,
    );
    places = rows.map(({ id }) => id);
  }, MINUTES);

  afterAll(async () => {
    await first.stop();
    await db.close();
    await bucket?.stop();
    removeDataDir(dataDir);
  }, MINUTES);

  const nobody = () => visitorOf(first.url);
  const place = (at: number) => places[at] ?? expect.unreachable();
  const form = (at: number, file = photo) =>
    [
      ['attractionId', String(place(at))],
      ['file', file],
    ] as const;
  const upload = async (who: Name, at: number) =>
    uploaded.parse((await sendForm(first.url, people[who], FORM, form(at))).body);

  /** What is in the store, by the name of its photo or picture. */
  async function stored(): Promise<ReadonlyMap<string, string[]>> {
    const byName = new Map<string, string[]>();
    for (const key of await keysIn(files)) {
      const name = nameOf(key);
      byName.set(name, [...(byName.get(name) ?? []), key]);
    }
    return byName;
  }

  async function named(): Promise<ReadonlySet<string>> {
    const { rows } = await db.pool.query<{ name: string }>(
      'SELECT filename AS name FROM image UNION ALL SELECT profile_image FROM app_user WHERE profile_image IS NOT NULL',
    );
    return new Set(rows.map(({ name }) => name));
  }

  /** Keys that no row names. */
  async function orphans(): Promise<string[]> {
    const rows = await named();
    return [...(await stored())].flatMap(([name, keys]) => (rows.has(name) ? [] : keys));
  }

  /** Waits until so many files of names without a row are there. */
  const storedWithoutRow = (count: number) =>
    expect.poll(async () => (await orphans()).length, { timeout: 60_000 }).toBe(count);

  /** Nobody is answered any of these files but those that a row names, whole. */
  async function nothingHalfShown(keys: readonly string[], rows: readonly Uploaded[]): Promise<void> {
    const whole = new Set(rows.flatMap(photoKeys));
    for (const who of [...NAMES.map((name) => people[name]), nobody()]) {
      for (const key of keys)
        if (!whole.has(key)) expect([key, (await who.rest('GET', `/${key}`)).status]).toEqual([key, 404]);
    }
    const { body } = await people.Valvoja.rest('GET', '/api/images/new');
    expect(
      z
        .array(uploaded)
        .parse(body)
        .map(({ id }) => id)
        .sort(),
    ).toEqual(rows.map(({ id }) => id).sort());
    for (const row of rows) {
      for (const key of photoKeys(row)) {
        const answer = await fetch(`${first.url}/${key}`, { headers: { cookie: people.Valvoja.cookie() ?? '' } });
        expect([key, answer.status]).toEqual([key, 200]);
        await sharp(Buffer.from(await answer.arrayBuffer())).stats();
      }
    }
  }

  /** The next start, with the sessions that there were. */
  async function startAgain(): Promise<void> {
    first = await start();
    people = {
      Aino: again(people.Aino),
      Eino: again(people.Eino),
      Siiri: again(people.Siiri),
      Valvoja: again(people.Valvoja),
    };
  }

  const again = (visitor: Visitor) => visitorOf(first.url, visitor.cookie());

  async function kill(): Promise<void> {
    const ended = once(first.process, 'exit');
    first.process.kill('SIGKILL');
    await ended;
  }

  // Issue "What people add": kill -9 in the middle of an upload leaves no half image and no orphan after the next
  //   start
  test(
    'in the middle of the work of deleting leaves no file that nobody names',
    async () => {
      const shown = await upload('Aino', 0);
      const gone = await upload('Aino', 0);
      // Where the store can be made to wait, its third answer never comes.
      const held =
        bucket === null
          ? null
          : holdNth(bucket, 3, ({ method, url = '' }) => method === 'DELETE' && url.includes(gone.filename));
      expect((await people.Aino.rest('POST', `/api/images/delete/${gone.id}`)).status).toBe(200);
      await held?.reached;
      const seen = await keysIn(files);
      await kill();
      bucket?.break(null);
      await startAgain();
      await expect.poll(orphans, { timeout: 60_000 }).toEqual([]);
      await nothingHalfShown([...seen, ...photoKeys(gone)], [shown]);
      await people.Aino.rest('POST', `/api/images/delete/${shown.id}`);
      await expect.poll(() => keysIn(files), { timeout: 60_000 }).toEqual([]);
    },
    MINUTES,
  );

  // Issue "What people add": kill -9 in the middle of an upload leaves no half image and no orphan after the next
  //   start
  test(
    'at every step of uploads and an approval leaves nothing half and no orphan; another process loses nothing',
    async () => {
      const waiting = await upload('Aino', 0);
      const second = await start();
      const held = await Promise.all([rowLock(db, place(1)), rowLock(db, place(2)), tableLock(db, 'moderation_act')]);
      const [ofKilled, ofSecond, ofActs] = held;
      const begun: Sending[] = [];
      const begin = async (url: string, who: Name, route: string, parts: Parameters<typeof beginForm>[3]) => {
        const sending = await beginForm(url, people[who], route, parts);
        begun.push(sending);
        await sending.half();
        return sending;
      };
      // All files written, but not their row: of the process that goes on, and of the one that is killed.
      const survivor = await begin(second.url, 'Siiri', FORM, form(2));
      await survivor.rest();
      await storedWithoutRow(7);
      const unwritten = await begin(first.url, 'Eino', FORM, form(1));
      await unwritten.rest();
      await storedWithoutRow(14);
      // An approval whose files are copied, but whose row still has the old name.
      const approval = people.Valvoja.graphql(
        'mutation ($input: ApproveImagesInput!) { approveImages(input: $input) { __typename } }',
        { input: { ids: [globalId('Image', waiting.id)] } },
      );
      await storedWithoutRow(21);
      // One whose third file never gets there, where the store can be made to wait.
      const stuck = bucket === null ? null : holdNth(bucket, 3, ({ method }) => method === 'PUT');
      if (stuck !== null) {
        await (await begin(first.url, 'Aino', FORM, form(0))).rest();
        await stuck.reached;
      }
      // Bytes that are still coming, by both doors, and one that has just come and is being decoded.
      await begin(first.url, 'Aino', FORM, form(0));
      await begin(first.url, 'Aino', '/graphql', operationParts(UPLOAD_IMAGE, { attractionId: place(0) }, photo));
      await (
        await begin(first.url, 'Valvoja', '/graphql', operationParts(UPLOAD_IMAGE, { attractionId: place(0) }, large))
      ).rest();

      const seen = await keysIn(files);
      await Promise.all([
        kill(),
        approval.then(
          () => expect.unreachable('the approval was answered'),
          () => undefined,
        ),
      ]);
      bucket?.break(null);
      for (const lock of [ofKilled, ofActs]) await lock.release();
      await startAgain();
      // What the second process is writing is all that has no row.
      await storedWithoutRow(7);
      await ofSecond.release();
      const answer = await survivor.answer;
      expect(answer?.status).toBe(200);
      await expect.poll(orphans, { timeout: 60_000 }).toEqual([]);
      const others = await Promise.all(
        begun.filter((sending) => sending !== survivor).map((sending) => sending.answer),
      );
      expect(others.map((one) => one?.status ?? null)).toEqual(others.map(() => null));
      await nothingHalfShown(seen, [waiting, uploaded.parse(answer?.body)]);
      expect(await second.stop()).toBe(0);
    },
    MINUTES,
  );
});

function nameOf(key: string): string {
  const file = key.split('/').at(-1) ?? '';
  return (readImageFile(file) ?? readProfileFile(file))?.filename ?? key;
}

/** From the n-th request of this kind on none is answered. */
function holdNth(
  bucket: Bucket,
  nth: number,
  isMeant: (request: Parameters<Fault>[0]) => boolean,
): { readonly reached: Promise<void> } {
  let reach: () => void = () => undefined;
  const reached = new Promise<void>((resolve) => {
    reach = resolve;
  });
  let count = 0;
  bucket.break(async (request) => {
    if (!isMeant(request)) return 'answer';
    count += 1;
    if (count < nth) return 'answer';
    reach();
    return 'done';
  });
  return { reached };
}

interface Lock {
  release(): Promise<void>;
}

/** Holds back every write of a row about the place. */
function rowLock(db: Database, placeId: number): Promise<Lock> {
  return lock(db, `SELECT 1 FROM attraction WHERE id = ${placeId} FOR UPDATE`);
}

function tableLock(db: Database, table: string): Promise<Lock> {
  return lock(db, `LOCK TABLE ${table} IN SHARE MODE`);
}

async function lock(db: Database, statement: string): Promise<Lock> {
  const client = await db.pool.connect();
  await client.query('BEGIN');
  await client.query(statement);
  return {
    release: async () => {
      await client.query('ROLLBACK');
      client.release();
    },
  };
}
