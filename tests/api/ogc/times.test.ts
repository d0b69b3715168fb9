import type { Geometry } from 'geojson';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { HOUR_MS } from '#common/time.ts';
import { madeCondition, sourceSays } from '../../support/made/madeConditions.ts';
import { publishMade } from '../../support/made/madePlaces.ts';
import { startTestServer, type TestServer } from '../../support/testServer.ts';
import { askOgc, features, pathOf } from './asked.ts';

const NOW = Date.now();
const iso = (hours: number) => new Date(NOW + hours * HOUR_MS).toISOString();

let server: TestServer;
let ogc: ReturnType<typeof askOgc>;

beforeAll(async () => {
  server = await startTestServer();
  ogc = askOgc(server.url);
  const plain = { name: 'Museo', category: 'tourism/museum', position: [24.95, 60.15] } as const;
  await publishMade(server.db, 1, [
    { ...plain, id: 1, sourceDate: '2026-01-10' },
    { ...plain, id: 2, sourceDate: '2026-02-20' },
    { ...plain, id: 3, position: [25.5, 65] },
  ]);
  await server.db.pool.query('UPDATE place SET source_date = NULL WHERE version = 1 AND id = 3');
  const geometry: Geometry = { type: 'Point', coordinates: [24.95, 60.15] };
  await sourceSays(server.db, 'fmi', NOW, [
    madeCondition({ key: 'past', from: -10, until: -5, geometry }, NOW),
    madeCondition({ key: 'now', from: -2, until: 4, geometry, severity: 'MINOR' }, NOW),
    madeCondition({ key: 'later', from: 10, until: null, geometry, kind: 'CLOSED' }, NOW),
    madeCondition({ key: 'there', from: -2, until: 4, placeId: 3 }, NOW),
  ]);
}, 60_000);

afterAll(() => server.stop());

describe('datetime of places', () => {
  const changed = async (datetime: string) => (await ogc.page(`/collections/museum/items?datetime=${datetime}`)).ids;

  // Features without a time are found by any.
  test.each([
    ['a moment', '2026-01-10T12:00:00Z', [1, 3]],
    ['a day', '2026-02-20', [2, 3]],
    ['an interval', '2026-01-01T00:00:00Z/2026-01-31T23:59:59Z', [1, 3]],
    ['an interval with an open end', '2026-02-01T00:00:00Z/..', [2, 3]],
    ['an interval with an empty end', '2026-02-01T00:00:00Z/', [2, 3]],
    ['an interval with an open start', '../2026-02-01', [1, 3]],
    ['an interval with an empty start', '/2026-02-01', [1, 3]],
  ])('asks by the last change: %s', async (_what, datetime, found) => {
    expect(await changed(datetime)).toEqual(found);
  });

  test.each(['x', '2026-13-01', '2026-02-01/2026-01-01', '2026-01-01/x', '..', '', 'a/b/c'])(
    'is refused where it is none (%s)',
    async (datetime) => {
      expect((await ogc.get(`/collections/museum/items?datetime=${datetime}`)).status).toBe(400);
    },
  );
});

describe('conditions', () => {
  const found = async (query = '') => {
    const page = await ogc.page(`/collections/conditions/items?${query}`);
    return page.features.map(({ properties }) => properties['headline']);
  };

  test('are those that are not over, and how many there are', async () => {
    expect(await found()).toEqual(['now', 'later', 'there']);
    expect((await ogc.page('/collections/conditions/items?limit=1')).numberMatched).toBe(3);
  });

  test('are found by when they count, where they are, and what they are', async () => {
    expect(await found(`datetime=${iso(0)}`)).toEqual(['now', 'there']);
    expect(await found(`datetime=${iso(5)}/..`)).toEqual(['later']);
    expect(await found(`datetime=../${iso(-6)}`)).toEqual(['past']);
    expect(await found('bbox=24.9,60.1,25,60.2')).toEqual(['now', 'later']);
    expect(await found('kind=CLOSED')).toEqual(['later']);
    expect(await found('severity=MINOR')).toEqual(['now']);
    expect((await ogc.get('/collections/conditions/items?category=tourism-museum')).status).toBe(400);
  });

  test('come page by page, each once', async () => {
    const walked: unknown[] = [];
    let path: string | null = '/collections/conditions/items?limit=2';
    while (path !== null) {
      const page: Awaited<ReturnType<typeof ogc.page>> = await ogc.page(path);
      walked.push(...page.features.map(({ properties }) => properties['headline']));
      path = pathOf(page.links, 'next');
    }
    expect(walked).toEqual(['now', 'later', 'there']);
  });

  test('one by one lie where their place does', async () => {
    const { features: all } = await ogc.page('/collections/conditions/items');
    const one = features.shape.features.element.parse(await ogc.json(`/collections/conditions/items/${all[2]?.id}`));
    expect(one.geometry).toEqual({ type: 'Point', coordinates: [25.5, 65] });
    expect((await ogc.get('/collections/conditions/items/999')).status).toBe(404);
  });

  test('are not sent again while none changes', async () => {
    const etag = (await ogc.get('/collections/conditions/items')).headers.get('etag') ?? '';
    expect((await ogc.get('/collections/conditions/items', { 'if-none-match': etag })).status).toBe(304);
  });
});
