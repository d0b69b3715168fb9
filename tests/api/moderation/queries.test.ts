import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { IDS } from '../../support/made/placesOfHelsinki.ts';
import { ask, type Moderation, pagesOf, startModeration } from './asked.ts';

let on: Moderation;

/** Cases by their ids: what each is about, by whom, where, and how many have reported it. */
const CASES = [
  { id: 1, kind: 'COMMENT', target: 1, reports: 2 },
  { id: 2, kind: 'IMAGE', target: 2, reports: 1 },
  { id: 3, kind: 'COMMENT', target: 3, reports: 3 },
  { id: 4, kind: 'PROFILE', target: 0, reports: 2 },
] as const;

beforeAll(async () => {
  on = await startModeration();
  const { pool, prisma } = on.server.db;
  const comment = (id: number, attractionId: number, authorId: string, text: string) =>
    prisma.comment.create({
      data: { id, attractionId: BigInt(attractionId), authorId, text, createdAt: new Date(`2026-01-0${id}T12:00:00Z`) },
    });
  await comment(1, IDS.mergedTwice, on.ids.aino, 'Hieno 100 % linnake');
  await comment(2, IDS.cafe, on.ids.aino, 'Hyvä kahvi');
  await comment(3, IDS.cafe, on.ids.matti, 'Kylmä KAHVI');
  await pool.query(
    `INSERT INTO image (id, attraction_id, uploader_id, filename, width, height, state)
     VALUES (2, $1, $2, md5('2'), 4, 3, 'APPROVED')`,
    [IDS.museum, on.ids.matti],
  );
  const reporters = [on.ids.admin, on.ids.other, on.ids.matti];
  for (const { id, kind, target, reports } of CASES) {
    const targetId = kind === 'PROFILE' ? on.ids.aino : String(target);
    await prisma.report.create({ data: { id, kind, targetId } });
    await prisma.reportBy.createMany({
      data: reporters.slice(0, reports).map((userId) => ({ reportId: id, userId, reason: 'x' })),
    });
  }
}, 90_000);

afterAll(() => on.server.stop());

const numbers = z.array(z.array(z.object({ n: z.int() })));
const numbersOf = async (field: string, args: string, node: string, first: number) =>
  numbers.parse(await pagesOf(on.admin, field, args, `n: ${node}`, first)).flatMap((page) => page.map(({ n }) => n));
const cases = (args: string, first = 9) => numbersOf('reportCases', args, 'caseId', first);
const comments = (args: string, first = 9) => numbersOf('latestComments', args, 'commentId', first);

describe('cases of reports', () => {
  test.each([
    ['NEWEST', [4, 3, 2, 1]],
    ['OLDEST', [1, 2, 3, 4]],
    ['MOST_REPORTED', [3, 4, 1, 2]],
  ])('come in the order %s, in pages of any size', async (order, ids) => {
    for (const first of [1, 2, 3, 9]) expect([first, await cases(`order: ${order}`, first)]).toEqual([first, ids]);
  });

  test('are those of one user, or at one place with what was merged into it', async () => {
    expect(await cases(`ownerId: "${on.ids.aino}"`, 1)).toEqual([4, 1]);
    expect(await cases(`ownerId: "${on.ids.matti}", order: OLDEST`)).toEqual([2, 3]);
    expect(await cases(`ownerId: "${on.ids.matti}", about: IMAGE`)).toEqual([2]);
    for (const id of [IDS.museum, IDS.mergedTwice]) expect(await cases(`attractionId: ${id}`)).toEqual([2, 1]);
    expect([await cases('ownerId: "x"'), await cases(`ownerId: "${on.ids.matti}", isOpen: false`)]).toEqual([[], []]);
  });

  test('take no cursor of another order', async () => {
    const answer = await ask(on.admin, '{ reportCases(first: 1, order: OLDEST) { pageInfo { endCursor } } }');
    const { endCursor } = z
      .object({ reportCases: z.object({ pageInfo: z.object({ endCursor: z.string() }) }) })
      .parse(answer).reportCases.pageInfo;
    const { body } = await on.admin.graphql(`{ reportCases(after: "${endCursor}") { pageInfo { endCursor } } }`);
    expect(body).toMatchObject({ errors: [{ extensions: { parameterName: 'after', detail: 'invalid' } }] });
  });
});

test('photos and alternative names are found by names in every language, also after merges', async () => {
  const { prisma } = on.server.db;
  await prisma.attractionEdit.create({
    data: { attractionId: BigInt(IDS.merged), kind: 'ALIAS', text: 'Muinaisnimi' },
  });
  const found = async (text: string) => [
    (await pagesOf(on.admin, 'alternativeNames', `text: "${text}"`, 'name', 9))
      .flat()
      .some((row) => JSON.stringify(row).includes('Muinaisnimi')),
    (await pagesOf(on.admin, 'moderationImages', `text: "${text}"`, 'state', 9)).flat().length,
  ];
  for (const text of ['fästningsmus', 'linnoitusmus']) expect([text, await found(text)]).toEqual([text, [true, 1]]);
  expect(await found('olematon')).toEqual([false, 0]);
});

describe('the latest comments', () => {
  test('are found by a part of their text, as it is written, in any case', async () => {
    expect(await comments('', 1)).toEqual([3, 2, 1]);
    expect(await comments('text: " kahvi "', 1)).toEqual([3, 2]);
    expect([await comments('text: "100 %"'), await comments('text: "%"'), await comments('text: "_"')]).toEqual([
      [1],
      [1],
      [],
    ]);
  });

  test('are those of one user, at one place with what was merged into it, or of some time', async () => {
    expect(await comments(`userId: "${on.ids.aino}"`, 1)).toEqual([2, 1]);
    expect(await comments(`userId: "${on.ids.aino}", text: "kahvi"`)).toEqual([2]);
    expect(await comments('userId: "x"')).toEqual([]);
    expect(await comments(`attractionId: ${IDS.museum}`)).toEqual([1]);
    expect(await comments('since: "2026-01-02T12:00:00Z", until: "2026-01-03T12:00:00Z"')).toEqual([2]);
  });
});
