import { SaxesParser } from 'saxes';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { HOUR_MS } from '#common/time.ts';
import { type Client, clientOf } from '../../support/client.ts';
import { madeCondition, sourceSays } from '../../support/made/madeConditions.ts';
import { boxPolygon, endIdentity, publishMade } from '../../support/made/madePlaces.ts';
import { startTestServer, type TestServer } from '../../support/testServer.ts';

/** Full hours, so that a test that takes its time sees the same. */
const NOW = Date.now();
const HERE = '24.9,60.1,25,60.2';

let server: TestServer;
let client: Client;

beforeAll(async () => {
  server = await startTestServer();
  client = clientOf(server.url);
  const rules = { facts: { 'use-structure-during-fire-warning': false } };
  await publishMade(server.db, 1, [
    {
      id: 1,
      name: 'Nuotio & laavu',
      category: 'leisure/firepit',
      position: [24.95, 60.15],
      municipalities: ['091'],
      properties: rules,
    },
    { id: 2, name: 'Kahvila', category: 'amenity/cafe', position: [24.96, 60.15], municipalities: ['091'] },
  ]);
  await endIdentity(server.db, 3, 'Vanha nuotio', 1);
  const warning = madeCondition(
    {
      key: 'w',
      code: 'forestFireWeather',
      severity: 'MODERATE',
      municipalities: [91],
      outline: boxPolygon([24.9, 60.1, 25, 60.2]),
      link: 'https://www.ilmatieteenlaitos.fi/varoitukset',
      from: -1,
      until: 5,
    },
    NOW,
  );
  const texts = {
    fi: { headline: 'Maastopalovaroitus <1>', description: 'Kuivaa & kuumaa.' },
    sv: { headline: 'Varning för terrängbrand', description: '' },
  };
  await sourceSays(server.db, 'fmi', NOW, [{ ...warning, texts }]);
  const report = { key: 'r', kind: 'NOTICE', isOfficial: false, placeId: 2, from: -2, until: 48 } as const;
  await sourceSays(server.db, 'visitors', NOW, [madeCondition(report, NOW)]);
}, 60_000);

afterAll(() => server.stop());

const iso = (hours: number) => new Date(NOW + hours * HOUR_MS).toISOString();

const WARNING = {
  kind: 'WARNING',
  severity: 'MODERATE',
  code: 'forestFireWeather',
  official: true,
  username: null,
  confirmations: 0,
  source: {
    key: 'fmi',
    name: 'Ilmatieteen laitos',
    attribution: 'Finnish Meteorological Institute, open data',
    licence: 'CC BY 4.0',
    licenceUrl: 'https://creativecommons.org/licenses/by/4.0/',
    url: 'https://en.ilmatieteenlaitos.fi/open-data',
    answeredAt: iso(0),
  },
  validFrom: iso(-1),
  validUntil: iso(5),
  observedAt: iso(-1),
  link: 'https://www.ilmatieteenlaitos.fi/varoitukset',
  attractionId: null,
  municipalities: [91],
  regions: [],
};

describe('REST', () => {
  test('answers the conditions in force at a place, with source and times, and the verdict on fires', async () => {
    const body = await client.json<{ conditions: unknown[] }>('/api/query/conditions?attraction=1&lang=sv');
    expect(body).toEqual({
      time: expect.any(String),
      conditions: [
        { id: expect.any(Number), ...WARNING, headline: 'Varning för terrängbrand', description: '', language: 'sv' },
      ],
      fire: {
        answer: 'NO',
        reason: 'STRUCTURE_NOT_ALLOWED',
        rule: expect.stringContaining('får inte användas'),
        conditionId: expect.any(Number),
        answeredAt: iso(0),
        until: iso(1),
      },
    });
  });

  test('answers in another language where a source has none of the asked one', async () => {
    const { conditions } = await client.json<{ conditions: unknown[] }>('/api/query/conditions?attraction=1&lang=en');
    expect(conditions).toMatchObject([{ headline: 'Maastopalovaroitus <1>', language: 'fi' }]);
  });

  test('answers at the place that an id was merged into', async () => {
    const { conditions } = await client.json<{ conditions: unknown[] }>('/api/query/conditions?attraction=3');
    expect(conditions).toHaveLength(1);
  });

  test('answers official conditions before reports, by bounds and at a moment', async () => {
    const kinds = async (query: string) => {
      const body = await client.json<{ conditions: { kind: string }[] }>(`/api/query/conditions?${query}`);
      return body.conditions.map(({ kind }) => kind);
    };
    expect(await kinds(`bounds=${HERE}`)).toEqual(['WARNING', 'NOTICE']);
    expect(await kinds(`bounds=${HERE}&at=${iso(6)}`)).toEqual(['NOTICE']);
    expect(await kinds('bounds=27,65,28,66')).toEqual(['WARNING']);
    expect(await kinds(`attraction=2&at=${encodeURIComponent(iso(49))}`)).toEqual([]);
  });

  test.each([
    ['', 400, 'bounds', 'missing'],
    ['bounds=1,2,3', 400, 'bounds', 'invalid'],
    [`bounds=${HERE}&at=tomorrow`, 400, 'at', 'invalid'],
    [`bounds=${HERE}&at=2020-01-01T00:00:00Z`, 400, 'at', 'outOfRange'],
    [`bounds=${HERE}&lang=de`, 400, 'lang', 'unknown'],
    ['attraction=-1', 400, 'attraction', 'invalid'],
  ])('refuses ?%s', async (query, status, parameterName, detail) => {
    for (const form of ['', '.geojson', '.atom']) {
      const response = await fetch(`${server.url}/api/query/conditions${form}?${query}`);
      expect([response.status, await response.json()]).toEqual([status, { parameterName, detail }]);
    }
  });

  test.each([99, 300_000_000_000_001])('does not know the place %d', async (id) => {
    expect((await fetch(`${server.url}/api/query/conditions?attraction=${id}`)).status).toBe(404);
  });

  test('has GeoJSON to draw, also of conditions of a place', async () => {
    const { features } = await client.json<{ features: unknown[] }>(`/api/query/conditions.geojson?bounds=${HERE}`);
    expect(features).toMatchObject([
      { type: 'Feature', geometry: { type: 'Polygon' }, properties: { kind: 'WARNING' } },
      { geometry: { type: 'Point', coordinates: [24.96, 60.15] }, properties: { kind: 'NOTICE', attractionId: 2 } },
    ]);
  });

  test('has an Atom feed that is well-formed', async () => {
    const response = await fetch(`${server.url}/api/query/conditions.atom?bounds=${HERE}`);
    expect(response.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8');
    const texts: string[] = [];
    const parser = new SaxesParser({ xmlns: true });
    parser.on('text', (text) => texts.push(text));
    parser.write(await response.text()).close();
    expect(texts).toEqual(
      expect.arrayContaining([
        'Maastopalovaroitus <1>',
        'Kuivaa & kuumaa.',
        `start=${iso(-1)}; end=${iso(5)}; scheme=W3C-DTF;`,
        'Finnish Meteorological Institute, open data, CC BY 4.0',
      ]),
    );
  });

  test('refuses an unknown value of hideClosed in lists', async () => {
    const response = await fetch(`${server.url}/api/query/attractions?bbox=${HERE}&hideClosed=perhaps`);
    expect([response.status, await response.json()]).toEqual([400, { parameterName: 'hideClosed', detail: 'unknown' }]);
  });
});

describe('GraphQL', () => {
  test('answers all of a condition, and the verdict on fires', async () => {
    const answer = await client.ask(`{ attraction(id: 1) { ... on Attraction {
      conditions { conditionId kind severity code isOfficial text(language: en) { language headline }
        source { key name answeredAt } validFrom validUntil observedAt link geometry municipalities regions
        attraction { attractionId } }
      fire { answer reason rule(language: en) answeredAt until place isUsableDuringWarning isAtMarkedSitesOnly
        isOutOfService condition { code } conditions { code } }
    } } }`);
    expect(answer).toMatchObject({
      attraction: {
        conditions: [
          {
            kind: 'WARNING',
            text: { language: 'fi', headline: 'Maastopalovaroitus <1>' },
            source: { key: 'fmi', name: 'Ilmatieteen laitos', answeredAt: iso(0) },
            validUntil: iso(5),
            geometry: { type: 'Polygon' },
            municipalities: [91],
            attraction: null,
          },
        ],
        fire: {
          answer: 'NO',
          reason: 'STRUCTURE_NOT_ALLOWED',
          rule: expect.stringContaining('may not be used'),
          place: 'SITE',
          isUsableDuringWarning: false,
          condition: { code: 'forestFireWeather' },
          conditions: [{ code: 'forestFireWeather' }],
        },
      },
    });
  });

  test('has no verdict for a café, and names the place of a report', async () => {
    const answer = await client.ask(
      '{ attraction(id: 2) { ... on Attraction { fire { answer } conditions { attraction { attractionId } } } } }',
    );
    expect(answer).toEqual({
      attraction: { fire: null, conditions: [{ attraction: null }, { attraction: { attractionId: 2 } }] },
    });
  });

  test('answers a condition by its id while it is in force', async () => {
    const { id } = await server.db.prisma.condition.findFirstOrThrow({ where: { source: 'fmi' } });
    const nodeOf = (number: number) => client.ask(`{ node(id: "${btoa(`Condition:${number}`)}") { id } }`);
    expect(await nodeOf(id)).toEqual({ node: { id: btoa(`Condition:${id}`) } });
    expect(await nodeOf(id + 100)).toEqual({ node: null });
  });

  test.each([
    ['conditions { kind }', 'bounds'],
    [`conditions(bounds: [${HERE}], at: "2020-01-01T00:00:00Z") { kind }`, 'at'],
  ])('refuses %s', async (query, parameterName) => {
    await expect(client.ask(`{ ${query} }`)).rejects.toThrow(`"parameterName":"${parameterName}"`);
  });
});

test('a new answer of a source shows within a second, in cached answers too', async () => {
  const shown = async () =>
    (await client.json<{ conditions: unknown[] }>('/api/query/conditions?attraction=1')).conditions;
  expect(await shown()).toHaveLength(1);
  await sourceSays(server.db, 'fmi', NOW + 1, []);
  await expect.poll(shown, { timeout: 5000 }).toEqual([]);
});
