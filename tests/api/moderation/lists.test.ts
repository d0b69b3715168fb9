import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { IDS } from '../../support/made/placesOfHelsinki.ts';
import { act, ask, type Moderation, pagesOf, startModeration } from './asked.ts';

let on: Moderation;

beforeAll(async () => {
  on = await startModeration();
}, 90_000);

afterAll(() => on.server.stop());

const list = async (field: string, args: string, node: string) =>
  (await pagesOf(on.admin, field, args, node, 100)).flat();

const image = (id: number, attractionId: number, uploaderId: string) =>
  on.server.db.pool.query(
    `INSERT INTO image (id, attraction_id, uploader_id, filename, width, height, state)
     VALUES ($1::int, $2, $3, md5($1::int::text), 4, 3, 'APPROVED')`,
    [id, attractionId, uploaderId],
  );

describe('the list of users', () => {
  // Issue "What people add": Admin user list with search, roles and block; §7 `user/list`
  test('shows what each has added and when they were last here', async () => {
    await on.matti.rest('POST', '/api/comments/', { attractionId: IDS.museum, text: 'Yksi' });
    await image(7001, IDS.museum, on.ids.matti);
    expect(
      await list(
        'users',
        'search: "Matti"',
        'username commentCount imageCount approvedImageCount rejectedImageCount lastSeen',
      ),
    ).toEqual([
      {
        username: 'Matti',
        commentCount: 1,
        imageCount: 1,
        approvedImageCount: 1,
        rejectedImageCount: 0,
        lastSeen: expect.stringMatching(/^\d{4}-.*Z$/),
      },
    ]);
    await on.server.db.prisma.session.deleteMany({ where: { userId: on.ids.other } });
    expect(await list('users', 'search: "Toinen"', 'commentCount imageCount lastSeen')).toEqual([
      { commentCount: 0, imageCount: 0, lastSeen: null },
    ]);
  });
});

describe('the log of moderation', () => {
  // Issue "What people add": A log of every act of moderators, filtered by whom and what it is about
  test('is filtered by whom and which place an act is about, and by when it was done', async () => {
    await image(7002, IDS.museum, on.ids.aino);
    const cover = 'heart: true';
    await ask(
      on.admin,
      `mutation { setCover(input: { id: "${Buffer.from('Image:7002').toString('base64')}", ${cover} }) {
        __typename } }`,
    );
    await act(on.admin, 'setAlternativeName', { attractionId: IDS.mergedTwice, name: 'Vanha linna' });
    await act(on.admin, 'blockUser', { userId: on.ids.aino, reason: 'Mainoksia' });
    const about = 'action attraction { attractionId } user { username }';
    const [blocked, named, marked] = [
      { action: 'BLOCK_USER', attraction: null, user: { username: 'Aino' } },
      { action: 'SET_ALTERNATIVE_NAME', attraction: { attractionId: IDS.museum }, user: null },
      { action: 'MARK_COVER', attraction: { attractionId: IDS.museum }, user: { username: 'Aino' } },
    ];
    expect(await list('moderationActs', '', about)).toEqual([blocked, named, marked]);
    expect(await list('moderationActs', `attractionId: ${IDS.museum}`, about)).toEqual([named, marked]);
    expect(await list('moderationActs', `attractionId: ${IDS.mergedTwice}`, about)).toEqual([named, marked]);
    expect(await list('moderationActs', `userId: "${on.ids.aino}"`, about)).toEqual([blocked, marked]);
    expect(
      await list(
        'moderationActs',
        `userId: "${on.ids.aino}", attractionId: ${IDS.museum}, actorId: "${on.ids.admin}"`,
        about,
      ),
    ).toEqual([marked]);
    for (const nobody of [
      'userId: "x"',
      'actorId: "x"',
      `attractionId: ${IDS.cafe}`,
      'until: "2020-01-01T00:00:00Z"',
      'since: "2100-01-01T00:00:00Z"',
    ])
      expect([nobody, await list('moderationActs', nobody, about)]).toEqual([nobody, []]);
    expect(
      await list('moderationActs', 'since: "2020-01-01T00:00:00Z", until: "2100-01-01T00:00:00Z"', about),
    ).toHaveLength(3);
  });

  // Issue "What people add": A log of every act of moderators, filtered by whom and what it is about
  test('still has an act whose photo is gone, without its place and user', async () => {
    await on.server.db.prisma.image.delete({ where: { id: 7002 } });
    expect(
      await list('moderationActs', 'action: MARK_COVER', 'action targetId attraction { name } user { username }'),
    ).toEqual([{ action: 'MARK_COVER', targetId: '7002', attraction: null, user: null }]);
  });

  test('still has an act whose comment is gone, with its place', async () => {
    const { body } = await on.matti.rest('POST', '/api/comments/', { attractionId: IDS.cafe, text: 'Kaksi' });
    const [{ id }] = z
      .tuple([z.object({ id: z.number() })])
      .rest(z.unknown())
      .parse(body);
    await on.admin.rest('DELETE', '/api/comments/', { attractionId: IDS.cafe, commentId: id });
    expect(
      await list('moderationActs', 'action: DELETE_COMMENT', 'targetId attraction { attractionId } user { username }'),
    ).toEqual([{ targetId: String(id), attraction: { attractionId: IDS.cafe }, user: null }]);
  });

  test('names the place and the user that a closed case was about', async () => {
    await image(7003, IDS.cafe, on.ids.matti);
    await on.server.db.pool.query(
      `INSERT INTO report (id, kind, target_id)
       VALUES (900, 'IMAGE', '7003'), (901, 'PROFILE', $1), (902, 'COMMENT', '999999')`,
      [on.ids.matti],
    );
    for (const caseId of [900, 901, 902]) await act(on.admin, 'closeReport', { caseId, outcome: 'KEPT' });
    expect(
      await list('moderationActs', 'targetKind: REPORT', 'targetId attraction { attractionId } user { username }'),
    ).toEqual([
      { targetId: '902', attraction: null, user: null },
      { targetId: '901', attraction: null, user: { username: 'Matti' } },
      { targetId: '900', attraction: { attractionId: IDS.cafe }, user: { username: 'Matti' } },
    ]);
  });
});

describe('the list of alternative names', () => {
  // SPEC §5: Alternative name: at least 2 characters; §7 PUT `attractions/{id}/name`; RULINGS 23 searchable and shown
  test('has each with its place, also where that was merged or is gone, and is searched by both names', async () => {
    await act(on.admin, 'setAlternativeName', { attractionId: IDS.cafe, name: 'Vallikahvila 100%' });
    await on.server.db.pool.query(
      `INSERT INTO attraction_edit (attraction_id, kind, text) VALUES ($1, 'ALIAS', 'Kadonnut')`,
      [IDS.gone],
    );
    const wanted = 'name attractionId attraction { attractionId }';
    const all = [
      { name: 'Kadonnut', attractionId: IDS.gone, attraction: null },
      { name: 'Vallikahvila 100%', attractionId: IDS.cafe, attraction: { attractionId: IDS.cafe } },
      { name: 'Vanha linna', attractionId: IDS.museum, attraction: { attractionId: IDS.museum } },
    ];
    expect(await list('alternativeNames', '', wanted)).toEqual(all);
    expect((await pagesOf(on.admin, 'alternativeNames', '', 'name', 2)).map((page) => page.length)).toEqual([2, 1]);
    expect(await list('alternativeNames', `attractionId: ${IDS.cafe}`, 'name')).toEqual([
      { name: 'Vallikahvila 100%' },
    ]);
    for (const [text, found] of [
      [' VALLIKAHVILA ', 1],
      ['0%', 1],
      ['%', 1],
      ['_', 0],
      ['kahvila valli', 1],
      ['ei mikään', 0],
    ] as const)
      expect([text, await list('alternativeNames', `text: "${text}"`, 'name')]).toEqual([
        text,
        Array.from({ length: found }, () => expect.anything()),
      ]);
  });
});

describe('failures in browsers', () => {
  // Issue "What people add": Admins see import runs, data sets, client errors and feedback
  test('are searched by message, file, stack and page, and by when they were reported', async () => {
    const logError = (report: object) => on.nobody.rest('POST', '/api/user/logError/', { type: 'error', ...report });
    await logError({
      message: 'Kartta ei piirry',
      filename: '/assets/map.js',
      stack: 'at draw_100%',
      location: '/v/map',
    });
    await logError({ message: 'Muu' });
    for (const [text, found] of [
      ['KARTTA', 1],
      ['map.js', 1],
      ['draw_100%', 1],
      ['/v/map', 1],
      ['%', 1],
      ['', 2],
      ['ei ole', 0],
    ] as const) {
      expect([text, await list('clientErrors', `text: "${text}"`, 'message')]).toEqual([
        text,
        Array.from({ length: found }, () => expect.anything()),
      ]);
    }
    expect(await list('clientErrors', 'until: "2020-01-01T00:00:00Z"', 'message')).toEqual([]);
    expect(await list('clientErrors', 'since: "2020-01-01T00:00:00Z"', 'message')).toHaveLength(2);
    const { body } = await on.admin.graphql(
      `{ clientErrors(text: "${'x'.repeat(101)}") { edges { node { message } } } }`,
    );
    expect(body).toMatchObject({ errors: [{ extensions: { parameterName: 'text', detail: 'tooLong' } }] });
  });
});
