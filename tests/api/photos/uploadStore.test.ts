import type { ServerResponse } from 'node:http';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { photoKeys } from '#api/domain/photos/files/imageFiles.ts';
import { sweepImageFiles } from '#api/domain/photos/files/imageSweep.ts';
import { createLog } from '#api/platform/log.ts';
import { NO_OUTSIDE_MAPS } from '#common/baseMap.ts';
import { IMAGES_PER_DAY_MAX } from '#common/limits.ts';
import { publishHelsinki } from '../../support/made/helsinki.ts';
import { cameraJpeg } from '../../support/made/madePictures.ts';
import { IDS } from '../../support/made/placesOfHelsinki.ts';
import { globalId } from '../../support/schemaWalk.ts';
import { type Bucket, keysIn, startBucket } from '../../support/services/bucket.ts';
import { startTestServer, type TestServer } from '../../support/testServer.ts';
import { sendForm, sendOperation, UPLOAD_IMAGE } from '../../support/uploads.ts';
import { type Answer, loggedIn, makeUser, type Visitor } from '../../support/visitors.ts';

// Uploads to a bucket that is full, denies, breaks off or does not answer; and a user who is gone before their photo is
// written.
let bucket: Bucket;
let server: TestServer;
let photo: Buffer;
let aino: Visitor;
let admin: Visitor;

beforeAll(async () => {
  bucket = await startBucket();
  server = await startTestServer({
    files: bucket.files,
    config: { outsideMaps: NO_OUTSIDE_MAPS, publicUrl: null, rateLimits: true, trustProxy: 0 },
  });
  await publishHelsinki(server.db);
  await makeUser(server.db, { email: 'aino@example.org', username: 'Aino' });
  await makeUser(server.db, { email: 'admin@example.org', username: 'Valvoja', role: 'ADMIN' });
  [aino, admin] = await Promise.all([
    loggedIn(server.url, 'aino@example.org'),
    loggedIn(server.url, 'admin@example.org'),
  ]);
  photo = await cameraJpeg({ width: 400, height: 300 });
}, 90_000);

afterEach(() => bucket.break(null));

afterAll(async () => {
  await server.stop();
  await bucket.stop();
});

const upload = (visitor: Visitor = aino) =>
  sendForm(server.url, visitor, '/api/images/uploadAttractionImage', [
    ['attractionId', String(IDS.museum)],
    ['file', photo],
  ]);
const uploadPicture = () => sendForm(server.url, aino, '/api/images/uploadProfileImage', [['file', photo]]);
const state = async () => ({
  keys: await keysIn(bucket.files),
  rows: await server.db.prisma.image.count(),
  pictures: await server.db.prisma.user.count({ where: { profileImage: { not: null } } }),
});
/** What the day's photos have been counted to. */
const counted = async () =>
  (await server.db.pool.query<{ count: number }>('SELECT count FROM rate_limit ORDER BY key')).rows
    .map(({ count }) => count)
    .sort();

const said = ({ status, headers, body }: Answer) => [status, body, headers.get('retry-after')];
const AWAY = [503, { message: 'unavailable' }, '5'];
const FULL = [507, { message: 'full' }, '300'];

function refuse(response: ServerResponse, status: number, code: string): 'done' {
  response
    .writeHead(status, { 'content-type': 'application/xml' })
    .end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>no</Message></Error>`);
  return 'done';
}

describe('an upload to a bucket fails cleanly, leaves nothing half and is not counted to the day', () => {
  const THIRD = 3;
  // Issue "What people add": A store that is full, denies or does not answer leaves nothing half of an upload
  // SPEC §9: Photos of a day are limited for each user
  test.each([
    ['that is full', 507, 'InsufficientStorage', FULL],
    ['that denies it', 403, 'AccessDenied', AWAY],
    ['that is slowed down', 503, 'SlowDown', AWAY],
  ])('%s', async (_what, status, code, answered) => {
    const before = await state();
    let puts = 0;
    bucket.break(async ({ method }, response) =>
      method === 'PUT' && (puts += 1) >= THIRD ? refuse(response, status, code) : 'answer',
    );
    expect(said(await upload())).toEqual(answered);
    expect(said(await uploadPicture())).toEqual(answered);
    const byGraphql = await sendOperation(
      server.url,
      aino,
      UPLOAD_IMAGE,
      { attractionId: IDS.museum, clientMutationId: code },
      photo,
    );
    expect(said(byGraphql)).toMatchObject([answered[0], { errors: [answered[1]] }, answered[2]]);
    expect(await state()).toEqual(before);
    bucket.break(null);
    // The same call again, now that the store is well.
    const again = await sendOperation(
      server.url,
      aino,
      UPLOAD_IMAGE,
      { attractionId: IDS.museum, clientMutationId: code },
      photo,
    );
    expect(JSON.stringify(again.body)).toContain('imageId');
  });

  test('that breaks off, and to one that never answers', async () => {
    const before = await state();
    bucket.break(async (request) => {
      request.socket.destroy();
      return 'done';
    });
    expect(said(await upload())).toEqual(AWAY);
    bucket.break(async ({ method }) => (method === 'PUT' ? 'done' : 'answer'));
    expect(said(await upload())).toEqual(AWAY);
    bucket.break(null);
    expect(await state()).toEqual(before);
  }, 90_000);

  test('nor is one that only fails when its row is written', async () => {
    const [before, counts] = [await state(), await counted()];
    await server.db.pool.query(`ALTER TABLE image ADD CONSTRAINT broken CHECK (width = 0) NOT VALID`);
    expect((await upload()).status).toBe(500);
    await server.db.pool.query('ALTER TABLE image DROP CONSTRAINT broken');
    expect(await state()).toEqual(before);
    // Counted are the call and the file that was sent, but no photo.
    expect((await counted()).reduce((sum, count) => sum + count, 0)).toBe(
      counts.reduce((sum, count) => sum + count, 0) + 2,
    );
  });
});

test('an approval whose copies fail shows nothing, and leaves the photo waiting', async () => {
  const { id } = await server.db.prisma.image.findFirstOrThrow({ where: { state: 'PENDING' } });
  const before = await state();
  let copies = 0;
  bucket.break(async ({ method, headers }, response) =>
    method === 'PUT' && headers['x-amz-copy-source'] !== undefined && (copies += 1) > 3
      ? refuse(response, 403, 'AccessDenied')
      : 'answer',
  );
  const { body } = await admin.graphql(
    'mutation ($input: ApproveImagesInput!) { approveImages(input: $input) { __typename } }',
    { input: { ids: [globalId('Image', id)] } },
  );
  expect(JSON.stringify(body)).toContain('errors');
  expect(await state()).toEqual(before);
  expect(await server.db.prisma.image.findUniqueOrThrow({ where: { id } })).toMatchObject({ state: 'PENDING' });
});

test('the sweep goes on behind a file that cannot be deleted, and fails then', async () => {
  const orphans = ['a', 'b', 'c'].map((letter) => ({ attractionId: IDS.museum, filename: letter.repeat(40) }));
  for (const orphan of orphans) for (const key of photoKeys(orphan)) await bucket.files.put(key, 'x');
  bucket.break(async ({ method, url = '' }, response) =>
    method === 'DELETE' && url.includes('a'.repeat(40)) ? refuse(response, 403, 'AccessDenied') : 'answer',
  );
  await expect(sweepImageFiles({ db: server.db, files: bucket.files, log: createLog('silent') })).rejects.toThrow(
    'the files of 1 names could not be deleted',
  );
  const left = (await keysIn(bucket.files)).filter((key) => orphans.some(({ filename }) => key.includes(filename)));
  expect(left.length).toBe(7);
  bucket.break(null);
  expect(await sweepImageFiles({ db: server.db, files: bucket.files, log: createLog('silent') })).toBe(7);
});

describe.each(['deleted', 'blocked'])('an account that is %s while its photo is written', (what) => {
  test('has no photo, and its files are gone', async () => {
    const name = `lahtija-${what}`;
    const id = await makeUser(server.db, { email: `${name}@example.org`, username: name });
    const leaver = await loggedIn(server.url, `${name}@example.org`);
    const before = await state();
    const client = await server.db.pool.connect();
    await client.query('BEGIN');
    await client.query(
      what === 'deleted'
        ? 'DELETE FROM app_user WHERE id = $1'
        : 'UPDATE app_user SET blocked_at = now() WHERE id = $1',
      [id],
    );
    const sent = upload(leaver);
    // It waits for the row of its user.
    await expect
      .poll(
        async () =>
          (
            await server.db.pool.query(
              `SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query LIKE '%app_user%'
               AND datname = current_database()`,
            )
          ).rowCount,
        { timeout: 20_000 },
      )
      .toBe(1);
    await client.query('COMMIT');
    client.release();
    expect(await sent).toMatchObject({ status: 401, body: { message: 'anonymous' } });
    expect(await state()).toEqual(before);
  });
});

test('the photos of a day are counted for each user from the first, and can be sent again a day later', async () => {
  await makeUser(server.db, { email: 'ahkera@example.org', username: 'Ahkera' });
  const ahkera = await loggedIn(server.url, 'ahkera@example.org');
  expect((await upload(ahkera)).status).toBe(200);
  // Of the counters the only one that has counted one and ends a day from now, of this user's two.
  await server.db.pool.query(
    `UPDATE rate_limit SET count = $1 WHERE count = 1 AND ends_at > now() + interval '23 hours'`,
    [IMAGES_PER_DAY_MAX],
  );
  const refused = await upload(ahkera);
  expect([refused.status, refused.body]).toEqual([429, { message: 'tooManyRequests' }]);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(86_000);
  expect((await upload()).status).toBe(200);
  await server.db.pool.query(`UPDATE rate_limit SET ends_at = ends_at - interval '24 hours'`);
  expect((await upload(ahkera)).status).toBe(200);
});
