import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { drawnDiscs, type LonLat, openMap } from './drawnMap.ts';
import { detail, expect, find, firstCard, NO_REAL_DATA, openMiddleOfMap, realData, test } from './visitor.ts';

test.describe('the map draws what can be opened', { tag: '@drawn' }, () => {
  // SPEC §1: Visitors need no account to browse map, lists and details
  test('a point: clicking the disc of Häme Castle opens it, and back returns to the list', async ({ page }) => {
    const castle = await find(page, 'Hämeen linna');
    await page.goto(`/v/map/attraction?pos=14,${castle.pt.join(',')}`);
    await openMiddleOfMap(page, new RegExp(`/v/map/${castle.id}\\b`));
    await expect(page.getByRole('heading', { level: 1, name: castle.name })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\/v\/map\/attraction/);
    await expect(firstCard(page)).toBeVisible();
  });

  test('a line: clicking the hiking route opens it', async ({ page }) => {
    test.skip(!realData(), NO_REAL_DATA);
    const route = await routeOfHelsinki(page);
    await page.goto(`/v/map/hiking?pos=17,${route.on.join(',')}`);
    await openMiddleOfMap(page, new RegExp(`/v/map/${route.id}\\b`));
    await expect(page.getByRole('heading', { level: 1, name: route.name })).toBeVisible();
  });

  test('an area: clicking inside it, away from its disc, opens it', async ({ page }) => {
    test.skip(!realData(), NO_REAL_DATA);
    const zoo = await find(page, 'Korkeasaaren eläintarha');
    await page.goto(`/v/map/attraction?pos=16.5,${zoo.pt[0] - 0.0012},${zoo.pt[1] - 0.0006}`);
    await openMiddleOfMap(page, new RegExp(`/v/map/${zoo.id}\\b`));
  });

  test('a kind that is not chosen is not drawn: the castle does not open among museums of one category', async ({
    page,
  }) => {
    const castle = await find(page, 'Hämeen linna');
    await page.goto(`/v/map/wc?pos=14,${castle.pt.join(',')}`);
    const canvas = page.locator('canvas.maplibregl-canvas');
    await expect(canvas).toBeVisible();
    const tile = page.waitForResponse(/\/tiles\/attractions\/\d+\/wc\//);
    await tile;
    const box = await canvas.boundingBox();
    await page.mouse.click((box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2);
    await expect(page).toHaveURL(/\/v\/map\/wc/);
  });

  test('a page whose data set was replaced twice meanwhile reads the live one and goes on drawing', async ({
    page,
  }) => {
    test.skip(!realData(), 'only one data set was published, so none was dropped');
    const castle = await find(page, 'Hämeen linna');
    // The page as it was served when the first data set was live.
    await page.route(
      /\/v\/map\//,
      async (route) => {
        const answer = await route.fetch();
        return route.fulfill({
          response: answer,
          body: (await answer.text()).replaceAll(/"version":\d+/g, '"version":1'),
        });
      },
      { times: 1 },
    );
    const refused = page.waitForResponse(
      (response) => response.url().includes('/tiles/attractions/1/') && response.status() === 404,
    );
    await page.goto(`/v/map/attraction?pos=14,${castle.pt.join(',')}`);
    await refused;
    await openMiddleOfMap(page, new RegExp(`/v/map/${castle.id}\\b`));
  });
});

test('land, lines and names are drawn, and on them the disc of the castle', { tag: '@drawn' }, async ({ page }) => {
  const castle = await find(page, 'Hämeen linna');
  // Without a kind the best places are drawn, the castle among them.
  await openMap(page, `14,${castle.pt.join(',')}`, '', 'wc');
  const types = await page.evaluate(() => window.taivalMap?.queryRenderedFeatures().map(({ layer }) => layer.type));
  expect(types).toEqual(expect.arrayContaining(['fill', 'line', 'symbol']));
  expect(new Set(await middleOfMap(page, 400)).size, 'colours in the middle of the map').toBeGreaterThan(20);
  const without = await middleOfMap(page, 12);
  await openMap(page, `14,${castle.pt.join(',')}`, '', 'attraction');
  await expect
    .poll(async () => {
      const pixels = await middleOfMap(page, 12);
      return pixels.filter((pixel, at) => pixel !== without[at]).length / pixels.length;
    })
    .toBeGreaterThan(0.5);
});

test('a chip leaves the places on the map that fit, without other tiles, and back brings the others back', async ({
  page,
}) => {
  test.skip(!realData(), NO_REAL_DATA);
  const answer = await page.request.get('/api/query/attractions.geojson?attractionKind=cafe&features=wheelchair');
  const { features } = await answer.json();
  const fits = ([lon, lat]: LonLat) =>
    features.some(({ geometry: { coordinates } }: { geometry: { coordinates: LonLat } }) =>
      [coordinates[0] - lon, coordinates[1] - lat].every((degrees) => Math.abs(degrees) < 1e-5),
    );
  const othersDrawn = async () => (await drawnDiscs(page)).filter((position) => !fits(position)).length;

  await openMap(page, '15,24.941,60.169', '', 'cafe');
  await expect.poll(othersDrawn).toBeGreaterThan(5);
  const before = await drawnDiscs(page);
  const tiles: string[] = [];
  page.on('request', (request) => request.url().includes('/tiles/attractions/') && tiles.push(request.url()));
  await page.getByRole('button', { name: /^Esteetön/ }).click();
  await expect(page.getByRole('button', { name: 'Poista suodattimet: Esteetön' })).toBeVisible();
  await expect.poll(othersDrawn).toBe(0);
  expect((await drawnDiscs(page)).length).toBeGreaterThan(5);
  await page.goBack();
  await expect.poll(() => drawnDiscs(page)).toEqual(before);
  expect(tiles).toEqual([]);
});

test('the camera stands in the URL, is replaced and not pushed, and is restored by a reload', async ({ page }) => {
  await page.goto('/v/map?pos=9,25.5,61.5');
  const canvas = page.locator('canvas.maplibregl-canvas');
  await expect(canvas).toBeVisible();
  const entries = await page.evaluate(() => history.length);
  await canvas.focus();
  await page.keyboard.press('ArrowRight');
  await expect(page).not.toHaveURL(/pos=9,25\.5,61\.5/);
  const moved = new URL(page.url()).searchParams.get('pos');
  expect(await page.evaluate(() => history.length)).toBe(entries);
  await page.reload();
  await expect(page).toHaveURL((url) => url.searchParams.get('pos') === moved);
});

test('without the map the list works, and one sentence stands in its place', async ({ page }) => {
  await page.addInitScript(() => {
    const original = HTMLCanvasElement.prototype.getContext;
    HTMLCanvasElement.prototype.getContext = new Proxy(original, {
      apply: (target, canvas, args) =>
        String(args[0]).startsWith('webgl') ? null : Reflect.apply(target, canvas, args),
    });
  });
  await page.goto('/v/map');
  await expect(firstCard(page)).toBeVisible();
  await expect(page.getByText(/kartta/i).last()).toBeVisible();
  await expect(page.locator('canvas')).toHaveCount(0);
});

/** The colours of a square of the screen in the middle of the map, whose sides are so many pixels long. */
async function middleOfMap(page: Page, side: number): Promise<readonly number[]> {
  const box = await page.locator('canvas.maplibregl-canvas').boundingBox();
  if (!box) throw new Error('The map has no size.');
  const clip = { x: box.x + (box.width - side) / 2, y: box.y + (box.height - side) / 2, width: side, height: side };
  const bytes = await sharp(await page.screenshot({ clip }))
    .removeAlpha()
    .raw()
    .toBuffer();
  return Array.from({ length: bytes.length / 3 }, (_, at) => bytes.readUIntBE(at * 3, 3));
}

async function routeOfHelsinki(page: Page) {
  const answer = await page.request.get('/api/query/attractions?category=route/hiking&bbox=24.89,60.14,24.99,60.18');
  const { best }: { best: readonly { readonly id: number; readonly name: string; readonly type: string }[] } =
    await answer.json();
  const route = best.find(({ type }) => type === 'PATH');
  if (!route) throw new Error('There is no hiking route in Helsinki.');
  const { geometry } = await detail(page, route.id);
  const flat = JSON.stringify(geometry.coordinates).match(/-?\d+\.\d+,-?\d+\.\d+/g) ?? [];
  const on = (flat[Math.floor(flat.length / 3)] ?? '').split(',').map(Number);
  return { ...route, on };
}
