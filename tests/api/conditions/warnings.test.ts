import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { askSources, type ConditionReader } from '#api/domain/conditions/sources/askSources.ts';
import { conditionReaders } from '#api/domain/conditions/sources/conditionReaders.ts';
import { MINUTE_MS } from '#common/time.ts';
import { type Client, clientOf } from '../../support/client.ts';
import { logInto } from '../../support/logInto.ts';
import { publishMade } from '../../support/made/madePlaces.ts';
import type { MadeMessage } from '../../support/made/madeWarnings.ts';
import { type Answering, sending } from '../../support/services/upstream.ts';
import { startWarningsFeed, type WarningsFeed } from '../../support/services/warningsFeed.ts';
import { startTestServer, type TestServer } from '../../support/testServer.ts';

const START = Date.parse('2026-06-22T09:00:00Z');
const FIRE = 1;

let server: TestServer;
let client: Client;
let feed: WarningsFeed;
let readers: readonly ConditionReader[];
const lines: string[] = [];

beforeAll(async () => {
  server = await startTestServer();
  client = clientOf(server.url);
  feed = await startWarningsFeed();
  await publishMade(server.db, 1, [
    { id: FIRE, name: 'Nuotio', category: 'leisure/firepit', position: [24.5, 61], municipalities: ['109'] },
  ]);
}, 60_000);

afterAll(() => Promise.all([server.stop(), feed.close()]));

const log = logInto(lines);

beforeEach(async () => {
  lines.length = 0;
  vi.useFakeTimers({ toFake: ['Date'], now: START });
  readers = conditionReaders({ fmiWarningsUrl: feed.rssUrl.href, maintenanceSources: [] }, { db: server.db, log });
  await server.db.pool.query('DELETE FROM condition; DELETE FROM condition_source');
});

afterEach(() => vi.useRealTimers());

/** Asks the sources at a minute, as the job does; then what the place says of fires, with the headlines in force. */
async function at(minute: number): Promise<string> {
  vi.setSystemTime(START + minute * MINUTE_MS);
  await askSources({ db: server.db, log }, readers, new Date());
  const { conditions, fire } = await client.json<{
    conditions: readonly { headline: string }[];
    fire: { answer: string; reason: string };
  }>(`/api/query/conditions?attraction=${FIRE}&lang=en`);
  return [fire.answer, fire.reason, ...conditions.map(({ headline }) => headline)].join(' ');
}

const WARNING: MadeMessage = { id: '1', sent: '2026-06-22T12:00:00+03:00', expires: '2026-06-22T15:00:00+03:00' };
const NONE = 'YES SITE_WITHOUT_WARNING';
const WARNED = 'NO WARNING Wildfire warning: en-GB';

describe('a warning of the institute', () => {
  test('is in force from when it is read until it is cancelled', async () => {
    feed.publish({ messages: [] });
    expect(await at(0)).toBe(NONE);
    feed.publish({ messages: [WARNING] });
    expect([await at(4), await at(6)]).toEqual([NONE, WARNED]);
    const cancel = {
      id: '2',
      sent: '2026-06-22T12:10:00+03:00',
      type: 'Cancel',
      references: [['1', WARNING.sent]],
    } as const;
    feed.publish({ messages: [cancel] });
    expect(await at(12)).toBe(NONE);
  });

  test('is replaced by its update, and ends by itself', async () => {
    feed.publish({ messages: [WARNING] });
    expect(await at(0)).toBe(WARNED);
    const update = {
      ...WARNING,
      id: '2',
      sent: '2026-06-22T12:05:00+03:00',
      type: 'Update',
      expires: '2026-06-22T12:20:00+03:00',
      references: [['1', WARNING.sent]],
    } as const;
    feed.publish({ messages: [update] });
    expect([await at(6), await at(19), await at(20)]).toEqual([WARNED, WARNED, NONE]);
    expect(await server.db.prisma.condition.count()).toBe(2);
  });

  test('of the sea is left out', async () => {
    const areas = [{ name: 'Suomenlahti', codes: [['METAREA', '1']] as const }];
    feed.publish({ messages: [{ ...WARNING, event: 'seaWind', areas }] });
    expect(await at(0)).toBe(NONE);
    expect(lines).toEqual([]);
  });
});

describe('a service that', () => {
  test.each<[string, Answering]>([
    ['is dead', (_request, response) => void response.writeHead(503).end()],
    ['answers HTML', sending('<!doctype html><p>Huoltokatko</p>', 'text/html')],
    ['answers a bomb', sending('<!DOCTYPE x [<!ENTITY a "aaaa">]><rss>&a;</rss>', 'application/rss+xml')],
  ])(
    '%s leaves the last good answer, which answers no YES after an hour; one line in the log',
    async (_what, answering) => {
      feed.publish({ messages: [] });
      expect(await at(0)).toBe(NONE);
      feed.answer(answering);
      const found = [];
      for (let minute = 10; minute < 80; minute += 10) found.push((await at(minute)).split(' ')[0]);
      expect(found).toEqual(['YES', 'YES', 'YES', 'YES', 'YES', 'ASK', 'ASK']);
      expect(lines).toHaveLength(1);
    },
  );

  test('died before it ever answered is asked for', async () => {
    feed.answer((_request, response) => void response.writeHead(503).end());
    expect(await at(0)).toBe('ASK WARNINGS_UNKNOWN');
  });

  test('answers with an older feed than before does not end a warning of the newer one', async () => {
    feed.publish({ published: '2026-06-22T12:00:00+03:00', messages: [WARNING] });
    expect(await at(2)).toBe(WARNED);
    feed.publish({ published: '2026-06-22T11:00:00+03:00', messages: [] });
    expect(await at(8)).toBe(WARNED);
    expect(lines).toHaveLength(1);
  });
});
