import { VectorTile } from '@mapbox/vector-tile';
import { PbfReader } from 'pbf';
import { standsStill } from './drawnMap.ts';
import { expect, find, firstCard, test } from './visitor.ts';

const TILE = /\/tiles\/attractions\/\d+\/attraction\/(\d+)\/(\d+)\/(\d+)\.mvt/;

// SPEC §1: Keyboard and screen reader reach all that the map shows through the list (DESIGN 7)
test('what the map shows of a kind stands in its list too', { tag: '@map' }, async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (TILE.test(request.url())) asked.push(request.url());
  });
  const castle = await find(page, 'Hämeen linna');
  await page.addInitScript(() => sessionStorage.setItem('taival.map', 'exposed'));
  await page.goto(`/v/map/attraction?pos=14,${castle.pt.join(',')}`);
  await expect(firstCard(page)).toBeVisible();
  await expect.poll(() => asked.length, { timeout: 60_000 }).toBeGreaterThan(0);
  await page.waitForLoadState('networkidle');
  await standsStill(page);
  const [west = 0, south = 0, east = 0, north = 0] = await page.evaluate(
    () => window.taivalMap?.getBounds().toArray().flat() ?? [],
  );

  const drawn = new Set<number>();
  for (const url of asked) {
    const [, z, x, y] = (TILE.exec(url) ?? []).map(Number);
    const body = await (await page.request.get(url)).body();
    const points = new VectorTile(new PbfReader(new Uint8Array(body))).layers['points'];
    for (let at = 0; at < (points?.length ?? 0); at += 1) {
      const feature = points?.feature(at).toGeoJSON(x ?? 0, y ?? 0, z ?? 0);
      if (feature?.geometry.type !== 'Point') continue;
      const [lon = 0, lat = 0] = feature.geometry.coordinates;
      if (lon > west && lon < east && lat > south && lat < north) drawn.add(Number(feature.properties?.['id']));
    }
  }
  expect(drawn.size).toBeGreaterThan(2);

  const cards = page.getByRole('main').locator('a[href^="/v/map/"]');
  // The list follows once the map has said what it shows.
  await expect(async () => {
    const listed = new Set<string>();
    const collect = async () => {
      for (const href of await cards.evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? '')))
        listed.add(href);
    };
    await collect();
    for (const group of await page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('button').all()) {
      if ((await group.getAttribute('aria-expanded')) === 'true') continue;
      await group.press('Enter');
      await expect(group).toHaveAttribute('aria-expanded', 'true');
      await collect();
    }
    expect([...listed]).toEqual(expect.arrayContaining([...drawn].map((id) => `/v/map/${id}`)));
  }).toPass({ timeout: 20_000 });
});
