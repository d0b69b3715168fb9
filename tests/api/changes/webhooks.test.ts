import { buffer } from 'node:stream/consumers';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { UNKNOWN_INSTALLATION } from '#api/domain/core/installation.ts';
import { lookAtWebhooks, notifyWebhook } from '#api/domain/webhooks/notifyWebhooks.ts';
import type { ManyJobsSender } from '#api/platform/db/jobs.ts';
import { DAY_MS, HOUR_MS } from '#common/time.ts';
import { startUpstream, type Upstream } from '../../support/services/upstream.ts';
import { startTestServer, type TestServer } from '../../support/testServer.ts';
import { loggedIn, makeUser, type Visitor } from '../../support/visitors.ts';

let server: TestServer;
let receiver: Upstream;
let aino: Visitor;
let other: Visitor;

/** Messages that came, with their headers. */
const came: { readonly body: string; readonly headers: Record<string, string> }[] = [];
/** Jobs that were queued since they were last taken. */
let queued: { readonly queue: string; readonly data: unknown }[] = [];
const jobs: ManyJobsSender = {
  enqueueAll: async (_tx, { name }, data) => void queued.push(...data.map((each) => ({ queue: name, data: each }))),
};
let status = 200;

beforeAll(async () => {
  receiver = await startUpstream((request, response) => {
    void buffer(request).then((body) => {
      const headers = Object.entries(request.headers).map(([name, value]) => [name, String(value)] as const);
      came.push({ body: body.toString(), headers: Object.fromEntries(headers) });
      return response.writeHead(status, { location: `${receiver.url}/elsewhere` }).end('x'.repeat(100_000));
    });
  });
  server = await startTestServer({ installation: { ...UNKNOWN_INSTALLATION, webhookOrigins: [receiver.url] } });
  await makeUser(server.db, { email: 'aino@example.org', username: 'Aino' });
  await makeUser(server.db, { email: 'onni@example.org', username: 'Onni' });
  aino = await loggedIn(server.url, 'aino@example.org');
  other = await loggedIn(server.url, 'onni@example.org');
  await step(1, 1);
}, 60_000);

afterAll(async () => {
  await server.stop();
  receiver.close();
});

/** A publish of long ago, with changes of places at 25° E and 61° N. */
async function step(number: number, version: number, kinds: readonly string[] = []): Promise<void> {
  await server.db.pool.query(`INSERT INTO change_step (step, version, reason, at) VALUES ($1, $2, 'PUBLISH', $3)`, [
    number,
    version,
    new Date(Date.parse('2026-01-01T00:00:00Z') + number * HOUR_MS),
  ]);
  await server.db.pool.query(
    `INSERT INTO place_change (step, id, kind, lon, lat, category)
     SELECT $1, n, kind::place_change_kind, 25, 61, 'amenity/cafe' FROM unnest($2::text[]) WITH ORDINALITY k (kind, n)`,
    [number, kinds],
  );
}

async function mutate(who: Visitor, mutation: string): Promise<unknown> {
  const { body } = await who.graphql(`mutation { ${mutation} }`);
  return z.object({ data: z.record(z.string(), z.unknown()) }).parse(body).data;
}

const added = z.object({ addWebhook: z.object({ secret: z.string(), webhook: z.object({ webhookId: z.string() }) }) });
const INVALID = '... on InvalidInputError { parameterName detail }';

function add(input: string, who = aino): Promise<unknown> {
  return mutate(
    who,
    `addWebhook(input: { ${input} }) { ${INVALID} ... on AddWebhookPayload { secret webhook { webhookId } } }`,
  );
}

async function remove(webhookId: string, who = aino): Promise<unknown> {
  return mutate(who, `removeWebhook(input: { webhookId: "${webhookId}" }) { __typename }`);
}

/** Adds one and answers its id and secret. */
async function hook(more = ''): Promise<{ readonly id: string; readonly secret: string }> {
  const { addWebhook } = added.parse(await add(`name: "Koukku", url: "${receiver.url}/hook" ${more}`));
  return { id: addWebhook.webhook.webhookId, secret: addWebhook.secret };
}

async function look(now = new Date()) {
  queued = [];
  await lookAtWebhooks({ db: server.db, jobs }, now);
  return queued;
}

function notify(id: string, now = new Date()): Promise<void> {
  const webhookOrigins = [receiver.url];
  return notifyWebhook({ db: server.db, jobs, publicUrl: 'https://taival.example', webhookOrigins }, id, now);
}

test.each([
  'http://example.org/hook',
  'https://localhost/hook',
  'https://127.0.0.1/hook',
  'https://[::1]/hook',
  'https://169.254.169.254/latest/meta-data',
  'https://10.0.0.1/',
  'https://user:password@example.org/',
  'ftp://example.org/',
  'hook',
])('refuses the address %s', async (url) => {
  expect(await add(`name: "x", url: "${url}"`)).toEqual({ addWebhook: { parameterName: 'url', detail: 'invalid' } });
});

test('gets one signed message for a publish, without the data', async () => {
  const { id, secret } = await hook();
  await step(2, 2, ['ADDED', 'CHANGED', 'CHANGED', 'GONE']);
  expect(await look()).toEqual([{ queue: 'webhook', data: { webhookId: id } }]);
  expect(await look()).toEqual([]);
  await notify(id);
  await notify(id);
  expect(came).toHaveLength(1);
  const [message] = came.splice(0);
  expect(new Webhook(secret).verify(message?.body ?? '', message?.headers ?? {})).toEqual({
    type: 'places.changed',
    version: 2,
    from: 1,
    counts: { added: 1, changed: 2, merged: 0, gone: 1 },
    changesUrl: 'https://taival.example/api/query/changes?since=2026-01-01T01:00:00.000Z',
  });
  await remove(id);
});

test('gets messages only for changes in its box and category', async () => {
  const near = await hook(', bounds: [24.9, 60.9, 25.1, 61.1], category: "amenity/cafe"');
  const far = await hook(', bounds: [20, 60, 21, 61]');
  const otherwise = await hook(', category: "tourism/museum"');
  await step(3, 3, ['CHANGED']);
  await look();
  for (const { id } of [near, far, otherwise]) await notify(id);
  expect(came.splice(0).map(({ headers }) => headers['webhook-id'])).toEqual([`${near.id}-3`]);
  for (const { id } of [near, far, otherwise]) await remove(id);
});

test('counts a place that has left its box or category as gone, and one that came as added', async () => {
  const box = ', bounds: [24.9, 60.9, 25.1, 61.1]';
  const hooks = [
    await hook(box),
    await hook(', bounds: [25.4, 60.9, 25.6, 61.1]'),
    await hook(', category: "tourism/museum"'),
  ];
  await step(4, 4);
  await step(5, 5);
  // One place moves from the first box to the second. Two become cafés: one of them for good.
  await server.db.pool.query(
    `INSERT INTO place_change (step, id, kind, lon, lat, category, from_lon, from_lat, from_category) VALUES
       (4, 21, 'CHANGED', 25.5, 61, 'amenity/cafe', 25, 61, 'amenity/cafe'),
       (4, 22, 'CHANGED', 27, 61, 'amenity/cafe', 27, 61, 'tourism/museum'),
       (4, 23, 'CHANGED', 27, 61, 'amenity/cafe', 27, 61, 'tourism/museum'),
       (5, 23, 'CHANGED', 27, 61, 'tourism/museum', 27, 61, 'amenity/cafe')`,
  );
  await look();
  for (const { id } of hooks) await notify(id);
  const counts = { added: 0, changed: 0, merged: 0, gone: 0 };
  expect(came.splice(0).map(({ body }) => z.object({ counts: z.unknown() }).parse(JSON.parse(body)).counts)).toEqual([
    { ...counts, gone: 1 },
    { ...counts, added: 1 },
    { ...counts, changed: 1, gone: 1 },
  ]);
  for (const { id } of hooks) await remove(id);
});

test('gets a failed message again, then the later changes; redirects are not followed', async () => {
  const { id } = await hook();
  await step(6, 6, ['CHANGED']);
  await look();
  for (const failure of [500, 302]) {
    status = failure;
    await expect(notify(id)).rejects.toThrow(`status ${failure}`);
  }
  status = 200;
  await step(7, 7, ['ADDED', 'ADDED']);
  await look();
  await notify(id);
  expect(receiver.asked).not.toContain('/elsewhere');
  expect(came.splice(0).map(({ body }) => JSON.parse(body))).toMatchObject([
    { version: 6, from: 5 },
    { version: 6, from: 5 },
    { version: 7, from: 5, counts: { added: 1, changed: 1 } },
  ]);
  expect(await server.db.prisma.webhook.findMany({ select: { failingSince: true } })).toEqual([{ failingSince: null }]);
  await remove(id);
});

test('is disabled after three days of failures, and its owner is mailed', async () => {
  const { id } = await hook();
  const now = new Date();
  await step(8, 8, ['CHANGED']);
  await look();
  status = 503;
  await expect(notify(id, now)).rejects.toThrow('status 503');
  status = 200;
  expect(await look(new Date(now.getTime() + 3 * DAY_MS - 1))).toEqual([]);
  const mails = await look(new Date(now.getTime() + 3 * DAY_MS));
  expect(mails).toEqual([
    { queue: 'mail', data: { kind: 'webhookDisabled', userId: expect.any(String), webhookId: id } },
  ]);
  came.length = 0;
  await notify(id);
  await step(9, 9, ['CHANGED']);
  expect([await look(), came]).toEqual([[], []]);
  await remove(id);
});

test('is disabled at once where it answers that it is gone, and its owner is mailed', async () => {
  const { id } = await hook();
  await step(10, 10, ['CHANGED']);
  await look();
  status = 410;
  queued = [];
  await notify(id);
  status = 200;
  expect(queued).toEqual([
    { queue: 'mail', data: { kind: 'webhookDisabled', userId: expect.any(String), webhookId: id } },
  ]);
  came.length = 0;
  await notify(id);
  await step(11, 11, ['CHANGED']);
  expect([await look(), came]).toEqual([[], []]);
  await remove(id);
});

test('an address that has become a private one is not asked', async () => {
  const { id } = await hook();
  await step(12, 12, ['CHANGED']);
  await look();
  const services = { db: server.db, jobs, publicUrl: 'https://taival.example', webhookOrigins: [] };
  for (const url of [`${receiver.url}/hook`, 'https://localhost/hook']) {
    await server.db.prisma.webhook.update({ where: { id }, data: { url } });
    await expect(notifyWebhook(services, id, new Date())).rejects.toThrow('is no public address');
  }
  expect(came).toEqual([]);
  await remove(id);
});

test('a user may have five, and sees them alone, without their secrets', async () => {
  const first = await hook();
  for (const _more of [1, 2, 3, 4]) await hook();
  expect(await add(`name: "x", url: "${receiver.url}"`)).toEqual({
    addWebhook: { parameterName: 'url', detail: 'tooMany' },
  });
  const mine = '{ viewer { webhooks { name url bounds category disabled } } }';
  const { body } = await aino.graphql(mine);
  const shown = { name: 'Koukku', url: `${receiver.url}/hook`, bounds: [], category: null, disabled: null };
  expect(body).toEqual({ data: { viewer: { webhooks: Array.from({ length: 5 }, () => shown) } } });
  expect((await other.graphql(mine)).body).toEqual({ data: { viewer: { webhooks: [] } } });
  expect(await remove(first.id, other)).toEqual({ removeWebhook: { __typename: 'NotFoundError' } });
  expect(await remove(first.id)).toEqual({ removeWebhook: { __typename: 'RemoveWebhookPayload' } });
});
