import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { holdName } from '#api/domain/photos/files/imageFilesSql.ts';
import { sweepImageFiles } from '#api/domain/photos/files/imageSweep.ts';
import { createLog } from '#api/platform/log.ts';
import { imagePath } from '#common/places/imageFiles.ts';
import { IDS } from '../../support/made/placesOfHelsinki.ts';
import { globalId } from '../../support/schemaWalk.ts';
import type { TestServer } from '../../support/testServer.ts';
import { loggedIn, makeUser, type Visitor, visitorOf } from '../../support/visitors.ts';
import { filesOf, get, imageBody, type ImageBody, madeBy, startUploading, stored, uploadPicture } from './uploading.ts';

let server: TestServer;
let aino: Visitor;
let eino: Visitor;
let admin: Visitor;

beforeAll(async () => {
  ({ server, aino, eino, admin } = await startUploading());
}, 90_000);

afterAll(() => server.stop());

const anyone = () => visitorOf(server.url);

test('an id larger than any photo can have is not found', async () => {
  const id = globalId('Image', IDS.fortress);
  const { body } = await aino.graphql(
    'mutation ($input: DeleteImageInput!) { deleteImage(input: $input) { __typename } }',
    { input: { id } },
  );
  expect(body).toEqual({ data: { deleteImage: { __typename: 'NotFoundError' } } });
  expect((await aino.graphql('query ($id: ID!) { node(id: $id) { id } }', { id })).body).toEqual({
    data: { node: null },
  });
});

describe('deleting', () => {
  const gone = async (image: ImageBody) => {
    await expect
      .poll(async () => (await stored(server)).filter((key) => key.includes(image.filename)), { timeout: 20_000 })
      .toEqual([]);
    for (const path of filesOf(image)) expect((await get(server, admin, path)).status).toBe(404);
  };

  test('of an own photo removes every file, and answers the rest of the user’s or the place’s photos', async () => {
    const [first, second] = [await madeBy(server, eino, IDS.cafe), await madeBy(server, eino, IDS.cafe)];
    const mine = await eino.rest('POST', `/api/images/delete/${first.id}`);
    expect([
      mine.status,
      z
        .array(imageBody)
        .parse(mine.body)
        .map(({ id }) => id),
    ]).toEqual([200, [second.id]]);
    const ofPlace = await eino.rest('POST', `/api/images/delete/${second.id}?attractionId=${IDS.cafe}`, {});
    expect([ofPlace.status, ofPlace.body]).toEqual([200, []]);
    for (const image of [first, second]) await gone(image);
  });

  test('of another user’s photo is refused, by 404 while it is pending, by 403 after; admins delete any', async () => {
    const image = await madeBy(server, aino);
    expect((await eino.rest('POST', `/api/images/delete/${image.id}`)).status).toBe(404);
    await server.db.prisma.image.update({ where: { id: image.id }, data: { state: 'APPROVED' } });
    expect((await eino.rest('POST', `/api/images/delete/${image.id}`)).status).toBe(403);
    expect((await anyone().rest('POST', `/api/images/delete/${image.id}`)).status).toBe(401);
    const node = Buffer.from(`Image:${image.id}`).toString('base64');
    const { body } = await admin.graphql(
      `mutation ($input: DeleteImageInput!) { deleteImage(input: $input) {
        ... on DeleteImagePayload { deletedImageId attractionId } } }`,
      { input: { id: node } },
    );
    expect(body).toEqual({ data: { deleteImage: { deletedImageId: node, attractionId: IDS.museum } } });
    expect(
      await server.db.prisma.moderationAct.count({ where: { action: 'DELETE_IMAGE', targetId: String(image.id) } }),
    ).toBe(1);
    await gone(image);
    expect((await admin.rest('POST', `/api/images/delete/${image.id}`)).status).toBe(404);
  });
});

test('deleting an account deletes its picture and pending photos, and leaves public ones without a name', async () => {
  await makeUser(server.db, { email: 'lahtija@example.org', username: 'Lähtijä' });
  const leaver = await loggedIn(server.url, 'lahtija@example.org');
  const [shown, waiting] = [await madeBy(server, leaver), await madeBy(server, leaver)];
  await server.db.prisma.image.update({ where: { id: shown.id }, data: { state: 'APPROVED' } });
  const picture = z.object({ profileImage: z.string() }).parse((await uploadPicture(server, leaver)).body).profileImage;
  const data = z
    .object({ images: z.array(z.object({ file: z.string() })), profileImageFile: z.string() })
    .parse((await leaver.rest('GET', '/api/user/my-data')).body);
  expect(data).toEqual({
    images: [
      { file: `https://taival.example${imagePath(shown)}` },
      { file: `https://taival.example${imagePath(waiting)}` },
    ],
    profileImageFile: `https://taival.example/profiles/${picture}_100sq_2x.jpg`,
  });
  await leaver.graphql('mutation { deleteAccount(input: { password: "metsäPolku7" }) { __typename } }');
  await expect
    .poll(async () => (await stored(server)).filter((key) => key.includes(picture) || key.includes(waiting.filename)), {
      timeout: 20_000,
    })
    .toEqual([]);
  expect((await get(server, anyone(), imagePath(shown))).status).toBe(200);
  expect(
    await server.db.prisma.image.findMany({
      where: { id: { in: [shown.id, waiting.id] } },
      select: { id: true, uploaderId: true },
    }),
  ).toEqual([{ id: shown.id, uploaderId: null }]);
});

describe('the sweep', () => {
  const orphan = { attractionId: IDS.museum, filename: 'abcdef0123456789abcdef0123456789' };

  test('deletes files that no row names, and no others', async () => {
    const before = await stored(server);
    for (const path of filesOf(orphan)) await server.files.put(path.slice(1), 'x');
    await server.files.put(`profiles/${orphan.filename}_50sq.jpg`, 'x');
    await server.files.put('images/readme.txt', 'not ours');
    expect(await sweepImageFiles({ ...server, log: createLog('silent') })).toBe(8);
    expect(await stored(server)).toEqual([...before, 'images/readme.txt'].sort());
    await server.files.delete('images/readme.txt');
  });

  test('deletes nothing where most photos of the store have no row: the database is another store’s', async () => {
    const others = Array.from({ length: 600 }, (_, at) => `dead${String(at).padStart(28, '0')}`);
    for (const filename of others) await server.files.put(imagePath({ ...orphan, filename }).slice(1), 'x');
    const before = await stored(server);
    const warned: string[] = [];
    const log = Object.assign(createLog('silent'), { error: (_: object, message: string) => warned.push(message) });
    expect(await sweepImageFiles({ ...server, log })).toBe(0);
    expect(await stored(server)).toEqual(before);
    expect(warned).toEqual([
      'most photos in the store have no row, so that nothing is deleted: is it another database?',
    ]);
    for (const filename of others) await server.files.delete(imagePath({ ...orphan, filename }).slice(1));
  });

  test('leaves the files of an upload in progress', async () => {
    await server.files.put(imagePath(orphan).slice(1), 'x');
    await server.db.prisma.$transaction(async (tx) => {
      await holdName(tx, orphan.filename);
      expect(await sweepImageFiles({ ...server, log: createLog('silent') })).toBe(0);
    });
    expect(await sweepImageFiles({ ...server, log: createLog('silent') })).toBe(1);
  });
});
