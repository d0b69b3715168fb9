import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { readSetsAnew } from '#api/platform/db/publicSets.ts';
import { DAY_MS, MINUTE_MS } from '#common/time.ts';
import { type Answering, sending } from '../../support/services/upstream.ts';
import {
  BEACH,
  JSON_TYPE,
  type Maintained,
  NAMESAKE,
  page,
  RINK,
  START,
  startMaintained,
  TRACK,
} from './maintained.ts';

// Issue 23, point 4: how ski tracks and other places are looked after, by those who do it

let on: Maintained;

beforeAll(async () => {
  on = await startMaintained();
}, 60_000);

afterAll(() => on.stop());

beforeEach(() => on.begin());

afterEach(() => vi.useRealTimers());

describe('the page of a place says', () => {
  test('that its track was groomed, when, by whom, and until when that is known', async () => {
    await on.said(TRACK, {});
    expect(await on.at(TRACK)).toMatchObject([
      {
        kind: 'GROOMED',
        headline: 'Latu hyvässä kunnossa',
        observedAt: '2026-01-10T09:00:00.000Z',
        validUntil: '2026-01-20T09:00:00.000Z',
        attractionId: TRACK,
        source: { key: 'helsinki', licence: 'CC BY 4.0' },
      },
    ]);
  });

  test('how warm its water is, and that its ice is ready, in all languages', async () => {
    await on.said(
      BEACH,
      { name: 'Sandstranden', at: [24.9, 60.17], property: 'live_swimming_water_temperature', value: 18.5 },
      { name: 'Käpylän kenttä', at: [24.95, 60.21], property: 'ice_skating_field_condition', value: 'frozen' },
    );
    const words = async (place: number) =>
      (await Promise.all(['fi', 'sv', 'en'].map((lang) => on.at(place, lang)))).flat().map(({ headline }) => headline);
    expect(await words(BEACH)).toEqual(['Vesi 18,5\u00A0°C', 'Vattnet 18,5\u00A0°C', 'Water 18,5\u00A0°C']);
    expect(await words(RINK)).toEqual(['Jää valmis', 'Isen är klar', 'Ice ready']);
  });

  test('nothing any more once that is over, though the source is never reached again', async () => {
    await on.said(TRACK, {});
    vi.setSystemTime(START + 10 * DAY_MS - 180 * MINUTE_MS);
    expect(await on.kindsAt(TRACK)).toEqual([]);
  });

  test('the same in the feed, as GeoJSON and in a saved area, and its source is listed', async () => {
    await on.said(TRACK, {});
    const text = async (path: string) => (await fetch(`${on.server.url}${path}`)).text();
    expect(await text(`/api/query/conditions.atom?attraction=${TRACK}`)).toContain(
      '<title>Latu hyvässä kunnossa</title>',
    );
    const features = await on.client.json<{ features: readonly { geometry: { type: string } }[] }>(
      `/api/query/conditions.geojson?bounds=24.99,60.19,25.05,60.21`,
    );
    expect(features.features.map(({ geometry }) => geometry.type)).toEqual(['LineString']);
    const saved = await on.client.json<{ conditions: unknown[]; sources: unknown[] }>(
      '/saved/1/conditions?bounds=24.99,60.19,25.05,60.21',
    );
    expect(saved).toMatchObject({ conditions: [{ kind: 'GROOMED', placeId: TRACK }], sources: [{ key: 'helsinki' }] });
    expect(await text('/api/query/data/sources')).toContain('City of Helsinki, Service Map');
  });
});

describe('a source that', () => {
  const huge = JSON.stringify({ results: [], filler: 'x'.repeat(21_000_000) });

  test.each<[string, Answering]>([
    ['is dead', (_request, response) => void response.writeHead(503).end()],
    ['hangs up', (request) => void request.socket.destroy()],
    ['answers HTML', sending('<!doctype html><p>Huoltokatko</p>', 'text/html')],
    ['answers HTML that it calls JSON', sending('<!doctype html><p>Huoltokatko</p>', JSON_TYPE)],
    ['answers too much', sending(huge, JSON_TYPE)],
    ['answers with what it said before', sending(page({ hoursAgo: 20, value: 'snowless' }), JSON_TYPE)],
  ])('%s leaves its last good answer with its age; one line in the log', async (_what, answering) => {
    const from = on.readers();
    on.helsinki.answer(sending(page({}), JSON_TYPE));
    await on.ask(0, from);
    const before = await on.at(TRACK);
    on.helsinki.answer(answering);
    for (const minute of [5, 10, 15]) await on.ask(minute, from);
    expect(await on.at(TRACK)).toEqual(before);
    expect(on.lines).toHaveLength(1);
  });

  test('is slow holds up no other', async () => {
    let release = () => {};
    on.helsinki.answer((request, response, url) => {
      release = () => sending(page({}), JSON_TYPE)(request, response, url);
    });
    const geometry = { type: 'Point', coordinates: [25.5, 65] };
    const properties = {
      id: 1,
      type: 'skitrack',
      name: 'Paloheinän latu',
      status: 'OPEN',
      maintainedAt: '2026-01-10T10:00:00Z',
    };
    on.oulu.answer(
      sending(
        JSON.stringify({ type: 'FeatureCollection', features: [{ type: 'Feature', geometry, properties }] }),
        JSON_TYPE,
      ),
    );
    const done = on.ask(0);
    await expect.poll(() => on.server.db.prisma.condition.count()).toBe(1);
    readSetsAnew(on.server.db);
    expect(await on.kindsAt(NAMESAKE)).toEqual(['GROOMED']);
    release();
    await done;
    expect(await on.kindsAt(TRACK)).toEqual(['GROOMED']);
  });

  test('reports a time in the future is not believed', async () => {
    expect(await on.said(TRACK, { hoursAgo: -5 })).toEqual([]);
  });

  test('no longer says something ends it', async () => {
    expect(await on.said(TRACK, { name: 'Muu', at: [24, 61], hoursAgo: 1 }, {})).toEqual(['GROOMED']);
    on.helsinki.answer(sending(page({ name: 'Muu', at: [24, 61], hoursAgo: 1 }), JSON_TYPE));
    await on.ask(5);
    expect(await on.kindsAt(TRACK)).toEqual([]);
  });
});

test('a source is asked once in five minutes, by two processes and whatever visitors do', async () => {
  const [one, other] = [on.readers(), on.readers()];
  const before = on.helsinki.asked.length;
  for (let minute = 0; minute < 10; minute += 1) {
    await Promise.all([on.ask(minute, one), on.ask(minute, other), on.at(TRACK), on.at(RINK)]);
  }
  expect(on.helsinki.asked.length - before).toBe(2);
});
