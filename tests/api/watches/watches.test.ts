import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { lookAtWatched } from '#api/domain/contributions/watches/notices/lookAtWatched.ts';
import { pushNotices } from '#api/domain/contributions/watches/notices/pushNotices.ts';
import { UNKNOWN_INSTALLATION } from '#api/domain/core/installation.ts';
import { enqueueWatchMails } from '#api/domain/jobs/watches.ts';
import { sendMail } from '#api/domain/mail/send.ts';
import type { ManyJobsSender } from '#api/platform/db/jobs.ts';
import { readSetsAnew } from '#api/platform/db/publicSets.ts';
import { createLog } from '#api/platform/log.ts';
import type { Mail } from '#api/platform/mail.ts';
import { PUSH_DEVICES_PER_USER_MAX, WATCHES_PER_USER_MAX } from '#common/watches/limits.ts';
import { publishHelsinki } from '../../support/made/helsinki.ts';
import { IDS } from '../../support/made/placesOfHelsinki.ts';
import { type PushService, type StandInBrowser, startPushService } from '../../support/services/pushService.ts';
import { startTestServer, type TestServer } from '../../support/testServer.ts';
import { loggedIn, makeUser, type Visitor, visitorOf } from '../../support/visitors.ts';
import { act, ANONYMOUS, ask, invalid, NOT_FOUND } from '../moderation/asked.ts';

let push: PushService;
let server: TestServer;
let aino: Visitor;
let matti: Visitor;
let ids: { readonly aino: string; readonly matti: string };

beforeAll(async () => {
  push = await startPushService();
  server = await startTestServer({ installation: { ...UNKNOWN_INSTALLATION, pushServices: [push.origin] } });
  await publishHelsinki(server.db);
  ids = {
    aino: await makeUser(server.db, { email: 'aino@example.org', username: 'Aino' }),
    matti: await makeUser(server.db, { email: 'matti@example.org', username: 'Matti' }),
  };
}, 60_000);

afterAll(async () => {
  await server.stop();
  push.close();
});

beforeEach(async () => {
  await server.db.prisma.condition.deleteMany();
  await server.db.prisma.watch.deleteMany();
  await server.db.prisma.session.deleteMany();
  aino = await loggedIn(server.url, 'aino@example.org');
  matti = await loggedIn(server.url, 'matti@example.org');
});

const watch = (who: Visitor, attractionId: number) =>
  act(who, 'watchPlace', { attractionId }, 'watchEdge { node { attractionId name } }');
const unwatch = (who: Visitor, attractionId: number) =>
  act(who, 'unwatchPlace', { attractionId }, 'unwatchedAttractionId');
const watched = (who: Visitor, attraction: number) =>
  ask(
    who,
    `{ viewer { isWatching(attraction: ${attraction}) watches(first: 10) { edges { node { attractionId name } } } } }`,
  );
const viewer = z.object({ viewer: z.object({ pushKey: z.string() }) });

async function browserOf(who: Visitor): Promise<StandInBrowser> {
  const asked = viewer.parse(await ask(who, '{ viewer { pushKey } }'));
  return push.browser(asked.viewer.pushKey);
}
const add = (who: Visitor, { endpoint, p256dh, auth }: StandInBrowser, more = {}) =>
  act(who, 'addPushDevice', { endpoint, p256dh, auth, ...more }, 'endpoint');

/** A manager closes the museum now. */
async function close(text = 'Katto vuotaa') {
  await server.db.prisma.conditionSource.createMany({ data: [{ source: 'manager' }], skipDuplicates: true });
  const { id } = await server.db.prisma.condition.create({
    data: {
      source: 'manager',
      sourceKey: text,
      kind: 'CLOSED',
      texts: { fi: { headline: '', description: text } },
      placeId: IDS.museum,
      validFrom: new Date(),
      observedAt: new Date(),
      organisation: 'Helsinki',
    },
  });
  return id;
}

/** Looks at watched places, and does the pushes that come of it at once; the users who are pushed to. */
async function look(): Promise<string[]> {
  const users: string[] = [];
  const jobs: ManyJobsSender = {
    enqueueAll: async (_tx, _queue, data) =>
      void users.push(...data.map((each) => z.object({ userId: z.string() }).parse(each).userId)),
  };
  readSetsAnew(server.db);
  await lookAtWatched({ db: server.db, jobs }, new Date());
  for (const userId of users) await pushNotices({ db: server.db, publicUrl: server.url }, userId, new Date());
  return users;
}

describe('watching a place', () => {
  test('stands in the list of the user until they stop, once', async () => {
    const edge = { watchEdge: { node: { attractionId: IDS.museum, name: 'Linnoitusmuseo' } } };
    expect(await watch(aino, IDS.museum)).toMatchObject(edge);
    expect(await watch(aino, IDS.merged)).toMatchObject(edge);
    expect(await watched(aino, IDS.museum)).toEqual({
      viewer: {
        isWatching: true,
        watches: { edges: [{ node: { attractionId: IDS.museum, name: 'Linnoitusmuseo' } }] },
      },
    });
    expect(await watched(matti, IDS.museum)).toMatchObject({ viewer: { isWatching: false, watches: { edges: [] } } });
    expect(await unwatch(aino, IDS.merged)).toMatchObject({ unwatchedAttractionId: IDS.museum });
    expect(await unwatch(aino, IDS.museum)).toMatchObject({ unwatchedAttractionId: IDS.museum });
    expect(await watched(aino, IDS.museum)).toMatchObject({ viewer: { isWatching: false, watches: { edges: [] } } });
  });

  test('needs an account, and a public place', async () => {
    expect(await watch(visitorOf(server.url), IDS.museum)).toMatchObject(ANONYMOUS);
    expect(await watch(aino, IDS.own)).toMatchObject(NOT_FOUND);
    expect(await watch(aino, IDS.hidden)).toMatchObject(NOT_FOUND);
    expect(await watch(aino, IDS.gone)).toMatchObject(NOT_FOUND);
  });

  test('ends at a number of places', async () => {
    const place = { name: 'x', category: 'tourism/museum', lon: 25, lat: 60 };
    const made = Array.from({ length: WATCHES_PER_USER_MAX }, (_, n) => 900_000 + n);
    await server.db.prisma.attraction.createMany({
      data: made.map((id) => ({ id, ...place })),
      skipDuplicates: true,
    });
    await server.db.prisma.watch.createMany({
      data: made.map((attractionId) => ({ userId: ids.aino, attractionId, createdAt: new Date() })),
    });
    expect(await watch(aino, IDS.museum)).toEqual(invalid('attractionId', 'tooMany'));
  });
});

describe('a browser that shows notices', () => {
  // Issue 23, point 7: told by web push
  test('gets each once, encrypted for it and signed by us, in its language', async () => {
    const [own, others] = [await browserOf(aino), await browserOf(matti)];
    await add(aino, own, { language: 'sv' });
    await add(matti, others);
    await watch(aino, IDS.museum);
    const id = await close();
    expect(await look()).toEqual([ids.aino]);
    expect(await look()).toEqual([]);
    expect(own.received).toEqual([
      {
        title: 'Fästningsmuseet',
        body: 'Stängt: Katto vuotaa',
        path: `/v/place/${IDS.museum}?lang=sv`,
        tag: `${id}-begun`,
        language: 'sv',
        ttl: '86400',
        topic: `${id}-begun`,
      },
    ]);
    expect(others.received).toEqual([]);
    await server.db.prisma.condition.update({ where: { id }, data: { validUntil: new Date() } });
    await look();
    expect(own.received.at(-1)).toMatchObject({ body: 'Inte längre stängt: Katto vuotaa', tag: `${id}-over` });
  });

  test('belongs to the session in which it was added, and to the user who added it last', async () => {
    const browser = await browserOf(aino);
    await add(aino, browser);
    await add(matti, browser);
    await watch(aino, IDS.museum);
    await watch(matti, IDS.museum);
    await close();
    expect(await look()).toEqual([ids.matti]);
    expect(browser.received).toHaveLength(1);
    await matti.rest('POST', '/api/user/logout');
    await close('Toinen syy');
    expect(await look()).toEqual([]);
    expect(browser.received).toHaveLength(1);
  });

  test('that takes no messages any more is deleted, and one that fails is tried again', async () => {
    const [gone, down] = [await browserOf(aino), await browserOf(aino)];
    await add(aino, gone);
    await add(aino, down);
    await watch(aino, IDS.museum);
    gone.answers(410);
    down.answers(503);
    await close();
    await expect(look()).rejects.toThrow('no push service took the notice');
    const left = await server.db.prisma.pushDevice.findMany({ where: { userId: ids.aino } });
    expect(left.map(({ endpoint }) => endpoint)).toEqual([down.endpoint]);
    down.answers(201);
    await pushNotices({ db: server.db, publicUrl: server.url }, ids.aino, new Date());
    expect(down.received).toHaveLength(1);
    await pushNotices({ db: server.db, publicUrl: server.url }, ids.aino, new Date());
    expect(down.received).toHaveLength(1);
  });

  test('is one of few for each user: the oldest makes room', async () => {
    const browsers = [];
    for (let n = 0; n <= PUSH_DEVICES_PER_USER_MAX; n += 1) {
      const browser = await browserOf(aino);
      await add(aino, browser);
      browsers.push(browser.endpoint);
    }
    const left = await server.db.prisma.pushDevice.findMany({ where: { userId: ids.aino } });
    expect(left.map(({ endpoint }) => endpoint).toSorted()).toEqual(browsers.slice(1).toSorted());
    const has = (endpoint = '') => ask(aino, `{ viewer { hasPushDevice(endpoint: "${endpoint}") } }`);
    expect(await has(browsers[0])).toEqual({ viewer: { hasPushDevice: false } });
    expect(await has(browsers[1])).toEqual({ viewer: { hasPushDevice: true } });
    await act(aino, 'removePushDevice', { endpoint: browsers[1] }, 'endpoint');
    expect(await has(browsers[1])).toEqual({ viewer: { hasPushDevice: false } });
  });

  // Requests go to known push services only, whatever a browser says
  test.each([
    ['endpoint', { endpoint: 'http://127.0.0.1:1/latest' }],
    ['endpoint', { endpoint: 'https://example.org/push' }],
    ['endpoint', { endpoint: `${'x'.repeat(2000)}` }],
    ['p256dh', { p256dh: 'AAAA' }],
    ['p256dh', { p256dh: Buffer.alloc(65).toString('base64url') }],
    ['auth', { auth: 'not base64!' }],
  ])('with a wrong %s is refused', async (name, wrong) => {
    expect(await add(aino, await browserOf(aino), wrong)).toEqual(invalid(name, 'invalid'));
    expect(await server.db.prisma.pushDevice.count()).toBe(0);
  });
});

describe('the daily mail', () => {
  const services = (mails: Mail[]) => ({
    db: server.db,
    mailer: { send: async (mail: Mail) => void mails.push(mail), close: () => undefined },
    log: createLog('silent'),
    publicUrl: server.url,
    feedbackTo: null,
  });

  // Issue 23, point 7: or by a daily mail
  test('lists notices that no browser has shown, and is sent once', async () => {
    const mails: Mail[] = [];
    const jobs: ManyJobsSender = {
      enqueueAll: async (_tx, _queue, data) => {
        for (const { userId } of z.array(z.object({ userId: z.uuid() })).parse(data))
          await sendMail(services(mails), { kind: 'watch', userId }, { id: crypto.randomUUID() });
      },
    };
    const shown = await browserOf(matti);
    await add(matti, shown);
    await watch(aino, IDS.museum);
    await watch(matti, IDS.museum);
    await close('Ks. www.evil.example');
    await look();
    await enqueueWatchMails({ db: server.db, jobs });
    await enqueueWatchMails({ db: server.db, jobs });
    expect(shown.received).toHaveLength(1);
    expect(mails.map(({ to }) => to)).toEqual(['aino@example.org']);
    expect(mails[0]?.subject).toBe('Uutta seuraamissasi kohteissa – Taival');
    expect(mails[0]?.text).toContain('Linnoitusmuseo – Suljettu: Ks\u200C. www\u200C.evil\u200C.example');
  });
});
