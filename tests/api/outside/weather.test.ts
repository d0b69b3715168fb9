import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { outsideAt } from '../../support/callers.ts';
import { type Client, clientOf } from '../../support/client.ts';
import { logInto } from '../../support/logInto.ts';
import { publishHelsinki } from '../../support/made/helsinki.ts';
import { madeWeather, wfsText } from '../../support/made/madeWeather.ts';
import { IDS } from '../../support/made/placesOfHelsinki.ts';
import { sharedFile } from '../../support/product.ts';
import { sending, startUpstream, type Upstream } from '../../support/services/upstream.ts';
import { startTestServer, type TestServer } from '../../support/testServer.ts';

// The product against a weather service of this machine, whose answers are the tests' own.

const TIMEOUT_MS = 400;
const XML = 'text/xml; charset=UTF8';

let service: Upstream;
let server: TestServer;
let client: Client;
const lines: string[] = [];
/** A point that no other test has asked about. */
let asked = 0;

beforeAll(async () => {
  service = await startUpstream(madeWeather());
  const log = logInto(lines);
  server = await startTestServer({ log, outside: outsideAt({ fmiUrl: `${service.url}/wfs` }, log, TIMEOUT_MS) });
  await publishHelsinki(server.db);
  client = clientOf(server.url);
});

afterAll(async () => {
  await server.stop();
  service.close();
});

/** A new server, so that no answer that another test has cached is used. */
async function fresh(): Promise<{
  readonly get: (path: string) => Promise<{ readonly status: number; readonly body: unknown }>;
  readonly stop: () => Promise<void>;
}> {
  const log = logInto(lines);
  const own = await startTestServer({ log, outside: outsideAt({ fmiUrl: `${service.url}/wfs` }, log, TIMEOUT_MS) });
  return {
    get: async (path) => {
      const response = await fetch(own.url + path);
      return { status: response.status, body: await response.json() };
    },
    stop: own.stop,
  };
}

beforeEach(() => {
  service.answer(madeWeather());
  lines.length = 0;
  asked += 1;
});

const somewhere = () => `lon=${(22 + asked / 5).toFixed(1)}&lat=62`;
const about = (what: string) => service.asked.filter((path) => path.includes(what));

describe('GET /api/query/weatherAt', () => {
  // SPEC §3: Weather: observations, forecasts, dayForecasts, pt; §7 GET `query/weatherAt`
  test('answers with the fields of SPEC §3', async () => {
    const weather = await client.json<Record<string, Record<string, unknown[]>>>(`/api/query/weatherAt?${somewhere()}`);
    expect(weather).toMatchObject({
      observations: {
        snow: { depthCm: 23, station: 'Kaukola' },
        air: { station: 'Lähilä', temp: -3.4, windgust: 7.2 },
      },
      pt: [expect.any(Number), expect.any(Number)],
      isStale: false,
      licence: 'CC BY 4.0',
    });
    const { times = [], ...series } = weather['forecasts'] ?? {};
    expect([
      times.length,
      Object.keys(series).toSorted(),
      Object.values(series).map((values) => values.length),
    ]).toEqual([67, ['cloud', 'precip', 'temp', 'windgust'], [67, 67, 67, 67]]);
    const hour = new Date();
    hour.setUTCMinutes(0, 0, 0);
    expect(times[0]).toBe(hour.toISOString());
    expect(Object.keys(weather['dayForecasts'] ?? {}).toSorted()).toEqual([
      'avgCloud',
      'complete',
      'dates',
      'maxTemp',
      'maxWind',
      'minTemp',
      'sumPrecip',
      'times',
    ]);
    expect(weather['sun']?.length).toBeGreaterThanOrEqual(3);
  });

  test('asks the service about the middle of a cell, never about the point itself', async () => {
    await client.json(`/api/query/weatherAt?lon=26.123456&lat=61.765432`);
    const [forecast = '', observed = ''] = service.asked.slice(-2).toSorted((a) => (a.includes('forecast') ? -1 : 1));
    expect(new URL(forecast, service.url).searchParams.get('latlon')).toBe('61.77,26.125');
    expect(`${forecast}${observed}`).not.toMatch(/26\.1234|61\.7654/);
  });

  // SPEC §3: Weather: observations, forecasts, dayForecasts, pt; §7 GET `query/weatherAt`
  test.each([
    ['', 'lon', 'missing'],
    ['?lon=25', 'lat', 'missing'],
    ['?lon=x&lat=60', 'lon', 'invalid'],
    ['?lon=25&lat=95', 'lat', 'outOfRange'],
    ['?lon=25&lon=26&lat=60', 'lon', 'invalid'],
    ['?lon=2.35&lat=48.85', 'lon', 'outsideFinland'],
    ['?lon=25&lat=48.85', 'lat', 'outsideFinland'],
  ])('refuses what is no point in Finland (%s)', async (query, parameterName, detail) => {
    const before = service.asked.length;
    const response = await fetch(`${server.url}/api/query/weatherAt${query}`);
    expect([response.status, await response.json()]).toEqual([400, { parameterName, detail }]);
    expect(service.asked.length).toBe(before);
  });

  test('asks once for all who ask at the same time, and not again while the answer is new', async () => {
    const before = service.asked.length;
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => client.json(`/api/query/weatherAt?${somewhere()}`)),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    await client.json(`/api/query/weatherAt?${somewhere()}`);
    expect(service.asked.length - before).toBe(2);
  });

  test('is 404 where the service knows nothing, which is no fault of it', async () => {
    const report =
      '<ExceptionReport xmlns="http://www.opengis.net/ows/1.1"><Exception exceptionCode="OperationParsingFailed">' +
      '<ExceptionText>No data available</ExceptionText></Exception></ExceptionReport>';
    service.answer(sending(report, XML, 400));
    const response = await fetch(`${server.url}/api/query/weatherAt?${somewhere()}`);
    expect([response.status, await response.json(), lines]).toEqual([404, { message: 'noData' }, []]);
  });
});

describe('a weather service that fails', () => {
  // Issue "Weather and encyclopedia": Cached by place and run, one request in flight; stale when the service is down;
  //   §8 504 timeout
  test.each([
    ['is silent', () => undefined, 504, 'timeout'],
    ['is broken', sending('oops', 'text/html', 500), 503, 'unavailable'],
  ] satisfies [string, Parameters<typeof service.answer>[0], number, string][])(
    'that %s is answered with an error, and logged in one line',
    async (_what, answering, status, message) => {
      service.answer(answering);
      const { get, stop } = await fresh();
      try {
        expect(await get(`/api/query/weatherAt?${somewhere()}`)).toMatchObject({ status, body: { message } });
        expect(lines.filter((line) => line.includes('the weather service')).length).toBe(1);
      } finally {
        await stop();
      }
    },
  );
});

describe('the weather of an attraction', () => {
  const QUERY = `query ($id: AttractionId!) { attraction(id: $id) { ... on Attraction { name weather { __typename
    ... on Weather { isStale pt fetched modelRun attribution licence licenceUrl
      observations { snow { depthCm station distanceKm time } air { temp windgust station } }
      forecasts { times temp precip windgust cloud } dayForecasts {
        times dates complete minTemp maxTemp sumPrecip avgCloud maxWind } sun { date state sunrise sunset } }
    ... on Unavailable { reason } } } } }`;

  test('is a field of it, within the limits of a query', async () => {
    const { attraction } = await client.ask<{ attraction: { weather: Record<string, unknown> } }>(QUERY, {
      id: IDS.museum,
    });
    expect(attraction.weather).toMatchObject({
      __typename: 'Weather',
      isStale: false,
      observations: { snow: { depthCm: 23 } },
      dayForecasts: { complete: expect.arrayContaining([true]) },
    });
  });

  test('is there at a point, too; a point elsewhere is refused', async () => {
    const query = 'query ($position: Position!) { weatherAt(position: $position) { __typename } }';
    expect(await client.ask(query, { position: [24.94, 60.17] })).toEqual({ weatherAt: { __typename: 'Weather' } });
    await expect(client.ask(query, { position: [2.35, 48.85] })).rejects.toThrow(/outsideFinland/);
  });

  test('is Unavailable where the service fails, and the rest of the page is there as before', async () => {
    service.answer(() => undefined);
    expect(await client.ask('{ weatherAt(position: [28.5, 65.5]) { ... on Unavailable { reason } } }')).toEqual({
      weatherAt: { reason: 'TIMEOUT' },
    });
    // After a failure the service is not asked for a while; the server answers at once.
    const before = service.asked.length;
    expect(
      await client.ask(
        '{ a: weatherAt(position: [28.1, 65.5]) { __typename } b: weatherAt(position: [27.1, 65.5]) { __typename } }',
      ),
    ).toEqual({ a: { __typename: 'Unavailable' }, b: { __typename: 'Unavailable' } });
    expect(await client.json(`/api/query/attractions/${IDS.museum}`)).toMatchObject({ id: IDS.museum });
    expect(service.asked.length).toBe(before);
  });
});

describe.skipIf(sharedFile('fmi/forecast-harmonie-point.xml') === null)('with the real answers', () => {
  test('the values are those that stand in them', async () => {
    const forecast = readFileSync(sharedFile('fmi/forecast-harmonie-point.xml') ?? '');
    const observations = readFileSync(sharedFile('fmi/observation-place.xml') ?? '');
    service.answer((request, response, url) =>
      sending(url.search.includes('forecast') ? forecast : observations, XML)(request, response, url),
    );
    const { get, stop } = await fresh();
    try {
      expect((await get('/api/query/weatherAt?lon=29.74&lat=67.58')).body).toMatchObject({
        pt: [29.74273, 67.58399],
        modelRun: '2022-09-19T09:00:00.000Z',
        forecasts: {
          temp: [6.8, 6.8, 6.8, 6.7, 6.7, 6.7, 6.7, 6.7, 6.6, 6.6, 6.6, 6.6],
          windgust: [6.1, 7, 7.8, 8.6, 9.5, 9.5, 9.5, 9.5, 9.5, 9.5, 9.5, 9.6],
        },
        dayForecasts: { sumPrecip: [0.22], maxWind: [9.6] },
        observations: { air: { temp: 26.3, station: 'Tampere Siilinkari' }, snow: null },
      });
    } finally {
      await stop();
    }
  });
});

test('requests to the service name its stored query and our program', () => {
  expect(about('forecast')[0]).toMatch(
    /^\/wfs\?service=WFS&version=2\.0\.0&request=getFeature&storedquery_id=fmi%3A%3Aforecast%3A%3Aharmonie/,
  );
  expect(new Set(service.agents)).toEqual(new Set([expect.stringMatching(/^Taival\/\d/)]));
  expect(wfsText({ fields: [], rows: [] })).toContain('FeatureCollection');
});
