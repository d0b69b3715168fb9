import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { TOKEN_SCOPES } from '#common/account/accessTokens.ts';
import { DAY_MS, HOUR_MS } from '#common/time.ts';
import { makeToken } from '../../support/accessTokens.ts';
import { HELSINKI, IDS } from '../../support/made/placesOfHelsinki.ts';
import { globalId } from '../../support/schemaWalk.ts';
import type { Visitor } from '../../support/visitors.ts';
import {
  act,
  acts,
  ANONYMOUS,
  ask,
  FORBIDDEN,
  invalid,
  type Moderation,
  NOT_FOUND,
  startModeration,
} from '../moderation/asked.ts';

let on: Moderation;

beforeAll(async () => {
  on = await startModeration();
  // The shelter lies in Espoo, the café in Helsinki.
  await on.server.db.pool.query(`UPDATE place SET municipalities = '{049}' WHERE id = $1`, [IDS.shelter]);
  await on.server.db.pool.query(`UPDATE place SET municipalities = '{091}' WHERE id = $1`, [IDS.farMuseum]);
}, 90_000);

afterAll(() => on.server.stop());

beforeEach(async () => {
  await on.server.db.prisma.condition.deleteMany();
  await on.server.db.prisma.moderationAct.deleteMany();
  await on.server.db.prisma.manager.deleteMany();
  await on.server.db.prisma.session.updateMany({ data: { provedAt: new Date() } });
});

const MANAGER = `user { username manager { organisation municipalities placeIds } }`;
const SHOWN = `condition { id kind isOfficial validFrom validUntil author { username } source { key name }
  text(language: fi) { description } }`;
const payload = z.object({ condition: z.object({ id: z.string(), validFrom: z.string() }) });

const make = (who: Visitor, input: Record<string, unknown> = {}) =>
  act(who, 'setManager', { userId: on.ids.aino, organisation: 'Saaren kunta', ...input }, MANAGER);
const post = (who: Visitor, input: Record<string, unknown> = {}, attractionId: number = IDS.museum) =>
  act(who, 'postCondition', { attractionId, post: { kind: 'CLOSED', ...input } }, SHOWN);
const at = (ms: number) => new Date(Date.now() + ms).toISOString();

async function atPlace(attraction: number = IDS.museum) {
  const { body } = await on.nobody.rest('GET', `/api/query/conditions?attraction=${attraction}`);
  return z.object({ conditions: z.array(z.looseObject({ kind: z.string() })) }).parse(body).conditions;
}
/** Ids of the museums in a list. */
async function listed(filter: string) {
  const query = `bbox=${HELSINKI.join()}&category=tourism/museum&${filter}`;
  const { body } = await on.nobody.rest('GET', `/api/query/attractions?${query}`);
  return JSON.stringify(body)
    .match(/(?<="id":)\d+/g)
    ?.map(Number);
}
const closed = async () => (await ask(on.nobody, '{ closedAttractions }'))['closedAttractions'];

describe('the role of a manager', () => {
  // Issue 23, point 6: a role for a municipality or an organisation, given by an admin, with a log
  test('is given by an admin for municipalities and places, replaced, taken, and stands in the log', async () => {
    expect(await make(on.admin, { municipalities: [49, 49], placeIds: [IDS.fortress] })).toMatchObject({
      user: {
        username: 'Aino',
        manager: { organisation: 'Saaren kunta', municipalities: [49], placeIds: [IDS.fortress] },
      },
    });
    expect(await make(on.admin, { municipalities: [91] })).toMatchObject({
      user: { manager: { municipalities: [91], placeIds: [] } },
    });
    expect(await act(on.admin, 'removeManager', { userId: on.ids.aino }, MANAGER)).toMatchObject({
      user: { manager: null },
    });
    expect(await acts(on.admin)).toMatchObject([
      { action: 'REMOVE_MANAGER', actor: 'Valvoja', targetId: on.ids.aino },
      { action: 'SET_MANAGER' },
      { action: 'SET_MANAGER' },
    ]);
  });

  test.each([
    ['nothing to manage', {}, invalid('municipalities', 'missing')],
    ['an unknown municipality', { municipalities: [999] }, invalid('municipalities', 'unknown')],
    ['an unknown place', { placeIds: [1] }, invalid('placeIds', 'unknown')],
    ['no organisation', { organisation: ' ', municipalities: [91] }, invalid('organisation', 'tooShort')],
  ])('is refused for %s', async (_what, input, refusal) => {
    expect(await make(on.admin, input)).toEqual(refusal);
  });

  test('is given by nobody else, and with a fresh proof alone', async () => {
    expect(await make(on.aino, { municipalities: [91] })).toEqual(FORBIDDEN);
    expect(await make(on.nobody, { municipalities: [91] })).toEqual(ANONYMOUS);
    await on.server.db.prisma.session.updateMany({ data: { provedAt: new Date(Date.now() - HOUR_MS) } });
    const needed = { __typename: 'NotAuthorizedError', reason: 'PROOF_NEEDED' };
    expect(await make(on.admin, { municipalities: [91] })).toEqual(needed);
  });
});

describe('a manager', () => {
  beforeEach(() => make(on.admin, { municipalities: [49], placeIds: [IDS.fortress] }));

  // Issue 23, point 6: may post closures and notices there without moderation, with a log
  test('closes a place of their area at once, officially and in the name of the organisation', async () => {
    expect(await post(on.aino, { text: 'Remontti', language: 'fi', until: at(DAY_MS) })).toMatchObject({
      condition: {
        kind: 'CLOSED',
        isOfficial: true,
        author: null,
        source: { key: 'manager', name: 'Saaren kunta' },
        text: { description: 'Remontti' },
      },
    });
    expect(await atPlace()).toMatchObject([
      { kind: 'CLOSED', official: true, username: null, source: { name: 'Saaren kunta' } },
    ]);
    expect(await closed()).toEqual([IDS.museum]);
    expect(await listed('hideClosed=true')).not.toContain(IDS.museum);
    expect(await listed('')).toContain(IDS.museum);
    const log = await acts(on.admin);
    expect(log).toMatchObject([{ action: 'POST_CONDITION', actor: 'Aino' }, { action: 'SET_MANAGER' }]);
  });

  test.each([
    ['a place in one of their areas', IDS.museum, true],
    ['one of their places', IDS.fortress, true],
    ['a place of their municipality', IDS.shelter, true],
    ['a place elsewhere', IDS.farMuseum, false],
  ])('posts at their places alone: %s', async (_what, place, isTheirs) => {
    expect(await post(on.aino, {}, place)).toMatchObject(isTheirs ? { condition: {} } : FORBIDDEN);
    const asked = await ask(on.aino, `{ viewer { organisationAt(attraction: ${place}) } }`);
    expect(asked).toEqual({ viewer: { organisationAt: isTheirs ? 'Saaren kunta' : null } });
  });

  test('alone posts, no other user and no moderator', async () => {
    for (const who of [on.matti, on.admin]) expect(await post(who)).toEqual(FORBIDDEN);
    expect(await post(on.nobody)).toEqual(ANONYMOUS);
  });

  test('announces a closure, which begins and ends by itself', async () => {
    const { condition } = payload.parse(await post(on.aino, { from: at(HOUR_MS), until: at(2 * HOUR_MS) }));
    expect(await atPlace()).toEqual([]);
    const then = encodeURIComponent(at(1.5 * HOUR_MS));
    const { body } = await on.nobody.rest('GET', `/api/query/conditions?attraction=${IDS.museum}&at=${then}`);
    expect(body).toMatchObject({ conditions: [{ kind: 'CLOSED' }] });
    expect(await act(on.aino, 'endCondition', { id: condition.id }, 'condition { id }')).toMatchObject({
      condition: null,
    });
    expect(await on.server.db.prisma.condition.count()).toBe(0);
  });

  test('lends no access token the end of what the organisation posted', async () => {
    await post(on.aino, { until: at(DAY_MS) });
    const { id } = await on.server.db.prisma.condition.findFirstOrThrow();
    const { id: ainoId } = await on.server.db.prisma.user.findFirstOrThrow({ where: { username: 'Aino' } });
    const { headers } = await makeToken(on.server.db, ainoId, TOKEN_SCOPES);
    const ended = await fetch(`${on.server.url}/api/conditions/${id}/end`, { method: 'POST', headers });
    expect([ended.status, (await atPlace()).length]).toEqual([403, 1]);
    const query = `mutation { endCondition(input: { id: "${globalId('Condition', id)}" }) { __typename } }`;
    const { body } = await on.nobody.graphql(query, {}, headers);
    expect([JSON.stringify(body).includes('INSUFFICIENT_SCOPE'), (await atPlace()).length]).toEqual([true, 1]);
  });

  test('edits and ends what the organisation posted, as the log says', async () => {
    const { condition } = payload.parse(await post(on.aino, { until: at(DAY_MS) }));
    const edit = (who: Visitor) =>
      act(who, 'editCondition', { id: condition.id, post: { kind: 'NOTICE', text: 'Avoinna', until: null } }, SHOWN);
    expect(await edit(on.matti)).toEqual(FORBIDDEN);
    expect(await edit(on.aino)).toMatchObject({
      condition: { kind: 'NOTICE', validFrom: condition.validFrom, validUntil: null, text: { description: 'Avoinna' } },
    });
    const end = (who: Visitor) => act(who, 'endCondition', { id: condition.id }, 'condition { id }');
    expect(await end(on.matti)).toEqual(FORBIDDEN);
    expect(await end(on.aino)).toMatchObject({ __typename: 'EndConditionPayload', condition: null });
    expect([await atPlace(), await edit(on.aino)]).toEqual([[], NOT_FOUND]);
    const log = await acts(on.admin);
    expect(log.slice(0, 3)).toMatchObject([
      { action: 'END_CONDITION', actor: 'Aino' },
      { action: 'EDIT_CONDITION', actor: 'Aino' },
      { action: 'POST_CONDITION', actor: 'Aino' },
    ]);
  });

  test('loses the right with the role; what was posted stays, and is ended by a moderator', async () => {
    const { condition } = payload.parse(await post(on.aino));
    await act(on.admin, 'removeManager', { userId: on.ids.aino });
    expect(await post(on.aino)).toEqual(FORBIDDEN);
    expect(await atPlace()).toHaveLength(1);
    expect(await act(on.admin, 'endCondition', { id: condition.id }, 'condition { id }')).toMatchObject({
      condition: null,
    });
  });

  test('posts by REST too, once for each clientMutationId by GraphQL', async () => {
    const body = { attractionId: IDS.museum, kind: 'NOTICE', text: 'Lumityöt', lang: 'fi' };
    const made = await on.aino.rest('POST', '/api/conditions/official', body);
    expect(made).toMatchObject({ status: 200, body: { official: true, description: 'Lumityöt' } });
    const { id } = z.object({ id: z.number() }).parse(made.body);
    const put = (who: Visitor) => who.rest('PUT', `/api/conditions/official/${id}`, { ...body, kind: 'LIMITED' });
    expect(await put(on.aino)).toMatchObject({ status: 200, body: { kind: 'LIMITED' } });
    expect(await put(on.matti)).toMatchObject({ status: 403 });
    expect(await on.aino.rest('POST', `/api/conditions/${id}/end`)).toMatchObject({ status: 200, body: null });
    const twice = { attractionId: IDS.museum, post: { kind: 'CLOSED' }, clientMutationId: 'once' };
    const first = await act(on.aino, 'postCondition', twice, SHOWN);
    expect(await act(on.aino, 'postCondition', twice, SHOWN)).toEqual(first);
    expect(await atPlace()).toHaveLength(1);
  });

  test.each([
    ['a notice without words', { kind: 'NOTICE' }, invalid('text', 'tooShort')],
    ['a text that is too long', { text: 'x'.repeat(1001) }, invalid('text', 'tooLong')],
    ['an end before its beginning', { from: at(2 * HOUR_MS), until: at(HOUR_MS) }, invalid('until', 'outOfRange')],
    ['an end that is past', { until: at(-HOUR_MS) }, invalid('until', 'outOfRange')],
    ['an end years ahead', { until: at(800 * DAY_MS) }, invalid('until', 'outOfRange')],
    ['a groomed track without an end', { kind: 'GROOMED' }, invalid('until', 'missing')],
    ['a groomed track for a month', { kind: 'GROOMED', until: at(30 * DAY_MS) }, invalid('until', 'outOfRange')],
  ])('is refused %s', async (_what, input, refusal) => {
    expect(await post(on.aino, input)).toEqual(refusal);
    expect(await on.server.db.prisma.condition.count()).toBe(0);
  });
});
