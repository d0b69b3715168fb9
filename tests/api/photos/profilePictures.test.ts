import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { PROFILE_DENSITIES, PROFILE_SIDES, profileImagePath, THUMB_FORMATS } from '#common/places/imageFiles.ts';
import type { TestServer } from '../../support/testServer.ts';
import { sendOperation, UPLOAD_PROFILE_IMAGE } from '../../support/uploads.ts';
import { type Visitor, visitorOf } from '../../support/visitors.ts';
import { expectBarePicture, get, PHOTO, startUploading, stored, uploadPicture } from './uploading.ts';

let server: TestServer;
let aino: Visitor;
let eino: Visitor;

beforeAll(async () => {
  ({ server, aino, eino } = await startUploading());
}, 90_000);

afterAll(() => server.stop());

const anyone = () => visitorOf(server.url);

describe('the picture of a profile', () => {
  const pictureOf = (body: unknown) => z.object({ profileImage: z.string().nullable() }).parse(body).profileImage ?? '';
  const paths = (filename: string) =>
    PROFILE_SIDES.flatMap((side) =>
      PROFILE_DENSITIES.flatMap((density) =>
        THUMB_FORMATS.map((format) => ({
          pixels: side * density,
          path: profileImagePath({ filename, side, density, format }),
        })),
      ),
    );

  test('is everybody’s at once: squares of 50 and 100 in two densities and formats, without metadata', async () => {
    const filename = pictureOf((await uploadPicture(server, aino)).body);
    for (const { path, pixels } of paths(filename)) {
      const { status, cache, body } = await get(server, anyone(), path);
      const found = await sharp(body).metadata();
      expect([path, status, cache, found.width, found.height]).toEqual([
        path,
        200,
        'public, max-age=86400, stale-while-revalidate=86400',
        pixels,
        pixels,
      ]);
      await expectBarePicture(path, body);
    }
    expect((await anyone().rest('GET', '/api/user/profile/Aino')).body).toMatchObject({ profileImage: filename });
  });

  test('takes the place of the one before, by GraphQL too, and is taken off with all its files', async () => {
    const before = pictureOf((await uploadPicture(server, eino)).body);
    const { body } = await sendOperation(server.url, eino, UPLOAD_PROFILE_IMAGE, {}, PHOTO);
    const { profileImage: after } = z
      .object({ data: z.object({ uploadProfileImage: z.object({ profile: z.object({ profileImage: z.string() }) }) }) })
      .parse(body).data.uploadProfileImage.profile;
    for (const { path } of paths(before)) expect((await get(server, anyone(), path)).status).toBe(404);
    expect((await eino.rest('DELETE', '/api/images/profileImage')).body).toMatchObject({ profileImage: null });
    for (const { path } of paths(after)) expect((await get(server, anyone(), path)).status).toBe(404);
    await expect
      .poll(async () => (await stored(server)).filter((key) => key.includes(before) || key.includes(after)), {
        timeout: 20_000,
      })
      .toEqual([]);
    expect(
      (
        await eino.graphql(
          `mutation ($input: DeleteProfileImageInput!) { deleteProfileImage(input: $input) {
            ... on DeleteProfileImagePayload { profile { profileImage } } } }`,
          { input: {} },
        )
      ).body,
    ).toEqual({ data: { deleteProfileImage: { profile: { profileImage: null } } } });
  });
});
