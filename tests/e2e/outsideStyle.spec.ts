import { expect, type Page } from '@playwright/test';
import { fromGeojsonVt } from 'vt-pbf';
import { type Product, removeDataDir } from '../support/product.ts';
import { standsStill } from './drawnMap.ts';
import { startProductBeside } from './productBeside.ts';
import { test } from './undrawn.ts';

// A service that draws the map by a style of its own, replayed.
const SERVICE = 'https://tiles.openfreemap.org';
const DATA_DIR = '.data/e2e-style';

const STYLE = {
  version: 8,
  name: 'Replayed',
  glyphs: `${SERVICE}/fonts/{fontstack}/{range}.pbf`,
  sources: { planet: { type: 'vector', url: `${SERVICE}/planet` } },
  layers: [
    { id: 'ground', type: 'background', paint: { 'background-color': '#ffffff' } },
    { id: 'water', type: 'fill', source: 'planet', 'source-layer': 'water', paint: { 'fill-color': '#0000ff' } },
    {
      id: 'water-name',
      type: 'symbol',
      source: 'planet',
      'source-layer': 'water',
      layout: { 'text-field': ['get', 'name'], 'text-font': ['Noto Sans Regular'] },
    },
  ],
};
const PLANET = {
  tilejson: '3.0.0',
  tiles: [`${SERVICE}/planet/replayed/{z}/{x}/{y}.pbf`],
  minzoom: 0,
  maxzoom: 14,
  attribution: '<a href="https://openfreemap.org">OpenFreeMap</a> © OpenMapTiles, Data from OpenStreetMap',
};

/** One lake over everything. */
function tile(): Buffer {
  const ring: [number, number][] = [
    [0, 0],
    [4096, 0],
    [4096, 4096],
    [0, 4096],
    [0, 0],
  ];
  return Buffer.from(
    fromGeojsonVt(
      { water: { features: [{ type: 3, geometry: [ring], tags: { name: 'Koejärvi' } }] } },
      { version: 2, extent: 4096 },
    ),
  );
}

let product: Product;

test.use({ viewport: { width: 920, height: 640 } });

test.beforeAll(async () => {
  test.setTimeout(180_000);
  product = await startProductBeside({ dataDir: DATA_DIR, env: { BASEMAP: 'auto', BASEMAP_LAYERS: 'openfreemap' } });
});

test.afterAll(async () => {
  await product.stop();
  removeDataDir(DATA_DIR);
});

/** What the page asked of the service, and of anybody else. */
async function replay(page: Page, answers: boolean) {
  const asked: string[] = [];
  const others: string[] = [];
  await page.route(
    (url) => url.origin !== product.url && url.protocol.startsWith('http'),
    async (route) => {
      const url = new URL(route.request().url());
      (url.origin === SERVICE ? asked : others).push(url.pathname);
      if (!answers || url.origin !== SERVICE) return route.abort();
      const headers = { 'access-control-allow-origin': '*' };
      if (url.pathname.startsWith('/styles/')) return route.fulfill({ json: STYLE, headers });
      if (url.pathname === '/planet') return route.fulfill({ json: PLANET, headers });
      return route.fulfill({ body: tile(), contentType: 'application/x-protobuf', headers });
    },
  );
  return { asked, others };
}

/** The general map, chosen in an earlier visit. */
async function openGeneral(page: Page) {
  await page.addInitScript(() => {
    sessionStorage.setItem('taival.map', 'exposed');
    localStorage.setItem('baseMap', 'general');
  });
  await page.goto(`${product.url}/v/map?pos=11,24.47,61`);
}

const nameOfMap = (page: Page) => page.evaluate(() => window.taivalMap?.getStyle().name);
const layers = (page: Page) => page.evaluate(() => window.taivalMap?.getLayersOrder() ?? []);

// SPEC §2: Map: base layers general, terrain (default) and satellite
test('a service that the operator has switched on draws the general map, and attractions stand in it', async ({
  page,
}) => {
  const { asked, others } = await replay(page, true);
  await openGeneral(page);
  await expect.poll(() => nameOfMap(page), { timeout: 60_000 }).toBe('Replayed');
  await standsStill(page);
  await expect
    .poll(() => layers(page))
    .toEqual(expect.arrayContaining(['anchor-shapes', 'attraction-names', 'anchor-points']));
  const order = await layers(page);
  expect(order.indexOf('anchor-shapes')).toBeLessThan(order.indexOf('water-name'));
  expect(order.indexOf('attraction-names')).toBeGreaterThan(order.indexOf('water-name'));
  await expect
    .poll(() =>
      page.evaluate(() => window.taivalMap?.queryRenderedFeatures({ layers: ['attraction-names'] }).length ?? 0),
    )
    .toBeGreaterThan(0);
  await expect(page.locator('.maplibregl-ctrl-attrib')).toContainText('OpenFreeMap © OpenMapTiles');
  expect(asked[0]).toBe('/styles/liberty');
  expect(asked.filter((path) => path.startsWith('/fonts/'))).toEqual([]);
  expect(others).toEqual([]);
  await expect(page.getByText('Karttapalvelu ei vastaa')).toHaveCount(0);
});

test('in the dark look it is asked for its dark style', async ({ page }) => {
  const { asked } = await replay(page, true);
  await page.emulateMedia({ colorScheme: 'dark' });
  await openGeneral(page);
  await expect.poll(() => asked[0]).toBe('/styles/dark');
});

test('a service that does not answer leaves our own map, with a notice', async ({ page }) => {
  await replay(page, false);
  await openGeneral(page);
  await expect(page.getByText('Karttapalvelu ei vastaa')).toBeVisible();
  await standsStill(page);
  expect(await nameOfMap(page)).toMatch(/^taival-general/);
});
