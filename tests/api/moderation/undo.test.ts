import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { makeImage } from '../../support/made/madeImages.ts';
import { IDS } from '../../support/made/placesOfHelsinki.ts';
import { globalId } from '../../support/schemaWalk.ts';
import type { Visitor } from '../../support/visitors.ts';
import { act, acts, ANONYMOUS, ask, FORBIDDEN, invalid, type Moderation, NOT_FOUND, startModeration } from './asked.ts';

let on: Moderation;

beforeAll(async () => {
  on = await startModeration();
  await makeImage(on.server.db.pool, on.server.files, { attractionId: IDS.cafe, seed: 1 });
}, 90_000);

afterAll(() => on.server.stop());

beforeEach(() => on.server.db.prisma.moderationAct.deleteMany());

const DONE = { __typename: 'UndoModerationActPayload' };
const undo = (who: Visitor, actId: number) => act(who, 'undoModerationAct', { actId });
const stored = z.object({
  moderationActs: z.object({
    edges: z.array(z.object({ node: z.object({ actId: z.number(), action: z.string(), isUndoable: z.boolean() }) })),
  }),
});

async function lastAct() {
  const answer = await ask(on.admin, '{ moderationActs(first: 1) { edges { node { actId action isUndoable } } } }');
  const [edge] = stored.parse(answer).moderationActs.edges;
  if (edge === undefined) throw new Error('no act');
  return edge.node;
}

type Row = readonly [what: string, canRedo: boolean, doIt: () => Promise<unknown>, see: () => Promise<unknown>];

/** Acts of moderators, each with whether its undoing can be undone, and what can be seen of it. */
const UNDONE: readonly Row[] = [
  [
    'hiding a place',
    true,
    () => act(on.admin, 'hideAttraction', { attractionId: IDS.cafe, reason: 'Suljettu' }),
    async () => (await on.nobody.rest('GET', `/api/query/attractions/${IDS.cafe}`)).status,
  ],
  [
    'an alternative name',
    true,
    () => act(on.admin, 'setAlternativeName', { attractionId: IDS.cafe, name: 'Uusi nimi' }),
    async () => (await on.nobody.rest('GET', `/api/query/attractions/${IDS.cafe}`)).body,
  ],
  [
    'a block',
    true,
    () => act(on.admin, 'blockUser', { userId: on.ids.matti, reason: 'Roskaa' }),
    async () => (await on.server.db.prisma.user.findUniqueOrThrow({ where: { id: on.ids.matti } })).blockedAt === null,
  ],
  [
    'a role',
    true,
    () => act(on.admin, 'setRole', { userId: on.ids.aino, role: 'ADMIN' }),
    async () => (await on.server.db.prisma.user.findUniqueOrThrow({ where: { id: on.ids.aino } })).role,
  ],
  [
    'a rejected photo',
    false,
    () => act(on.admin, 'rejectImages', { ids: [btoa('Image:1')], reason: 'Epätarkka' }),
    async () => (await on.server.db.prisma.image.findUniqueOrThrow({ where: { id: 1 } })).state,
  ],
  [
    'a cover',
    true,
    () => act(on.admin, 'setCover', { id: btoa('Image:1'), heart: true }),
    async () => (await on.server.db.prisma.image.findUniqueOrThrow({ where: { id: 1 } })).heart,
  ],
];

test.each(UNDONE)('%s is undone from the log, and the undoing too', async (_what, canRedo, doIt, see) => {
  const before = await see();
  await doIt();
  const during = await see();
  expect(during).not.toEqual(before);
  const done = await lastAct();
  expect(done.isUndoable).toBe(true);
  expect(await undo(on.other, done.actId)).toEqual(DONE);
  expect(await see()).toEqual(before);
  const back = await lastAct();
  expect(back.actId).not.toBe(done.actId);
  expect(await acts(on.admin)).toHaveLength(2);
  expect(back.isUndoable).toBe(canRedo);
  if (!canRedo) return;
  expect(await undo(on.admin, back.actId)).toEqual(DONE);
  expect(await see()).toEqual(during);
  expect(await undo(on.admin, (await lastAct()).actId)).toEqual(DONE);
});

test('a photo that waited when it was rejected waits again, under the same name', async () => {
  const { image } = on.server.db.prisma;
  const id = await makeImage(on.server.db.pool, on.server.files, { attractionId: IDS.cafe, seed: 2, state: 'PENDING' });
  const before = await image.findUniqueOrThrow({ where: { id } });
  await act(on.admin, 'rejectImages', { ids: [globalId('Image', id)], reason: 'Epätarkka' });
  const rejected = await lastAct();
  expect(await acts(on.admin)).toMatchObject([{ detail: [{ name: 'reason', value: 'Epätarkka' }] }]);
  expect(await undo(on.admin, rejected.actId)).toEqual(DONE);
  expect(await image.findUniqueOrThrow({ where: { id } })).toEqual(before);
  expect(await undo(on.admin, rejected.actId)).toEqual(invalid('actId', 'expired'));
  expect(await acts(on.admin)).toMatchObject([{ action: 'RETURN_IMAGE', targetId: String(id) }, {}]);
});

test('an unblocked user is blocked again for the same reason', async () => {
  await act(on.admin, 'blockUser', { userId: on.ids.matti, reason: 'Roskaa' });
  await act(on.admin, 'unblockUser', { userId: on.ids.matti });
  expect(await undo(on.other, (await lastAct()).actId)).toEqual(DONE);
  expect(await on.server.db.prisma.user.findUniqueOrThrow({ where: { id: on.ids.matti } })).toMatchObject({
    blockedReason: 'Roskaa',
  });
  await act(on.admin, 'unblockUser', { userId: on.ids.matti });
});

test('an act is not undone after a later one about the same thing, nor twice', async () => {
  await act(on.admin, 'setAlternativeName', { attractionId: IDS.cafe, name: 'Ensimmäinen' });
  const first = await lastAct();
  await act(on.other, 'setAlternativeName', { attractionId: IDS.cafe, name: 'Toinen' });
  expect(await undo(on.admin, first.actId)).toEqual(invalid('actId', 'expired'));
  const second = await lastAct();
  expect(second.isUndoable).toBe(true);
  expect(await undo(on.admin, second.actId)).toEqual(DONE);
  expect(await undo(on.admin, second.actId)).toEqual(invalid('actId', 'expired'));
  const answer = await ask(on.admin, '{ moderationActs(first: 3) { edges { node { actId action isUndoable } } } }');
  expect(stored.parse(answer).moderationActs.edges.map(({ node }) => [node.actId, node.isUndoable])).toEqual([
    [expect.any(Number), true],
    [second.actId, false],
    [first.actId, false],
  ]);
});

test('an act without an opposite cannot be undone, and only moderators can undo', async () => {
  const { id } = await on.server.db.prisma.moderationAct.create({
    data: { action: 'DELETE_COMMENT', targetKind: 'COMMENT', targetId: '5' },
  });
  expect((await lastAct()).isUndoable).toBe(false);
  expect(await undo(on.admin, id)).toEqual(invalid('actId', 'invalid'));
  expect(await undo(on.admin, 99_999_999)).toEqual(NOT_FOUND);
  expect(await undo(on.admin, -1)).toEqual(NOT_FOUND);
  expect([await undo(on.nobody, id), await undo(on.aino, id)]).toEqual([ANONYMOUS, FORBIDDEN]);
});
