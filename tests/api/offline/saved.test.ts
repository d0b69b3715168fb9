import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { NO_OUTSIDE_MAPS } from '#common/baseMap.ts';
import { type Bounds, containsPosition } from '#common/geo/bounds.ts';
import { boundsOfTile, tilesOf } from '#common/geo/tileGrid.ts';
import {
  SAVED_CELL_ZOOM,
  SAVED_IDS_MAX,
  type SavedCell,
  type SavedPlace,
  type SavedPlan,
} from '#common/offline/savedArea.ts';
import { type Client, clientOf } from '../../support/client.ts';
import { publishHelsinki } from '../../support/made/helsinki.ts';
import { makeImage } from '../../support/made/madeImages.ts';
import { EMPTY_BOUNDS, HELSINKI, IDS, PLACES } from '../../support/made/placesOfHelsinki.ts';
import { startTestServer, type TestServer } from '../../support/testServer.ts';

let server: TestServer;
let client: Client;

beforeAll(async () => {
  server = await startTestServer();
  client = clientOf(server.url);
  await publishHelsinki(server.db);
  await makeImage(server.db.pool, server.files, { attractionId: IDS.museum, seed: 1 });
  await makeImage(server.db.pool, server.files, { attractionId: IDS.museum, seed: 2, state: 'PENDING' });
}, 60_000);

afterAll(() => server.stop());

const cellPath = (
  { x, y }: { readonly x: number; readonly y: number },
  version: number | string = 2,
  z = SAVED_CELL_ZOOM,
) => `/saved/${version}/${z}/${x}/${y}.json`;

async function cellsOf(bounds: Bounds): Promise<SavedCell[]> {
  return Promise.all(tilesOf(bounds, SAVED_CELL_ZOOM).map((cell) => client.json<SavedCell>(cellPath(cell))));
}

/** Of all cells that the bounds touch. */
const corners = tilesOf(HELSINKI, SAVED_CELL_ZOOM).map(boundsOfTile);
const cellBounds: Bounds = [
  Math.min(...corners.map(([west]) => west)),
  Math.min(...corners.map(([, south]) => south)),
  Math.max(...corners.map(([, , east]) => east)),
  Math.max(...corners.map(([, , , north]) => north)),
];

const status = async (path: string) => (await fetch(`${server.url}${path}`)).status;

describe('the cells of an area', () => {
  // Issue "In the pocket": What is saved is public, and nobody's own
  test('hold each visible place of it once, and nobody’s own', async () => {
    const ids = (await cellsOf(HELSINKI)).flatMap(({ places }) => places.map(({ id }) => id)).sort((a, b) => a - b);
    expect(ids).toEqual(
      PLACES.filter(({ id, position }) => id !== IDS.hidden && containsPosition(cellBounds, position))
        .map(({ id }) => id)
        .sort((a, b) => a - b),
    );
    expect(ids).toEqual(expect.arrayContaining([IDS.museum, IDS.trail, IDS.fortress]));
  });

  test('hold all public data of a place, in every language', async () => {
    const places = (await cellsOf(HELSINKI)).flatMap(({ places: own }) => own);
    const museum = places.find(({ id }) => id === IDS.museum);
    expect(museum).toMatchObject({
      title: { fi: 'Linnoitusmuseo', sv: 'Fästningsmuseet', en: 'Linnoitusmuseo' },
      aliases: ['Linnakemuseo'],
      parent: { id: IDS.fortress, title: { fi: 'Linnoitussaari', sv: 'Fästningsön', en: 'Fortress Island' } },
      geometry: null,
    });
    const names: readonly string[] = museum?.names.map(({ norm }) => norm) ?? [];
    expect(names).toEqual(expect.arrayContaining(['linnoitusmuseo', 'fastningsmuseet']));
    const fortress = places.find(({ id }) => id === IDS.fortress);
    expect(fortress).toMatchObject({
      admin: { fi: ['Helsinki', 'Uusimaa'], sv: ['Helsingfors', 'Nyland'] },
      description: { fi: { language: 'fi', text: 'Saari' }, en: { language: 'en', text: 'An island' } },
      properties: { wikipedia: 'fi:Linnoitussaari', artistName: 'A. Rakentaja' },
      openingHours: '24/7',
      geometry: { type: 'Polygon' },
      children: { edges: [{ id: IDS.museum }, { id: IDS.cafe }], hasNextPage: false },
    });
    // Its own has none: the photo of what lies in it stands for it.
    expect(fortress?.cardImage?.attractionId).toBe(IDS.museum);
  });

  // Issue "In the pocket": What is saved is public, and nobody's own
  test('hold photos that were approved, and no others', async () => {
    const museum = (await cellsOf(HELSINKI)).flatMap(({ places }) => places).find(({ id }) => id === IDS.museum);
    expect(museum?.images).toHaveLength(1);
  });

  test('name the lines and areas that reach into them from elsewhere', async () => {
    const [northEast] = tilesOf([25.09, 60.28, 25.091, 60.281], SAVED_CELL_ZOOM);
    const cell = await client.json<SavedCell>(cellPath(northEast ?? { x: 0, y: 0 }));
    expect(cell.reaching).toEqual([IDS.trail]);
    expect(cell.places.map(({ id }) => id)).not.toContain(IDS.trail);
  });

  test('are asked again each minute, and not sent again', async () => {
    const [cell = { x: 0, y: 0 }] = tilesOf(HELSINKI, SAVED_CELL_ZOOM);
    const first = await fetch(`${server.url}${cellPath(cell)}`);
    expect(first.headers.get('cache-control')).toBe('public, max-age=60, stale-while-revalidate=600');
    expect(
      (await fetch(`${server.url}${cellPath(cell)}`, { headers: { 'if-none-match': first.headers.get('etag') ?? '' } }))
        .status,
    ).toBe(304);
  });

  test.each([
    ['of an unknown version', '/saved/99/12/2331/1186.json'],
    ['of a version that was never live', '/saved/3/12/2331/1186.json'],
    ['of a version that is no number', '/saved/x/12/2331/1186.json'],
    ['of another zoom', '/saved/2/11/1165/593.json'],
    ['outside the world', '/saved/2/12/4096/1186.json'],
    ['with a fraction', '/saved/2/12/2331.5/1186.json'],
    ['with a negative number', '/saved/2/12/-1/1186.json'],
  ])('%s are not there', async (_what, path) => {
    expect(await status(path)).toBe(404);
  });
});

describe('places by their ids', () => {
  test('come whole, without those that are hidden, gone or somebody’s own', async () => {
    const ids = [IDS.trail, IDS.hidden, IDS.gone, IDS.own, IDS.museum];
    const places = await client.json<readonly SavedPlace[]>(`/saved/2/places?ids=${ids.join()}`);
    expect(places.map(({ id }) => id)).toEqual([IDS.trail, IDS.museum]);
    expect(places[0]?.children?.edges).toEqual([
      { id: IDS.shelter, metresAlong: 1500.5 },
      { id: IDS.tower, metresAlong: 8000 },
    ]);
  });

  test.each([
    ['without any', '/saved/2/places', 400],
    ['that are no numbers', '/saved/2/places?ids=1,x', 400],
    [
      'too many of them',
      `/saved/2/places?ids=${Array.from({ length: SAVED_IDS_MAX + 1 }, (_, at) => at + 1).join()}`,
      400,
    ],
    ['beyond all numbers', '/saved/2/places?ids=99999999999999999999', 400],
    ['of an unknown version', '/saved/99/places?ids=2', 404],
  ])('are refused %s', async (_what, path, code) => {
    expect(await status(path)).toBe(code);
  });
});

describe('the plan of an area', () => {
  test('holds the version, its tiles, sources and categories, and the size of the download', async () => {
    const plan = await client.json<SavedPlan>(`/saved/plan?bounds=${HELSINKI.join()}`);
    expect(plan).toMatchObject({ version: 2, baseTiles: { maxZoom: 14 }, photos: 1 });
    expect(plan.places).toBeGreaterThanOrEqual(6);
    expect(plan.sources.map(({ key }) => key)).toEqual(expect.arrayContaining(['osm', 'lipas']));
    expect(plan.categories.find(({ key }) => key === 'tourism/museum')).toMatchObject({ fi: 'Museo', primary: true });
    const empty = await client.json<SavedPlan>(`/saved/plan?bounds=${EMPTY_BOUNDS.join()}`);
    expect(empty.places).toBe(0);
    expect(empty.bytes).toBeGreaterThan(0);
  });

  test('of a small area counts the places of its whole cell, for they are all saved', async () => {
    for (const [at, { places }] of (await cellsOf(HELSINKI)).entries()) {
      const [west = 0, south = 0] = corners[at] ?? [];
      const corner = [west + 0.001, south + 0.001, west + 0.002, south + 0.002];
      const plan = await client.json<SavedPlan>(`/saved/plan?bounds=${corner.join()}`);
      expect(plan.places).toBe(places.length);
    }
  });

  test.each([
    ['none', '/saved/plan'],
    ['turned round', '/saved/plan?bounds=25,60,24,61'],
    ['no numbers', '/saved/plan?bounds=a,b,c,d'],
    ['of half the country', '/saved/plan?bounds=22,60,27,64'],
    ['given twice', '/saved/plan?bounds=24,60,25,61&bounds=24,60,25,61'],
  ])('is refused for bounds that are %s', async (_what, path) => {
    expect(await status(path)).toBe(400);
  });

  test('can be asked for 20 times a minute: some hundred tiles are weighed for each', async () => {
    const limited = await startTestServer({
      config: { outsideMaps: NO_OUTSIDE_MAPS, publicUrl: null, rateLimits: true, trustProxy: 0 },
    });
    try {
      const statuses: number[] = [];
      // Refused bounds count too.
      for (let i = 0; i < 21; i++) statuses.push((await fetch(`${limited.url}/saved/plan?bounds=0,0,0,0`)).status);
      expect(statuses.lastIndexOf(400)).toBe(19);
      expect(statuses.at(-1)).toBe(429);
    } finally {
      await limited.stop();
    }
  }, 60_000);
});
