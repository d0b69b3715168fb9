import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { imagePath, profileImagePath, thumbPath } from '#common/places/imageFiles.ts';
import { madeFilename, makeImage } from '../../support/made/madeImages.ts';
import { IDS } from '../../support/made/placesOfHelsinki.ts';
import { globalId } from '../../support/schemaWalk.ts';
import { type Cdn, startCdn } from '../../support/services/cdn.ts';
import { act, type Moderation, startModeration } from '../moderation/asked.ts';

// A CDN before the server has photos that were public: what takes a photo back has the CDN drop it.
const GONE = { timeout: 20_000 };

let on: Moderation;
let cdn: Cdn;

beforeAll(async () => {
  on = await startModeration();
  cdn = await startCdn(on.server.url);
  await on.server.startMailing({ cdnPurgeUrl: cdn.purgeUrl });
}, 90_000);

afterAll(async () => {
  cdn.close();
  await on.server.stop();
});

const status = async (path: string): Promise<number> => {
  const response = await fetch(cdn.url + path);
  await response.arrayBuffer();
  return response.status;
};

/** A public photo that the CDN has cached. */
async function cachedPhoto(seed: number): Promise<{ readonly gid: string; readonly paths: readonly string[] }> {
  const id = await makeImage(on.server.db.pool, on.server.files, {
    seed,
    attractionId: IDS.museum,
    width: 40,
    height: 30,
    uploaderId: on.ids.aino,
  });
  const name = { attractionId: IDS.museum, filename: madeFilename(seed) };
  const paths = [imagePath(name), thumbPath(name, '100sq', 'avif')];
  for (const path of paths) expect(await status(path)).toBe(200);
  return { gid: globalId('Image', id), paths };
}

const statuses = (paths: readonly string[]) => Promise.all(paths.map(status));

describe('a photo that was taken back is gone from the CDN', () => {
  test('when a moderator rejects it', async () => {
    const { gid, paths } = await cachedPhoto(801);
    await act(on.admin, 'rejectImages', { ids: [gid], reason: 'Epätarkka' });
    await expect.poll(() => statuses(paths), GONE).toEqual([404, 404]);
    expect(cdn.purges.at(-1)?.token).toBe('Bearer secret');
  });

  test('when its owner deletes it, though the CDN refuses the first purge', async () => {
    const { gid, paths } = await cachedPhoto(802);
    cdn.refuse(true);
    const before = cdn.purges.length;
    await act(on.aino, 'deleteImage', { id: gid });
    await expect.poll(() => cdn.purges.length, GONE).toBeGreaterThan(before);
    expect(await statuses(paths)).toEqual([200, 200]);
    cdn.refuse(false);
    await expect.poll(() => statuses(paths), GONE).toEqual([404, 404]);
  }, 40_000);

  test('as a profile picture, when its user is blocked', async () => {
    const filename = madeFilename(803);
    const path = profileImagePath({ filename, side: 50, density: 1, format: 'jpg' });
    await on.server.files.put(path.slice(1), Buffer.from('a picture'));
    await on.server.db.prisma.user.update({ where: { id: on.ids.matti }, data: { profileImage: filename } });
    expect(await status(path)).toBe(200);
    await act(on.admin, 'blockUser', { userId: on.ids.matti, reason: '' });
    await expect.poll(() => status(path), GONE).toBe(404);
  });
});

test('a purge is sent only once the photo is taken back: an undone change sends none', async () => {
  const { gid } = await cachedPhoto(804);
  const before = cdn.purges.length;
  // The log of what moderators do takes nothing now, which undoes the whole rejection.
  await on.server.db.pool.query(`ALTER TABLE moderation_act ADD CONSTRAINT none CHECK (false) NOT VALID`);
  await on.admin.graphql(`mutation { rejectImages(input: { ids: ["${gid}"], reason: "x" }) { __typename } }`);
  await on.server.db.pool.query(`ALTER TABLE moderation_act DROP CONSTRAINT none`);
  expect(await on.server.db.prisma.image.count({ where: { filename: madeFilename(804), state: 'APPROVED' } })).toBe(1);
  const { rows } = await on.server.db.pool.query(
    `SELECT 1 FROM pgboss.job WHERE name = 'cdn-purge' AND data::text LIKE '%${madeFilename(804)}%'`,
  );
  expect([rows, cdn.purges.length]).toEqual([[], before]);
});
