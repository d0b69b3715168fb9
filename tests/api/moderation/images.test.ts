import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { imagePath, THUMB_FORMATS, THUMB_SIZES, thumbPath } from '#common/places/imageFiles.ts';
import { makeImage, madeFilename } from '../../support/made/madeImages.ts';
import { IDS } from '../../support/made/placesOfHelsinki.ts';
import { globalId } from '../../support/schemaWalk.ts';
import { mailTo, mailsTo } from '../../support/visitors.ts';
import {
  act,
  acts,
  ANONYMOUS,
  ask,
  FORBIDDEN,
  invalid,
  type Moderation,
  NOT_FOUND,
  pagesOf,
  startModeration,
} from './asked.ts';

let on: Moderation;

beforeAll(async () => {
  on = await startModeration();
  await on.server.startMailing();
}, 90_000);

afterAll(() => on.server.stop());

beforeEach(async () => {
  await on.server.db.prisma.image.deleteMany();
  await on.server.db.prisma.moderationAct.deleteMany();
});

let seed = 100;

async function photo(
  rest: Partial<Parameters<typeof makeImage>[2]> = {},
): Promise<{ readonly id: number; readonly gid: string; readonly filename: string }> {
  seed += 1;
  const id = await makeImage(on.server.db.pool, on.server.files, {
    seed,
    attractionId: IDS.museum,
    width: 40,
    height: 30,
    state: 'PENDING',
    uploaderId: on.ids.aino,
    ...rest,
  });
  return { id, gid: globalId('Image', id), filename: madeFilename(seed) };
}

/** Rows without files, for what looks at rows alone. */
async function rows(count: number): Promise<string[]> {
  const { rows: made } = await on.server.db.pool.query<{ id: number }>(
    `INSERT INTO image (attraction_id, uploader_id, filename, width, height, created_at)
     SELECT $1, $2, md5(n || now()::text), 4, 3, '2026-01-01T00:00:00Z'::timestamptz + n * interval '1 minute'
     FROM generate_series(1, $3) n RETURNING id`,
    [IDS.museum, on.ids.aino, count],
  );
  return made.map(({ id }) => globalId('Image', id));
}

const DECIDED = 'decided { images { image { imageId filename } state reason decidedBy { username } } missingIds }';
const decided = z.object({
  decided: z.object({
    images: z.array(
      z.object({
        image: z.object({ imageId: z.number(), filename: z.string() }),
        state: z.string(),
        reason: z.string(),
      }),
    ),
    missingIds: z.array(z.string()),
  }),
});
const approve = (who: Moderation['admin'], ids: readonly string[]) => act(who, 'approveImages', { ids }, DECIDED);
const reject = (who: Moderation['admin'], ids: readonly string[], reason = 'Epätarkka') =>
  act(who, 'rejectImages', { ids, reason }, DECIDED);
const status = (path: string) =>
  fetch(on.server.url + path).then(async (response) => (await response.arrayBuffer(), response.status));

describe('approval', () => {
  // SPEC §6: Admin may approve new photos, is told how many wait; §7 `images/approve`, `images/new`; approval gives a
  //   new unguessable name (DESIGN §8)
  test('shows a photo to everybody under a new name, and leaves nothing under the old one', async () => {
    const { id, gid, filename } = await photo();
    const [image] = decided.parse(await approve(on.admin, [gid])).decided.images;
    expect(image).toMatchObject({ image: { imageId: id }, state: 'APPROVED', reason: '' });
    const after = image?.image.filename ?? '';
    expect(after).toMatch(/^[a-z0-9]{20,64}$/);
    expect(after).not.toBe(filename);
    const paths = (name: string) => [
      imagePath({ attractionId: IDS.museum, filename: name }),
      ...THUMB_SIZES.flatMap((size) =>
        THUMB_FORMATS.map((format) => thumbPath({ attractionId: IDS.museum, filename: name }, size, format)),
      ),
    ];
    for (const path of paths(after)) expect([path, await status(path)]).toEqual([path, 200]);
    for (const path of paths(filename)) expect([path, await status(path)]).toEqual([path, 404]);
    await expect
      .poll(async () => Promise.all(paths(filename).map((path) => on.server.files.exists(path.slice(1)))), {
        timeout: 20_000,
      })
      .toEqual(paths(filename).map(() => false));
    expect(await acts(on.admin)).toEqual([
      { action: 'APPROVE_IMAGE', actor: 'Valvoja', targetKind: 'IMAGE', targetId: String(id), detail: [] },
    ]);
  });

  // SPEC §6: Admin may approve new photos, is told how many wait; §7 `images/approve`, `images/new`; approval gives a
  //   new unguessable name (DESIGN §8)
  test('twice, and by two at once, is done once', async () => {
    const { gid } = await photo();
    const answers = await Promise.all([approve(on.admin, [gid]), approve(on.other, [gid, gid])]);
    const names = new Set(answers.map((answer) => decided.parse(answer).decided.images[0]?.image.filename));
    expect(names.size).toBe(1);
    expect(decided.parse(await approve(on.admin, [gid])).decided.images[0]?.image.filename).toBe([...names][0]);
    expect(await acts(on.admin)).toHaveLength(1);
  });

  test('by an admin who has not seen the decision of another does not change that decision', async () => {
    const [first, second] = [await photo(), await photo({ uploaderId: on.ids.admin })];
    await approve(on.other, [first.gid]);
    await reject(on.other, [second.gid]);
    const unseen = async (name: string, gid: string, rest = {}) =>
      act(on.admin, name, { ids: [gid], onlyWaiting: true, ...rest }, `${DECIDED.slice(0, -1)} goneIds }`);
    expect(await unseen('rejectImages', first.gid, { reason: 'Epätarkka' })).toMatchObject({
      decided: { images: [{ state: 'APPROVED', decidedBy: { username: 'Toinen' } }], goneIds: [] },
    });
    expect(await unseen('approveImages', second.gid)).toMatchObject({
      decided: { images: [{ state: 'REJECTED', decidedBy: { username: 'Toinen' } }] },
    });
    expect(await unseen('approveImages', globalId('Image', 900_000))).toMatchObject({
      decided: { images: [], goneIds: [globalId('ModeratedImage', 900_000)] },
    });
    expect(await acts(on.admin)).toHaveLength(2);
  });

  // SPEC §6: Admin may approve new photos, is told how many wait; §7 `images/approve`, `images/new`; approval gives a
  //   new unguessable name (DESIGN §8)
  test('of a hundred lists those that are gone, and approves the rest', async () => {
    const made = await Promise.all(Array.from({ length: 5 }, () => photo()));
    const gone = Array.from({ length: 95 }, (_, n) => globalId('Image', 900_000 + n));
    const { images, missingIds } = decided.parse(
      await approve(on.admin, [...gone, ...made.map(({ gid }) => gid)]),
    ).decided;
    expect(images.map(({ image, state }) => [image.imageId, state])).toEqual(made.map(({ id }) => [id, 'APPROVED']));
    expect(missingIds).toEqual(gone);
  });

  test('is of at most a hundred, and of ids of photos', async () => {
    expect(await approve(on.admin, [])).toEqual(invalid('ids', 'missing'));
    expect(
      await approve(
        on.admin,
        Array.from({ length: 101 }, (_, n) => globalId('Image', n)),
      ),
    ).toEqual(invalid('ids', 'tooMany'));
    for (const id of ['x', globalId('Comment', 1), globalId('Image', 'x')])
      expect(await approve(on.admin, [id])).toEqual(NOT_FOUND);
    expect(decided.parse(await approve(on.admin, [globalId('Image', 2 ** 31)])).decided.images).toEqual([]);
  });

  // SPEC §6: Admin may approve new photos, is told how many wait; §7 `images/approve`, `images/new`; approval gives a
  //   new unguessable name (DESIGN §8)
  test('is for admins, also by REST', async () => {
    const { id, gid } = await photo();
    expect([await approve(on.nobody, [gid]), await approve(on.matti, [gid])]).toEqual([ANONYMOUS, FORBIDDEN]);
    const byRest = (who: Moderation['admin'], which: number | string = id) =>
      who.rest('POST', `/api/images/approve/${which}`);
    expect([(await byRest(on.nobody)).status, (await byRest(on.aino)).status]).toEqual([401, 403]);
    expect(await on.server.db.prisma.image.findUnique({ where: { id } })).toMatchObject({
      state: 'PENDING',
      decidedAt: null,
    });
    const waits = await photo({ created: '2026-01-01T00:00:00Z' });
    expect(await on.admin.rest('GET', '/api/images/new/')).toMatchObject({
      status: 200,
      body: [
        { id: waits.id, attractionName: 'Linnoitusmuseo', state: 'pending', username: 'Aino', size: [40, 30] },
        { id },
      ],
    });
    expect(await byRest(on.admin)).toMatchObject({ status: 200, body: [{ id: waits.id }] });
    expect([(await byRest(on.admin, 987_654)).status, await byRest(on.admin, 'x')]).toMatchObject([
      404,
      { status: 400, body: { parameterName: 'id', detail: 'invalid' } },
    ]);
  });
});

describe('rejection', () => {
  // Issue "What people add": A photo is rejected with a reason that its uploader is mailed; the cover mark is set in
  //   moderation (RULINGS 24)
  test('mails the uploader once, in their language, with the places and the reason', async () => {
    await on.server.db.prisma.user.update({ where: { id: on.ids.aino }, data: { language: 'sv' } });
    const all = [
      await photo(),
      await photo(),
      await photo({ attractionId: IDS.cafe }),
      await photo({ uploaderId: undefined }),
    ];
    expect(
      await reject(
        on.admin,
        all.map(({ gid }) => gid),
        ' <b>Oskarp</b> ',
      ),
    ).toMatchObject({
      decided: {
        images: all.map(({ id }) => ({
          image: { imageId: id },
          state: 'REJECTED',
          reason: '<b>Oskarp</b>',
          decidedBy: { username: 'Valvoja' },
        })),
        missingIds: [],
      },
    });
    const mail = await mailTo(on.server.outbox, 'aino@example.org');
    expect([mail.subject, mail.text]).toEqual([
      'Dina bilder i Taival',
      expect.stringMatching(
        /Fästningsmuseet \(2\), Kahvila Valli[^]*Orsak: <b>Oskarp<\/b>[^]*Visa dina bilder:\n\S+\/v\/home\?lang=sv/,
      ),
    ]);
    expect(mail.html).not.toContain('<b>');
    // A second rejection does nothing: no mail, no entry in the log.
    await reject(on.other, [all[0]?.gid ?? '']);
    expect(await acts(on.admin)).toHaveLength(4);
    expect(await mailsTo(on.server.outbox, 'aino@example.org')).toHaveLength(1);
  });

  // Issue "What people add": A photo is rejected with a reason that its uploader is mailed; the cover mark is set in
  //   moderation (RULINGS 24)
  test('takes back an approved photo, with its mark, for everybody at once', async () => {
    const { id, gid, filename } = await photo({ state: 'APPROVED', heart: true });
    const path = imagePath({ attractionId: IDS.museum, filename });
    expect(await status(path)).toBe(200);
    await reject(on.admin, [gid]);
    expect([await status(path), await on.server.db.prisma.image.findUnique({ where: { id } })]).toMatchObject([
      404,
      { heart: false, state: 'REJECTED', decidedBy: on.ids.admin },
    ]);
    expect((await ask(on.nobody, 'query ($id: ID!) { node(id: $id) { id } }', { id: gid }))['node']).toBeNull();
  });

  test('needs a reason', async () => {
    const { gid } = await photo();
    expect([
      await reject(on.admin, [gid], ' '),
      await reject(on.admin, [gid], 'x'.repeat(501)),
      await reject(on.admin, [gid], 'a\0b'),
    ]).toEqual([invalid('reason', 'tooShort'), invalid('reason', 'tooLong'), invalid('reason', 'invalidCharacters')]);
    expect([await reject(on.nobody, [gid]), await reject(on.matti, [gid])]).toEqual([ANONYMOUS, FORBIDDEN]);
    expect(await acts(on.admin)).toEqual([]);
  });
});

describe('the cover mark', () => {
  const cover = (who: Moderation['admin'], id: string, heart = true) =>
    act(who, 'setCover', { id, heart }, 'image { image { heart } }');

  // Issue "What people add": A photo is rejected with a reason that its uploader is mailed; the cover mark is set in
  //   moderation (RULINGS 24)
  test('is given to approved photos, once however often, and taken away', async () => {
    const { gid } = await photo({ state: 'APPROVED' });
    expect([await cover(on.nobody, gid), await cover(on.matti, gid)]).toEqual([ANONYMOUS, FORBIDDEN]);
    for (const _ of [1, 2]) expect(await cover(on.admin, gid)).toMatchObject({ image: { image: { heart: true } } });
    expect(await cover(on.admin, gid, false)).toMatchObject({ image: { image: { heart: false } } });
    expect(await acts(on.admin)).toMatchObject([{ action: 'UNMARK_COVER' }, { action: 'MARK_COVER' }]);
  });

  test('is not for photos that are pending or gone', async () => {
    expect([await cover(on.admin, (await photo()).gid), await cover(on.admin, globalId('Image', 987_654))]).toEqual([
      invalid('id', 'invalid'),
      NOT_FOUND,
    ]);
  });
});

describe('the queue', () => {
  const found = z.array(z.array(z.object({ image: z.object({ imageId: z.number() }) })));
  const ids = async (args: string, first = 100, before?: () => Promise<unknown>) =>
    found
      .parse(await pagesOf(on.admin, 'moderationImages', args, 'image { imageId }', first, before))
      .map((page) => page.map(({ image }) => image.imageId));

  // Issue "What people add": Moderation queries filter by state, user, place, date and text, in pages
  test('is filtered by state, uploader, place, time and text, all together', async () => {
    const wanted = await photo({ attractionId: IDS.merged, created: '2026-05-05T12:00:00Z' });
    const others = [
      await photo({ attractionId: IDS.merged, created: '2026-05-05T12:00:00Z', state: 'APPROVED' }),
      await photo({ attractionId: IDS.merged, created: '2026-05-05T12:00:00Z', uploaderId: on.ids.matti }),
      await photo({ attractionId: IDS.cafe, created: '2026-05-05T12:00:00Z' }),
      await photo({ attractionId: IDS.merged, created: '2026-05-06T00:00:00Z' }),
    ];
    const filter = [
      'state: PENDING',
      `userId: "${on.ids.aino}"`,
      `attractionId: ${IDS.museum}`,
      'until: "2026-05-06T00:00:00Z"',
      'text: "L"',
    ];
    expect(await ids([...filter, 'since: "2026-05-05T12:00:00Z"'].join(', '))).toEqual([[wanted.id]]);
    // Each part of it leaves something out.
    expect(
      await Promise.all(
        filter.map(async (_, left) => (await ids(filter.filter((_part, at) => at !== left).join(', '))).flat().length),
      ),
    ).toEqual([2, 2, 2, 2, 1]);
    expect((await ids('text: "%"')).flat()).toEqual([]);
    expect((await ids('text: "aino"')).flat()).toHaveLength(4);
    expect((await ids('')).flat()).toHaveLength(others.length + 1);
    expect((await ids('userId: "x"')).flat()).toEqual([]);
  });

  // Issue "What people add": Moderation queries filter by state, user, place, date and text, in pages
  test('has pages that repeat and omit none while photos are added: what waits the longest comes first', async () => {
    await rows(7);
    const all = (await ids('state: PENDING')).flat();
    expect((await ids('state: PENDING', 3, () => rows(0))).map((page) => page.length)).toEqual([3, 3, 1]);
    const paged = (
      await ids('state: PENDING', 3, async () =>
        on.server.db.pool.query(
          `INSERT INTO image (attraction_id, filename, width, height, created_at)
           VALUES ($1, md5(random()::text), 4, 3, now())`,
          [IDS.museum],
        ),
      )
    ).flat();
    expect(paged.slice(0, 7)).toEqual(all);
    expect(new Set(paged).size).toBe(paged.length);
    // All states: the newest first, so what comes meanwhile is on no later page.
    const newest = (await ids('')).flat();
    expect((await ids('', 3, () => photo({ created: '2027-01-01T00:00:00Z' }))).flat()).toEqual(newest);
  });

  // SPEC §6: Admin may approve new photos, is told how many wait; §7 `images/approve`, `images/new`; approval gives a
  //   new unguessable name (DESIGN §8)
  test('is counted', async () => {
    await rows(3);
    await photo({ state: 'APPROVED' });
    expect(await ask(on.admin, '{ newImageCount }')).toEqual({ newImageCount: 3 });
  });

  test('refuses broken times, texts and cursors', async () => {
    for (const args of [
      'since: "x"',
      'until: "2026-13-41T00:00:00Z"',
      `text: "${'x'.repeat(101)}"`,
      'text: "a\\u0000b"',
      'first: 101',
      'after: "x"',
    ]) {
      const { body } = await on.admin.graphql(`{ moderationImages(${args}) { edges { node { state } } } }`);
      expect([args, JSON.stringify(body)]).toEqual([
        args,
        expect.stringMatching(/BAD_USER_INPUT|INVALID_INPUT|GRAPHQL_VALIDATION_FAILED|A date and time/),
      ]);
    }
  });
});
