import { createServer, type Server, type ServerResponse } from 'node:http';
import { type Locator, expect as plainExpect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { type Product, removeDataDir } from '../support/product.ts';
import { openMap, standsStill } from './drawnMap.ts';
import { startProductBeside } from './productBeside.ts';
import { test as plainTest } from './undrawn.ts';
import { expect, find, openMiddleOfMap, test } from './visitor.ts';

const HERE = { longitude: 24.4665, latitude: 60.995, accuracy: 40 };
/** Colours of the dot, fresh, and of the measured line in the light look. */
const DOT = [29, 98, 165];
const LINE = [53, 65, 59];
const canvas = (page: Page) => page.locator('canvas.maplibregl-canvas');
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const centre = (page: Page) =>
  page.evaluate(() => [window.taivalMap?.getCenter().lng ?? 0, window.taivalMap?.getCenter().lat ?? 0]);
/** Places are drawn: deck.gl is there. */
const isReady = (page: Page) =>
  expect.poll(() => page.evaluate(() => window.taivalMap?.getLayersOrder() ?? [])).toContain('attraction-names');

/** Colour on the screen so far from the middle of the map. */
async function colourAt(page: Page, dx: number, dy: number): Promise<number[]> {
  const box = await canvas(page).boundingBox();
  if (!box) throw new Error('The map has no size.');
  const clip = {
    x: Math.round(box.x + box.width / 2 + dx),
    y: Math.round(box.y + box.height / 2 + dy),
    width: 1,
    height: 1,
  };
  return [
    ...(await sharp(await page.screenshot({ clip }))
      .removeAlpha()
      .raw()
      .toBuffer()),
  ];
}

async function clickAt(page: Page, dx: number, dy: number, options: { button?: 'left' | 'right' } = {}) {
  const box = await canvas(page).boundingBox();
  if (!box) throw new Error('The map has no size.');
  await page.mouse.click(box.x + box.width / 2 + dx, box.y + box.height / 2 + dy, options);
}

test.describe('my location', () => {
  // SPEC §2: Map: a my-location control
  test(
    'is followed where the browser may, shown with its accuracy, and gone to by its button',
    { tag: '@drawn' },
    async ({ page, context }) => {
      await context.grantPermissions(['geolocation']);
      await context.setGeolocation(HERE);
      await openMap(page, '9,26,62');
      await button(page, 'Oma sijainti').click();
      await expect.poll(async () => (await centre(page))[0]).toBeCloseTo(HERE.longitude, 3);
      await expect.poll(async () => (await centre(page))[1]).toBeCloseTo(HERE.latitude, 3);
      // A position that was not renewed for 11 s is drawn hollow; once it is asked for anew, it is full again.
      await expect(async () => {
        await button(page, 'Oma sijainti').click();
        await expect.poll(() => colourAt(page, 0, 0), { timeout: 8000 }).toEqual(DOT);
      }).toPass({ timeout: 60_000 });
      await expect(page.getByRole('main')).toContainText(/\d\s(km|m)/);
    },
  );

  // SPEC §8: Geolocation: permission denied shows a message to allow location in browser settings and stops watching
  test('that the browser refuses gives a notice, and is not asked for again', async ({ page, context }) => {
    await context.clearPermissions();
    await openMap(page, '9,26,62');
    // The question leaves the middle of the map free, where a place is opened.
    const question = await page.getByRole('region', { name: 'Oma sijainti' }).boundingBox();
    const map = await canvas(page).boundingBox();
    if (!question || !map) throw new Error('The question or the map has no size.');
    const [x, y] = [map.x + map.width / 2 - question.x, map.y + map.height / 2 - question.y];
    expect(x > 0 && x < question.width && y > 0 && y < question.height).toBe(false);
    await button(page, 'Oma sijainti').click();
    await expect(
      page.getByRole('status').filter({ hasText: 'Salli sijainnin käyttö selaimen asetuksista.' }),
    ).toBeVisible();
    await page.reload();
    await standsStill(page);
    await expect(button(page, 'Oma sijainti')).toBeVisible();
    await expect(button(page, 'Näytä sijainti')).toHaveCount(0);
  });

  // SPEC §5: A user position outside Finland's box is flagged outside Finland and not used
  // SPEC §8: Position outside Finland not used
  test('outside Finland is not used', async ({ page, context }) => {
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation({ longitude: 24.75, latitude: 59.44, accuracy: 20 });
    await openMap(page, '9,26,62');
    await button(page, 'Oma sijainti').click();
    await expect(page.getByText('Olet Suomen ulkopuolella')).toBeVisible();
    expect((await centre(page))[0]).toBeCloseTo(26, 1);
  });
});

test.describe('measuring', () => {
  // SPEC §2: Map: a distance-measure mode
  test('swallows clicks, shows the length, and ends with Escape', { tag: '@drawn' }, async ({ page }) => {
    const castle = await find(page, 'Hämeen linna');
    await openMap(page, `14,${castle.pt.join(',')}`);
    await isReady(page);
    await button(page, 'Etäisyyden mittaus').click();
    const panel = page.getByRole('region', { name: 'Etäisyyden mittaus' });
    await clickAt(page, 0, 0);
    await clickAt(page, 200, 0);
    await expect(panel.locator('output')).toHaveText(/^\d+,\d+\skm$/);
    expect(page.url()).not.toContain(`/${castle.id}`);
    await expect.poll(() => colourAt(page, 100, 0)).toEqual(LINE);
    await panel.getByRole('button', { name: 'Kumoa' }).click();
    await expect(panel.locator('output')).toHaveText(/1 piste/);
    await page.keyboard.press('Escape');
    await expect(panel).toHaveCount(0);
    await expect.poll(() => colourAt(page, 100, 0)).not.toEqual(LINE);
  });
});

// SPEC §2: Map: a click or long-press places a new own place (anonymous: the point)
test('a context click opens the point under it, and back leaves it', async ({ page }) => {
  await openMap(page, '12,26,62.5');
  await isReady(page);
  await clickAt(page, 100, 50, { button: 'right' });
  await expect(page).toHaveURL(/[?&]point=26\.\d+,62\.\d+/);
  await page.goBack();
  await expect(page).not.toHaveURL(/point=/);
});

// SPEC §2: Map: a click or long-press places a new own place (anonymous: the point)
test('a click on empty map closes what is open', async ({ page }) => {
  await openMap(page, '12,26,62.5');
  await isReady(page);
  await clickAt(page, 100, 50, { button: 'right' });
  await expect(page).toHaveURL(/[?&]point=/);
  // A busy map drops clicks.
  await expect(async () => {
    await clickAt(page, -120, -60);
    await expect(page).not.toHaveURL(/point=/, { timeout: 1500 });
  }).toPass({ timeout: 60_000 });
  await expect(page).toHaveURL(/\/v\/map\?/);
});

test(
  'a drag with the right button turns the map, discs open where they then stand, and the compass turns it back',
  { tag: '@drawn' },
  async ({ page }) => {
    const castle = await find(page, 'Hämeen linna');
    await openMap(page, `14,${castle.pt.join(',')}`, '', 'attraction');
    await isReady(page);
    const bearing = () => page.evaluate(() => window.taivalMap?.getBearing());
    const box = await canvas(page).boundingBox();
    if (!box) throw new Error('The map has no size.');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 3];
    await page.mouse.move(x, y);
    await page.mouse.down({ button: 'right' });
    await page.mouse.move(x + 60, y, { steps: 3 });
    await page.mouse.move(x + 200, y, { steps: 3 });
    await page.mouse.up({ button: 'right' });
    await expect.poll(bearing).not.toBe(0);
    expect(page.url()).not.toContain('point=');
    await openMiddleOfMap(page, new RegExp(`/v/map/${castle.id}\\b`));
    await button(page, 'Käännä pohjoinen ylös').click();
    await expect.poll(bearing).toBe(0);
  },
);

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the buttons stand free over the lowest windows', async ({ page }) => {
    await openMap(page, '12,26,62.5');
    await button(page, 'Ei nyt').click();
    for (const [width, height] of [
      [320, 256],
      [320, 400],
      [568, 320],
    ] as const) {
      await page.setViewportSize({ width, height });
      await button(page, 'Karttapohja').click({ trial: true });
      await button(page, 'Etäisyyden mittaus').click();
      await page.getByRole('button', { name: 'Lopeta' }).click();
    }
  });

  // SPEC §2: Map: a click or long-press places a new own place (anonymous: the point)
  test('a long press opens the point under it, coordinates and a login prompt', async ({ page }) => {
    await openMap(page, '12,26,62.5');
    await isReady(page);
    await page.setViewportSize({ width: 320, height: 640 });
    const top = async (of: Locator) => (await of.boundingBox())?.y ?? 0;
    const chip = page.getByRole('link', { name: 'Laavut', exact: true });
    // The group of buttons has 48 px of free map above it, below the chips.
    await expect
      .poll(async () => (await top(page.getByRole('group', { name: 'Kartan toiminnot' }))) - (await top(chip)))
      .toBeGreaterThan(96);
    await page.setViewportSize({ width: 390, height: 844 });
    const session = await page.context().newCDPSession(page);
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: 120, y: 330 }] });
    await expect(page).toHaveURL(/[?&]point=2\d\.\d+,6\d\.\d+/);
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    const point = page.getByRole('article');
    await expect(point.getByRole('heading', { level: 1 })).toHaveText(/6\d\.\d+, 2\d\.\d+/);
    await point.getByRole('button', { name: 'Lisää oma paikka' }).click();
    await expect(page.getByRole('link', { name: 'Kirjaudu sisään' })).toBeVisible();
  });
});

// SPEC §2: Map: base layers general, terrain (default) and satellite
test('satellite is not offered without a service', async ({ page }) => {
  await openMap(page, '12,24.9,60.2');
  await button(page, 'Karttapohja').click();
  await expect(page.getByRole('radio', { name: 'Satelliittikuva' })).toHaveCount(0);
  await page.getByRole('radio', { name: 'Yleiskartta' }).check();
  await expect.poll(() => page.evaluate(() => window.taivalMap?.getStyle().name)).toMatch(/general/);
  await page.reload();
  await standsStill(page);
  expect(await page.evaluate(() => window.taivalMap?.getStyle().name)).toMatch(/general/);
});

// A service of map pictures, replayed: it answers, is slow, or fails.
plainTest.describe('map pictures of a service', () => {
  const DATA_DIR = '.data/e2e-pictures';
  const asked: string[] = [];
  let behaviour: 'answers' | 'is slow' | 'fails' = 'answers';
  let service: Server;
  let product: Product;

  plainTest.use({ viewport: { width: 920, height: 640 } });

  plainTest.beforeAll(async () => {
    plainTest.setTimeout(180_000);
    const picture = await sharp({ create: { width: 256, height: 256, channels: 3, background: '#446633' } })
      .png()
      .toBuffer();
    const answer = (response: ServerResponse) => {
      if (behaviour === 'answers') response.writeHead(200, { 'content-type': 'image/png' }).end(picture);
      if (behaviour === 'fails') response.writeHead(500).end();
    };
    service = createServer((request, response) => {
      asked.push(request.url ?? '');
      response.setHeader('access-control-allow-origin', '*');
      answer(response);
    });
    await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
    const address = service.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    product = await startProductBeside({
      dataDir: DATA_DIR,
      env: { BASEMAP: 'auto', MML_API_KEY: 'k', MML_URL: `http://127.0.0.1:${port}` },
    });
  });

  plainTest.afterAll(async () => {
    await product.stop();
    removeDataDir(DATA_DIR);
    service.closeAllConnections();
    service.close();
  });

  async function open(page: Page) {
    await page.addInitScript(() => sessionStorage.setItem('taival.map', 'exposed'));
    await page.goto(`${product.url}/v/map?pos=11,24.47,61`);
  }
  const hasPictures = (page: Page) => page.evaluate(() => window.taivalMap?.getSource('imagery') !== undefined);
  const notice = (page: Page) => page.getByText('Karttapalvelu ei vastaa');

  // SPEC §2: Map: base layers general, terrain (default) and satellite
  plainTest('are drawn, with the operator’s key, and exchanged by the choice of the visitor', async ({ page }) => {
    behaviour = 'answers';
    await open(page);
    await standsStill(page);
    plainExpect(await hasPictures(page)).toBe(true);
    plainExpect(asked.some((url) => url.includes('/maastokartta/') && url.endsWith('api-key=k'))).toBe(true);
    await button(page, 'Karttapohja').click();
    await page.getByRole('radio', { name: 'Satelliittikuva' }).check();
    await plainExpect.poll(() => asked.some((url) => url.includes('/ortokuva/'))).toBe(true);
    await plainExpect(page.locator('.maplibregl-ctrl-attrib')).toContainText('Maanmittauslaitos');
    await plainExpect(notice(page)).toHaveCount(0);
  });

  for (const silence of ['is slow', 'fails'] as const) {
    plainTest(`give way to our own map with a notice when the service ${silence}`, async ({ page }) => {
      behaviour = silence;
      await open(page);
      await plainExpect(notice(page)).toBeVisible();
      await standsStill(page);
      plainExpect(await hasPictures(page)).toBe(false);
    });
  }
});
