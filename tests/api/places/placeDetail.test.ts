import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { publishHelsinki } from '../../support/made/helsinki.ts';
import { IDS } from '../../support/made/placesOfHelsinki.ts';
import { startTestServer, type TestServer } from '../../support/testServer.ts';
import { getJson } from './getJson.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  await publishHelsinki(server.db);
}, 60_000);

afterAll(() => server.stop());

const get = (path: string) => getJson(server.url + path);

describe('GET /api/query/attractions/{id}', () => {
  test('answers a place with what it lies in and what lies in it', async () => {
    const { status, body } = await get(`/api/query/attractions/${IDS.fortress}`);
    expect(status).toBe(200);
    expect(body).toMatchObject({ id: IDS.fortress, geometry: { type: 'Polygon' }, aliases: [], expandedParent: null });
    expect(body.properties).toEqual({
      name_sv: 'Fästningsön',
      name_en: 'Fortress Island',
      wikipedia: 'fi:Linnoitussaari',
      openingHours: '24/7',
      artist_name: 'A. Rakentaja',
      description: 'Saari',
      descriptionLanguage: 'fi',
    });
    expect(body.expandedChildren.map((child: { id: number; relation: string }) => [child.id, child.relation])).toEqual([
      [IDS.museum, 'INSIDE'],
      [IDS.cafe, 'INSIDE'],
    ]);
  });

  test('answers a place with its records and the credits to show', async () => {
    const { body } = await get(`/api/query/attractions/${IDS.fortress}`);
    expect(body.sources).toEqual([
      { key: 'lipas', ref: '503', url: null, date: null },
      { key: 'osm', ref: 'way/1', url: 'https://www.openstreetmap.org/way/1', date: null },
    ]);
    const { body: feature } = await get(`/api/query/attractions/${IDS.fortress}.geojson`);
    expect(body.credits).toEqual(feature.properties.credits);
    expect(body.credits).toHaveLength(2);
    const { body: item } = await get(`/ogc/collections/places/items/${IDS.fortress}`);
    expect(item.properties.credits).toEqual(body.credits);
  });

  test('answers in the asked language, and says which one a text is in', async () => {
    const { body } = await get(`/api/query/attractions/${IDS.fortress}?lang=en`);
    expect(body.properties).toMatchObject({ description: 'An island', descriptionLanguage: 'en' });
    const swedish = await get(`/api/query/attractions/${IDS.fortress}?lang=sv`);
    expect(swedish.body.admin).toEqual(['Helsingfors', 'Nyland']);
    expect(swedish.body.properties).toMatchObject({ description: 'Saari', descriptionLanguage: 'fi' });
  });

  test('lists the places along a route in their order', async () => {
    const { body } = await get(`/api/query/attractions/${IDS.trail}`);
    expect(body).toMatchObject({ contour: 12_300, area: null });
    expect(
      body.expandedChildren.map((child: { id: number; metresAlong: number }) => [child.id, child.metresAlong]),
    ).toEqual([
      [IDS.shelter, 1500.5],
      [IDS.tower, 8000],
    ]);
  });

  test('answers a point with its parent, its aliases and a point geometry', async () => {
    const { body } = await get(`/api/query/attractions/${IDS.museum}`);
    expect(body).toMatchObject({
      aliases: ['Linnakemuseo'],
      geometry: { type: 'Point', coordinates: [24.988, 60.147] },
      expandedParent: { id: IDS.fortress },
    });
  });

  test.each([IDS.merged, IDS.mergedTwice])('a merged id answers with its new place (%d)', async (id) => {
    const { status, body } = await get(`/api/query/attractions/${id}`);
    expect([status, body.id]).toEqual([200, IDS.museum]);
  });

  test.each([
    ['that has vanished', IDS.gone, 'gone'],
    ['that was hidden', IDS.hidden, 'gone'],
    ['merged into itself', IDS.circle, 'gone'],
    ['that only a withdrawn version had', IDS.rolledBack, 'notFound'],
    ['that was never given', 123_456_789, 'notFound'],
    ['of a place of somebody’s own', IDS.own, 'notFound'],
    ['in a range of nobody', 2e13, 'notFound'],
    ['of the largest number', Number.MAX_SAFE_INTEGER, 'notFound'],
  ])('an id %s is 404', async (_what, id, message) => {
    expect(await get(`/api/query/attractions/${id}`)).toMatchObject({ status: 404, body: { message } });
  });

  test.each(['-1', 'abc', '1.5', '1e3', '9007199254740992', '12345678901234567890', '%20', `${'9'.repeat(250)}`])(
    '%s is no id',
    async (id) => {
      expect(await get(`/api/query/attractions/${id}`)).toMatchObject({
        status: 400,
        body: { parameterName: 'id', detail: 'invalid' },
      });
    },
  );

  test('an unknown language is refused', async () => {
    expect(await get(`/api/query/attractions/${IDS.museum}?lang=de`)).toMatchObject({
      status: 400,
      body: { parameterName: 'lang', detail: 'unknown' },
    });
  });
});
