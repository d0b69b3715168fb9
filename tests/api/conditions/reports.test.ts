import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { DAY_MS, HOUR_MS } from '#common/time.ts';
import { waitingForLocks } from '../../support/locks.ts';
import { IDS } from '../../support/made/placesOfHelsinki.ts';
import { loggedIn, makeUser, type Visitor } from '../../support/visitors.ts';
import {
  act,
  acts,
  ANONYMOUS,
  FORBIDDEN,
  invalid,
  type Moderation,
  NOT_FOUND,
  startModeration,
} from '../moderation/asked.ts';

let on: Moderation;
let third: Visitor;

beforeAll(async () => {
  on = await startModeration();
  await makeUser(on.server.db, { email: 'kolmas@example.org', username: 'Kolmas' });
  third = await loggedIn(on.server.url, 'kolmas@example.org');
}, 90_000);

afterAll(() => on.server.stop());

beforeEach(async () => {
  await on.server.db.prisma.condition.deleteMany();
  await on.server.db.prisma.moderationAct.deleteMany();
});

const SHOWN = `condition { id conditionId kind code isOfficial confirmations validFrom validUntil observedAt
  author { username } text { headline description language } attraction { attractionId }
  geometry source { key name } }`;
const payload = z.object({
  condition: z.object({ id: z.string(), conditionId: z.number(), validUntil: z.string(), confirmations: z.number() }),
});

const report = (who: Visitor, input: Record<string, unknown> = {}) =>
  act(who, 'reportCondition', { attractionId: IDS.museum, report: 'fallenTree', ...input }, SHOWN);
const reported = async (input: Record<string, unknown> = {}) => payload.parse(await report(on.aino, input)).condition;
const confirm = (who: Visitor, id: string) => act(who, 'confirmCondition', { id }, SHOWN);
const end = (who: Visitor, id: string) => act(who, 'endCondition', { id }, 'condition { conditionId }');
const days = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);

const listed = z.object({ conditions: z.array(z.object({ id: z.number(), code: z.string().nullable() }).loose()) });
async function atPlace(attraction: number = IDS.museum) {
  const { body } = await on.nobody.rest('GET', `/api/query/conditions?attraction=${attraction}`);
  return listed.parse(body).conditions;
}
const age = (conditionId: number, hours: number) =>
  on.server.db.pool.query(
    `UPDATE condition_vote SET created_at = created_at - make_interval(hours => $2)
    WHERE condition_id = $1`,
    [conditionId, hours],
  );

describe('reporting a condition', () => {
  // Issue 23, point 5: a logged-in user reports a condition at a place; reports are marked as such
  test('shows it at the place at once, as a report of a visitor that ends by itself', async () => {
    const result = await report(on.aino, { text: ' Iso koivu ', language: 'fi' });
    expect(result).toMatchObject({
      __typename: 'ReportConditionPayload',
      condition: {
        kind: 'LIMITED',
        code: 'fallenTree',
        isOfficial: false,
        confirmations: 0,
        author: { username: 'Aino' },
        text: { headline: 'Kaatunut puu', description: 'Iso koivu', language: 'fi' },
        attraction: { attractionId: IDS.museum },
        geometry: null,
        source: { key: 'visitor', name: null },
      },
    });
    expect(await atPlace()).toMatchObject([
      { code: 'fallenTree', official: false, username: 'Aino', confirmations: 0, headline: 'Kaatunut puu' },
    ]);
    const { validFrom, validUntil } = await on.server.db.prisma.condition.findFirstOrThrow();
    expect(days(validFrom.toISOString(), validUntil?.toISOString() ?? '')).toBe(30);
  });

  test('by REST answers the same', async () => {
    const body = { attractionId: IDS.museum, report: 'ice', lang: 'sv' };
    expect(await on.aino.rest('POST', '/api/conditions', body)).toMatchObject({
      status: 200,
      body: { kind: 'ICE', official: false, username: 'Aino', headline: 'Isigt eller halt', description: '' },
    });
    expect(await on.nobody.rest('POST', '/api/conditions', body)).toMatchObject({ status: 401 });
    expect(await on.aino.rest('POST', '/api/conditions', { ...body, report: 'fire' })).toMatchObject({
      status: 400,
      body: { parameterName: 'report', detail: 'unknown' },
    });
  });

  test('sent twice with one clientMutationId is written once', async () => {
    const first = await report(on.aino, { clientMutationId: 'once' });
    expect(await report(on.aino, { clientMutationId: 'once' })).toEqual(first);
    expect(await on.server.db.prisma.condition.count()).toBe(1);
  });

  test('says when it was seen, and one that is over by now is refused', async () => {
    const seenAt = new Date(Date.now() - 5 * HOUR_MS).toISOString();
    const { condition } = z
      .object({ condition: z.object({ observedAt: z.string() }) })
      .parse(await report(on.aino, { seenAt }));
    expect(condition.observedAt).toBe(seenAt);
    const ahead = new Date(Date.now() + DAY_MS).toISOString();
    expect(days(new Date().toISOString(), (await reported({ report: 'ice', seenAt: ahead })).validUntil)).toBe(3);
    const old = new Date(Date.now() - 4 * DAY_MS).toISOString();
    expect(await report(on.aino, { report: 'ice', seenAt: old })).toEqual(invalid('seenAt', 'expired'));
  });

  test.each([
    ['a text that is too long', { text: 'x'.repeat(301) }, invalid('text', 'tooLong')],
    ['no text where the kind does not say what it is', { report: 'other' }, invalid('text', 'tooShort')],
    ['a position far away', { position: [25.5, 61] }, invalid('position', 'outOfRange')],
    ['a place that is not there', { attractionId: 1 }, NOT_FOUND],
  ])('refuses %s', async (_what, input, refusal) => {
    expect(await report(on.aino, input)).toEqual(refusal);
    expect(await on.server.db.prisma.condition.count()).toBe(0);
  });

  test('is shown at the place that its own was merged into', async () => {
    expect(await report(on.aino, { attractionId: IDS.merged })).toMatchObject({
      condition: { attraction: { attractionId: IDS.museum } },
    });
    await on.server.db.prisma.condition.updateMany({ data: { placeId: IDS.merged } });
    expect(await atPlace()).toHaveLength(1);
  });

  test('of an area is not one of all places in it', async () => {
    await reported({ attractionId: IDS.fortress });
    expect([(await atPlace(IDS.fortress)).length, (await atPlace()).length]).toEqual([1, 0]);
  });

  // Issue 23, point 5: reports never outrank an official source
  test('closes nothing', async () => {
    await reported({ report: 'blocked' });
    await on.server.db.prisma.condition.updateMany({ data: { kind: 'CLOSED' } });
    expect((await on.nobody.graphql('{ closedAttractions }')).body).toEqual({ data: { closedAttractions: [] } });
  });
});

describe('confirming a report', () => {
  test('extends it anew and is counted, once for each user and day', async () => {
    const { id, conditionId } = await reported();
    await on.server.db.pool.query(
      `UPDATE condition SET valid_until = valid_until - interval '20 days',
        observed_at = observed_at - interval '20 days'`,
    );
    const { condition } = payload.parse(await confirm(on.matti, id));
    expect([condition.confirmations, days(new Date().toISOString(), condition.validUntil)]).toEqual([1, 30]);
    expect(payload.parse(await confirm(on.matti, id)).condition.confirmations).toBe(1);
    expect(payload.parse(await confirm(third, id)).condition.confirmations).toBe(2);
    await age(conditionId, 24);
    expect(payload.parse(await confirm(on.matti, id)).condition.confirmations).toBe(3);
  });

  test('never makes it end sooner', async () => {
    const { id } = await reported();
    const until = new Date(Date.now() + 80 * DAY_MS).toISOString();
    await act(on.admin, 'extendCondition', { id, until });
    expect(payload.parse(await confirm(on.matti, id)).condition.validUntil).toBe(until);
  });

  test('that waited for a network counts from when it was seen', async () => {
    const { id } = await reported({ seenAt: new Date(Date.now() - 20 * DAY_MS).toISOString() });
    const seenAt = new Date(Date.now() - 3 * DAY_MS).toISOString();
    const confirmed = await act(on.matti, 'confirmCondition', { id, seenAt }, SHOWN);
    const { validUntil, observedAt } = z
      .object({ condition: z.object({ validUntil: z.string(), observedAt: z.string() }) })
      .parse(confirmed).condition;
    expect([observedAt, days(seenAt, validUntil)]).toEqual([seenAt, 30]);
    // A confirmation that was seen earlier but sent later changes nothing.
    const earlier = new Date(Date.now() - 9 * DAY_MS).toISOString();
    expect(await act(third, 'confirmCondition', { id, seenAt: earlier }, SHOWN)).toMatchObject({
      condition: { validUntil, observedAt },
    });
  });

  test('is refused to its author, without a session, and for a report that is over', async () => {
    const { id } = await reported();
    expect(await confirm(on.aino, id)).toEqual(invalid('id', 'invalid'));
    expect(await confirm(on.nobody, id)).toEqual(ANONYMOUS);
    await end(on.aino, id);
    expect(await confirm(on.matti, id)).toEqual(NOT_FOUND);
    expect(await confirm(on.matti, btoa('Condition:2000000000'))).toEqual(NOT_FOUND);
  });

  test('does not bring back a report that was ended while the confirmation waited', async () => {
    const { id } = await reported();
    const holder = await on.server.db.pool.connect();
    await holder.query('BEGIN');
    await holder.query('SELECT 1 FROM app_user WHERE id = $1 FOR NO KEY UPDATE', [on.ids.matti]);
    const confirming = confirm(on.matti, id);
    await expect.poll(() => waitingForLocks(on.server.db)).toBe(1);
    await end(on.aino, id);
    await holder.query('COMMIT');
    holder.release();
    expect([await confirming, await atPlace()]).toEqual([NOT_FOUND, []]);
  });
});

describe('ending a report', () => {
  const ENDED = { __typename: 'EndConditionPayload', condition: null };

  test.each([
    ['its reporter', () => on.aino, []],
    ['a moderator, as the log says', () => on.admin, [{ action: 'END_CONDITION', actor: 'Valvoja' }]],
  ])('is done at once by %s', async (_who, who, log) => {
    const { id } = await reported();
    expect(await end(who(), id)).toEqual(ENDED);
    expect(await atPlace()).toEqual([]);
    expect(await acts(on.admin)).toMatchObject(log);
  });

  // Issue 23, point 5: ends another's
  test('takes two different users otherwise, and only those who said so after its last confirmation', async () => {
    const { id } = await reported();
    expect(await end(on.matti, id)).toMatchObject({ condition: {} });
    expect(await end(on.matti, id)).toMatchObject({ condition: {} });
    expect(await confirm(on.matti, id)).toMatchObject({ condition: { confirmations: 1 } });
    expect(await end(third, id)).toMatchObject({ condition: {} });
    expect(await atPlace()).toHaveLength(1);
    expect(await end(on.matti, id)).toEqual(ENDED);
    expect(await atPlace()).toEqual([]);
  });
});

describe('moderators', () => {
  test('extend a report within 90 days, hide it and show it again, as the log says', async () => {
    const { id, conditionId } = await reported();
    const until = (ahead: number) => new Date(Date.now() + ahead * DAY_MS).toISOString();
    const extend = (who: Visitor, ahead: number) => act(who, 'extendCondition', { id, until: until(ahead) }, SHOWN);
    expect(await extend(on.admin, 91)).toEqual(invalid('until', 'outOfRange'));
    expect(await extend(on.admin, -1)).toEqual(invalid('until', 'outOfRange'));
    expect(payload.parse(await extend(on.admin, 60)).condition).toMatchObject({ conditionId });
    await act(on.admin, 'hideCondition', { id, reason: 'Asiaton' });
    expect([await atPlace(), await confirm(on.matti, id)]).toEqual([[], NOT_FOUND]);
    const log = await acts(on.admin);
    expect(log).toMatchObject([
      { action: 'HIDE_CONDITION', targetId: String(conditionId) },
      { action: 'EXTEND_CONDITION' },
    ]);
    expect(await act(on.other, 'restoreCondition', { id })).toMatchObject({ __typename: 'RestoreConditionPayload' });
    expect(await atPlace()).toHaveLength(1);
  });

  test('alone may do so', async () => {
    const { id } = await reported();
    for (const [name, input] of [
      ['extendCondition', { until: new Date().toISOString() }],
      ['hideCondition', { reason: 'x' }],
      ['restoreCondition', {}],
    ] as const)
      expect(await act(on.matti, name, { id, ...input })).toEqual(FORBIDDEN);
  });

  // Issue 23, point 5: abuse as with comments
  test('find a reported report in the queue of cases, and hiding it closes the case', async () => {
    const { id } = await reported({ text: 'Asiatonta', language: 'fi' });
    expect(await act(on.aino, 'report', { id, reason: 'x' })).toEqual(invalid('id', 'invalid'));
    expect(await act(on.matti, 'report', { id, reason: 'Loukkaava' })).toMatchObject({ __typename: 'ReportPayload' });
    const cases = async (isOpen: boolean) =>
      JSON.stringify(
        (
          await on.admin.graphql(`{ reportCases(first: 9, isOpen: ${isOpen}) { edges { node { kind outcome
          condition { text { description } author { username } } } } } }`)
        ).body,
      );
    expect(await cases(true)).toContain(
      '{"kind":"CONDITION","outcome":null,"condition":{"text":{"description":"Asiatonta"}',
    );
    await act(on.admin, 'hideCondition', { id });
    expect(await cases(true)).toContain('"edges":[]');
    expect(await cases(false)).toContain('"outcome":"REMOVED","condition":null');
  });
});

describe('an account that is deleted', () => {
  test('leaves its reports without its name, and takes along what it said of others', async () => {
    await makeUser(on.server.db, { email: 'lahtee@example.org', username: 'Lähtevä' });
    const leaving = await loggedIn(on.server.url, 'lahtee@example.org');
    const { id } = await reported();
    await end(leaving, id);
    await report(leaving, { report: 'wet' });
    const data = JSON.stringify((await leaving.rest('GET', '/api/user/my-data')).body);
    expect(data).toContain('"code":"wet"');
    expect(data).toContain('"isOver":true');
    await act(leaving, 'deleteAccount', { password: 'metsäPolku7' });
    expect(await atPlace()).toMatchObject([
      { code: 'fallenTree', username: 'Aino' },
      { code: 'wet', username: null },
    ]);
    expect(await on.server.db.prisma.conditionVote.count()).toBe(0);
  });
});
