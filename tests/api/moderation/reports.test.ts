import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeImage } from '../../support/made/madeImages.ts';
import { IDS } from '../../support/made/placesOfHelsinki.ts';
import { globalId } from '../../support/schemaWalk.ts';
import { loggedIn, makeUser, PASSWORD, type Visitor } from '../../support/visitors.ts';
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
let images: readonly { readonly id: number; readonly gid: string }[];

beforeAll(async () => {
  on = await startModeration();
  const make = async (seed: number, state: 'APPROVED' | 'PENDING') => {
    const id = await makeImage(on.server.db.pool, on.server.files, {
      seed,
      attractionId: IDS.museum,
      width: 40,
      height: 30,
      state,
      uploaderId: on.ids.aino,
    });
    return { id, gid: globalId('Image', id) };
  };
  images = [await make(1, 'APPROVED'), await make(2, 'APPROVED'), await make(3, 'PENDING')];
}, 90_000);

afterAll(() => on.server.stop());

beforeEach(async () => {
  const { prisma } = on.server.db;
  await prisma.report.deleteMany();
  await prisma.moderationAct.deleteMany();
  await prisma.image.updateMany({
    where: { id: { in: images.slice(0, 2).map(({ id }) => id) } },
    data: { state: 'APPROVED' },
  });
});

const gidOf = (at: number) => images[at]?.gid ?? '';
const report = (who: Visitor, id: string, reason = 'Väärä paikka') =>
  act(who, 'report', { id, reason }, 'done isRepeated');
const NODE = `caseId kind count closedBy outcome reports { reason reporter } image { state reports image { imageId } }
  comment { text } user { username }`;
const cases = async (args = '', first = 100) => (await pagesOf(on.admin, 'reportCases', args, NODE, first)).flat();

async function comment(who: Visitor, text: string): Promise<string> {
  await who.rest('POST', '/api/comments/', { attractionId: IDS.museum, text });
  const { id } = await on.server.db.prisma.comment.findFirstOrThrow({ where: { text }, orderBy: { id: 'desc' } });
  return globalId('Comment', id);
}

describe('a report', () => {
  // Issue "What people add": Reports of a photo or comment: one open case per item with its reports counted
  test('of several people makes one case that counts each of them once', async () => {
    for (const who of [on.matti, on.matti, on.other])
      expect(await report(who, gidOf(0), ' <i>Ei tämä</i> ')).toMatchObject({ done: true });
    await report(on.matti, gidOf(1));
    expect(await cases()).toMatchObject([
      { kind: 'IMAGE', count: 1, image: { reports: 1, image: { imageId: images[1]?.id } } },
      {
        kind: 'IMAGE',
        count: 2,
        closedBy: null,
        outcome: null,
        image: { state: 'APPROVED', reports: 2 },
        reports: [{ reason: '<i>Ei tämä</i>', reporter: 'Toinen' }, { reporter: 'Matti' }],
        comment: null,
        user: null,
      },
    ]);
    expect(await ask(on.admin, '{ openReportCount }')).toEqual({ openReportCount: 2 });
  });

  test('says to its reporter whether they reported the thing before, and nothing of others', async () => {
    expect([
      await report(on.matti, gidOf(0)),
      await report(on.other, gidOf(0)),
      await report(on.matti, gidOf(0), 'Toinen syy'),
    ]).toMatchObject([{ isRepeated: false }, { isRepeated: false }, { isRepeated: true }]);
    expect(await cases()).toMatchObject([
      { count: 2, reports: [{ reporter: 'Toinen' }, { reporter: 'Matti', reason: 'Väärä paikka' }] },
    ]);
  });

  // Issue "What people add": Reports of a photo or comment: one open case per item with its reports counted
  test('by twenty calls at once is one', async () => {
    await Promise.all(Array.from({ length: 20 }, (_, n) => report(n % 2 === 0 ? on.matti : on.other, gidOf(0))));
    expect(await cases()).toMatchObject([{ count: 2 }]);
  });

  test('can be made of photos, comments and profiles that the viewer sees, except their own', async () => {
    const written = await comment(on.aino, 'Roskaa');
    for (const id of [written, globalId('Profile', on.ids.aino)])
      expect(await report(on.matti, id)).toMatchObject({ done: true });
    expect(await cases()).toMatchObject([
      { kind: 'PROFILE', user: { username: 'Aino' } },
      { kind: 'COMMENT', comment: { text: 'Roskaa' } },
    ]);
    for (const id of [written, gidOf(0), gidOf(2), globalId('Profile', on.ids.aino)])
      expect(await report(on.aino, id)).toEqual(invalid('id', 'invalid'));
    for (const id of [
      gidOf(2),
      globalId('Image', 987_654),
      globalId('Image', 2 ** 31),
      globalId('Comment', 0),
      globalId('Profile', 'x'),
      globalId('Viewer', on.ids.aino),
      'x',
    ])
      expect(await report(on.matti, id)).toEqual(NOT_FOUND);
  });

  test('needs an account and a reason', async () => {
    expect(await report(on.nobody, gidOf(0))).toEqual(ANONYMOUS);
    expect([
      await report(on.matti, gidOf(0), ' '),
      await report(on.matti, gidOf(0), 'x'.repeat(501)),
      await report(on.matti, gidOf(0), 'a\0b'),
    ]).toEqual([invalid('reason', 'tooShort'), invalid('reason', 'tooLong'), invalid('reason', 'invalidCharacters')]);
    expect(await cases()).toEqual([]);
  });
});

describe('a case', () => {
  const openCase = async (id: string) => {
    await report(on.matti, id);
    return (await on.server.db.prisma.report.findFirstOrThrow({ where: { closedAt: null }, orderBy: { id: 'desc' } }))
      .id;
  };
  const close = (who: Visitor, caseId: number, outcome = 'KEPT') =>
    act(who, 'closeReport', { caseId, outcome }, 'reportCase { outcome closedBy }');

  test('is closed by admins, once; the next report opens another', async () => {
    const id = await openCase(gidOf(0));
    expect([await close(on.nobody, id), await close(on.matti, id)]).toEqual([ANONYMOUS, FORBIDDEN]);
    for (const who of [on.admin, on.other])
      expect(await close(who, id)).toMatchObject({ reportCase: { outcome: 'KEPT', closedBy: 'Valvoja' } });
    expect([await close(on.admin, id, 'REMOVED'), await close(on.admin, 987_654), await close(on.admin, -1)]).toEqual([
      NOT_FOUND,
      NOT_FOUND,
      NOT_FOUND,
    ]);
    expect(await acts(on.admin)).toMatchObject([
      {
        action: 'CLOSE_REPORT',
        targetKind: 'REPORT',
        targetId: String(id),
        detail: expect.arrayContaining([{ name: 'outcome', value: 'KEPT' }]),
      },
    ]);
    await openCase(gidOf(0));
    expect([
      await cases('isOpen: true'),
      await cases('isOpen: false, about: IMAGE'),
      await cases('isOpen: false, about: COMMENT'),
    ]).toMatchObject([[{ outcome: null }], [{ caseId: id }], []]);
  });

  // Issue "What people add": Reports of a photo or comment: one open case per item with its reports counted
  test('that was closed is not closed again: a repeated call does not touch later reports', async () => {
    const id = await openCase(gidOf(0));
    await close(on.admin, id);
    const next = await openCase(gidOf(0));
    expect(await close(on.admin, id)).toMatchObject({ reportCase: { outcome: 'KEPT' } });
    expect(await cases('isOpen: true')).toMatchObject([{ caseId: next, outcome: null }]);
    expect(await acts(on.admin)).toHaveLength(1);
  });

  // Issue "What people add": Reports of a photo or comment: one open case per item with its reports counted
  test('that is closed in two ways at once is closed in one, and the other calls get NotFoundError', async () => {
    const id = await openCase(gidOf(0));
    const answers = await Promise.all(
      ['KEPT', 'REMOVED', 'KEPT', 'REMOVED'].map((outcome) => close(on.admin, id, outcome)),
    );
    const [one] = await cases('isOpen: false');
    const wanted = ['KEPT', 'REMOVED', 'KEPT', 'REMOVED'].map((outcome) =>
      outcome === Reflect.get(one ?? {}, 'outcome') ? { reportCase: { outcome } } : NOT_FOUND,
    );
    expect(answers).toMatchObject(wanted);
    expect(await acts(on.admin)).toHaveLength(1);
  });

  // Issue "What people add": Reports of a photo or comment: one open case per item with its reports counted
  test('is closed by the removal of the thing that it is about', async () => {
    const other = await comment(on.aino, 'Poistettava');
    const own = await comment(on.aino, 'Itse poistettu');
    for (const id of [gidOf(0), other, own]) await report(on.matti, id);
    await act(on.admin, 'rejectImages', { ids: [gidOf(0)], reason: 'Ei kuulu tänne' });
    await act(on.admin, 'deleteComment', { id: other });
    await act(on.aino, 'deleteComment', { id: own });
    expect(await cases('isOpen: true')).toEqual([]);
    expect(await cases('isOpen: false')).toMatchObject([
      { kind: 'COMMENT', outcome: 'GONE', closedBy: null, comment: null },
      { kind: 'COMMENT', outcome: 'REMOVED', closedBy: 'Valvoja', comment: null },
      { kind: 'IMAGE', outcome: 'REMOVED', closedBy: 'Valvoja', image: { state: 'REJECTED' } },
    ]);
    expect(
      (await acts(on.admin)).map((one) =>
        typeof one === 'object' && one !== null && 'action' in one ? one.action : null,
      ),
    ).toEqual(['DELETE_COMMENT', 'REJECT_IMAGE']);
  });

  test('stays without the names of deleted accounts, and ends when it is about one', async () => {
    const [reporter, gone] = await Promise.all(
      ['kertoja', 'lahtija'].map(async (name) =>
        makeUser(on.server.db, { email: `${name}@example.org`, username: name }),
      ),
    );
    const teller = await loggedIn(on.server.url, 'kertoja@example.org');
    const leaver = await loggedIn(on.server.url, 'lahtija@example.org');
    await report(teller, gidOf(0), 'Kerron tästä');
    await report(on.matti, globalId('Profile', gone ?? ''));
    expect((await teller.rest('GET', '/api/user/my-data')).body).toMatchObject({
      reports: [{ reason: 'Kerron tästä', report: { kind: 'IMAGE' } }],
      moderationActs: [],
    });
    for (const who of [teller, leaver]) await act(who, 'deleteAccount', { password: PASSWORD });
    expect(await cases()).toMatchObject([
      { kind: 'IMAGE', count: 1, reports: [{ reason: 'Kerron tästä', reporter: null }] },
    ]);
    expect(await cases('isOpen: false')).toMatchObject([{ kind: 'PROFILE', outcome: 'GONE', user: null }]);
    expect(await on.server.db.prisma.user.count({ where: { id: reporter ?? '' } })).toBe(0);
  });

  test('is listed in pages while others come', async () => {
    for (const id of [gidOf(0), gidOf(1), globalId('Profile', on.ids.aino)]) await report(on.matti, id);
    const all = (await pagesOf(on.admin, 'reportCases', '', 'caseId', 100)).flat();
    const paged = await pagesOf(on.admin, 'reportCases', '', 'caseId', 1, async () =>
      report(on.matti, await comment(on.aino, 'Lisää')),
    );
    expect(paged.flat()).toEqual(all);
  });
});

describe('a change by an admin of the comments of others', () => {
  // Issue "What people add": Every moderation act is written down
  test('is logged, one of their own comments is not', async () => {
    const [others, own] = [await comment(on.aino, 'Vanha teksti'), await comment(on.admin, 'Oma teksti')];
    for (const id of [others, own]) {
      for (const _ of [1, 2]) await act(on.admin, 'editComment', { id, text: 'Uusi teksti' });
      await act(on.admin, 'deleteComment', { id });
    }
    expect(await acts(on.admin)).toMatchObject([
      { action: 'DELETE_COMMENT', detail: [{ name: 'attractionId', value: String(IDS.museum) }] },
      { action: 'EDIT_COMMENT', targetKind: 'COMMENT' },
    ]);
  });
});

// Issue "What people add": Every moderation act is written down
test('the log still lists what a moderator did after their account is gone', async () => {
  await makeUser(on.server.db, { email: 'entinen@example.org', username: 'Entinen', role: 'ADMIN' });
  const former = await loggedIn(on.server.url, 'entinen@example.org');
  await act(former, 'setCover', { id: gidOf(0), heart: true });
  expect((await former.rest('GET', '/api/user/my-data')).body).toMatchObject({
    moderationActs: [{ action: 'MARK_COVER' }],
  });
  await act(former, 'deleteAccount', { password: PASSWORD });
  expect(await acts(on.admin)).toMatchObject([{ action: 'MARK_COVER', actor: null, targetId: String(images[0]?.id) }]);
});
