import { drawnAt, drawnWithin, type LonLat, lookAt, openMap } from './drawnMap.ts';
import { expect, NO_REAL_DATA, realData, test } from './visitor.ts';

// Software WebGL draws every pixel by hand: the map is small here.
test.use({ viewport: { width: 920, height: 640 } });

/** Land, and no water over it: the topmost of both decides. */
async function groundAt(page: Parameters<typeof drawnAt>[0], position: LonLat): Promise<'land' | 'water'> {
  const drawn = await drawnAt(page, position);
  const ground = drawn.find(
    ({ type, sourceLayer, geometry }) =>
      type === 'fill' && (sourceLayer === 'earth' || sourceLayer === 'water') && geometry.includes('Polygon'),
  );
  return ground?.sourceLayer === 'earth' ? 'land' : 'water';
}

// One map for all of it: opening one costs more than all that is looked at.
test('the base map', async ({ page }) => {
  test.skip(!realData(), NO_REAL_DATA);
  await openMap(page, '11.5,24.94,60.16');

  await test.step('has the islands off Helsinki, and water between them', async () => {
    const ground: Record<string, readonly [LonLat, 'land' | 'water']> = {
      Pihlajasaari: [[24.915, 60.14], 'land'],
      Uunisaari: [[24.9531, 60.1532], 'land'],
      Harakka: [[24.9585, 60.1497], 'land'],
      Seurasaari: [[24.8847, 60.183], 'land'],
      Tervasaari: [[24.9684, 60.1736], 'land'],
      'Iso Mustasaari': [[24.9845, 60.1489], 'land'],
      Kaivopuisto: [[24.957, 60.1562], 'land'],
      'the strait off Kaivopuisto': [[24.9675, 60.1535], 'water'],
      Kruunuvuorenselkä: [[24.988, 60.165], 'water'],
      Seurasaarenselkä: [[24.897, 60.1745], 'water'],
    };
    const seen: Record<string, string> = {};
    for (const [name, [position]] of Object.entries(ground)) seen[name] = await groundAt(page, position);
    expect(seen, 'from afar').toEqual(
      Object.fromEntries(Object.entries(ground).map(([name, [, expected]]) => [name, expected])),
    );
    for (const name of ['Pihlajasaari', 'Uunisaari', 'Seurasaari', 'Tervasaari']) {
      const position = ground[name]?.[0] ?? [0, 0];
      await lookAt(page, 14, position);
      await expect.poll(() => groundAt(page, position), `${name} near by`).toBe('land');
    }
  });

  await test.step('draws the ferry to Suomenlinna', async () => {
    await lookAt(page, 14, [24.972, 60.16]);
    const ferries = (await drawnWithin(page, [24.955, 60.15], [24.988, 60.167])).filter(
      ({ properties }) => properties['kind'] === 'ferry',
    );
    expect(ferries.filter(({ type }) => type === 'line').length).toBeGreaterThan(0);
    expect(ferries.some(({ properties }) => /Suomenlinna/.test(String(properties['name'] ?? '')))).toBe(true);
  });

  await test.step('draws the paths of Suomenlinna apart from its roads', async () => {
    await lookAt(page, 15, [24.984, 60.1488]);
    const lines = (await drawnWithin(page, [24.976, 60.1472], [24.9898, 60.152])).filter(
      ({ sourceLayer, type }) => sourceLayer === 'roads' && type === 'line',
    );
    const layersOf = (kinds: readonly string[]) =>
      new Set(lines.filter(({ properties }) => kinds.includes(String(properties['kind']))).map(({ layer }) => layer));
    const paths = layersOf(['path']);
    const roads = layersOf(['minor_road', 'major_road']);
    expect(lines.filter(({ properties }) => properties['kind'] === 'path').length).toBeGreaterThan(20);
    expect(roads.size).toBeGreaterThan(0);
    expect([...paths].filter((layer) => roads.has(layer))).toEqual([]);
    const details = new Set(lines.map(({ properties }) => properties['kind_detail']));
    expect([...details]).toEqual(expect.arrayContaining(['footway', 'steps']));
  });

  await test.step('shows paths from zoom 12', async () => {
    await lookAt(page, 12.1, [24.93, 60.17]);
    const paths = (await drawnWithin(page, [24.9, 60.155], [24.98, 60.177])).filter(
      ({ sourceLayer, properties }) => sourceLayer === 'roads' && properties['kind'] === 'path',
    );
    expect(paths.length).toBeGreaterThan(10);
  });

  await test.step('has buildings, tram lines, parks and names of streets in the town', async () => {
    await lookAt(page, 16, [24.9455, 60.169]);
    const drawn = await drawnWithin(page, [24.94, 60.167], [24.951, 60.171]);
    const kinds = new Set(drawn.map(({ properties }) => String(properties['kind_detail'] ?? properties['kind'])));
    expect([...kinds]).toEqual(expect.arrayContaining(['building', 'tram', 'park']));
    // Names find their places after the lines that they belong to.
    const names = async () =>
      (await drawnWithin(page, [24.94, 60.167], [24.951, 60.171])).filter(
        ({ type, sourceLayer, properties }) =>
          type === 'symbol' && sourceLayer === 'roads' && /katu|esplanadi/i.test(String(properties['name'])),
      );
    await expect.poll(names).not.toEqual([]);
  });

  await test.step('shows no seam: land goes on from the extract into the embedded map', async () => {
    // Pasila and Töölö lie on both sides of the extract's northern edge.
    await lookAt(page, 13.5, [24.925, 60.178]);
    const grounds = await Promise.all(
      [60.1765, 60.1775, 60.1779, 60.1781, 60.1785, 60.1795].map((lat) => groundAt(page, [24.9225, lat])),
    );
    expect(new Set(grounds)).toEqual(new Set(['land']));
  });
});

test('the hand on the map', async ({ page }) => {
  await openMap(page, '24,24.9455,60.169');
  const state = () =>
    page.evaluate(() => ({
      zoom: window.taivalMap?.getZoom() ?? 0,
      lon: window.taivalMap?.getCenter().lng ?? 0,
      bearing: window.taivalMap?.getBearing(),
      pitch: window.taivalMap?.getPitch(),
    }));

  await test.step('stops at the limits of zoom', async () => {
    expect((await state()).zoom).toBeLessThanOrEqual(20);
    await lookAt(page, 0, [24.9455, 60.169]);
    expect((await state()).zoom).toBeGreaterThanOrEqual(3);
  });

  await test.step('reads the scale in metres and who made the map', async () => {
    await lookAt(page, 11, [24.9, 60.2]);
    await expect(page.locator('.maplibregl-ctrl-scale')).toHaveText(/^\d+\s?(m|km)$/);
    await expect(page.locator('.maplibregl-ctrl-attrib')).toContainText('OpenStreetMap');
  });

  await test.step('moves, zooms, turns and tilts it by keyboard', async () => {
    const before = await state();
    await page.locator('canvas.maplibregl-canvas').focus();
    await page.keyboard.press('+');
    await expect.poll(async () => (await state()).zoom).toBeGreaterThan(before.zoom + 0.9);
    await page.keyboard.press('ArrowRight');
    await expect.poll(async () => (await state()).lon).toBeGreaterThan(before.lon);
    expect(await state()).toMatchObject({ bearing: 0, pitch: 0 });
    await page.keyboard.press('Shift+ArrowRight');
    await expect.poll(async () => Math.abs((await state()).bearing ?? 0)).toBeGreaterThan(5);
    await page.keyboard.press('Shift+ArrowUp');
    await expect.poll(async () => (await state()).pitch).toBeGreaterThan(5);
  });
});
