import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { COLOURS } from '#api/basemap/serve/picture/looks.ts';
import { viewOf } from '#api/basemap/serve/picture/mapPictures.ts';
import { inLook, paperMapPath, placeMapTemplate } from '#common/places/placeMap.ts';
import { DARK } from '#web/map/base/styles/darkColours.ts';
import { LIGHT } from '#web/map/base/styles/lightColours.ts';
import { publishHelsinki } from '../../support/made/helsinki.ts';
import { IDS } from '../../support/made/placesOfHelsinki.ts';
import { startTestServer, type TestServer } from '../../support/testServer.ts';

// Issue "What a visitor meets": where there is no photo, a small picture of our own map around the place

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await publishHelsinki(server.db);
}, 60_000);
afterAll(() => server.stop());

const got = async (id: number, look: 'dark' | 'light', version = 2) => {
  const answer = await fetch(server.url + inLook(placeMapTemplate(version, id), look));
  return { answer, bytes: Buffer.from(await answer.arrayBuffer()) };
};

test.each([IDS.fortress, IDS.trail, IDS.museum])('place %i has a map, by day and by night', async (id) => {
  const [day, night] = [await got(id, 'light'), await got(id, 'dark')];
  expect([day.answer.status, day.answer.headers.get('content-type')]).toEqual([200, 'image/webp']);
  expect(day.answer.headers.get('cache-control')).toContain('immutable');
  const [light, dark] = await Promise.all([day, night].map(({ bytes }) => sharp(bytes).stats()));
  expect(await sharp(day.bytes).metadata()).toMatchObject({ format: 'webp', width: 192, height: 144 });
  expect(light?.channels[0]?.mean ?? 0).toBeGreaterThan((dark?.channels[0]?.mean ?? 0) + 80);
});

test('a place has a larger map to print, in the colours of the day', async () => {
  const answer = await fetch(server.url + paperMapPath(IDS.trail));
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, expect.not.stringContaining('immutable')]);
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 768, height: 576 });
  const [paper, small] = await Promise.all(
    [bytes, (await got(IDS.trail, 'light')).bytes].map((one) => sharp(one).stats()),
  );
  expect(Math.abs((paper?.channels[0]?.mean ?? 0) - (small?.channels[0]?.mean ?? 99))).toBeLessThan(15);
});

test.each(['light', 'dark'] as const)('where our map has no details, lakes and land lie around: %s', async (look) => {
  const { bytes } = await got(IDS.farMuseum, look);
  const { data } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const share = (colour: string) => {
    const wanted = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
    let found = 0;
    for (let at = 0; at < data.length; at += 3)
      if (wanted.every((value, channel) => Math.abs((data[at + channel] ?? 0) - value) < 10)) found += 1;
    return (3 * found) / data.length;
  };
  expect(share(COLOURS[look].water)).toBeGreaterThan(0.02);
  expect(share(COLOURS[look].land)).toBeGreaterThan(0.02);
});

test('what an older page asks for is drawn, and not cached for good', async () => {
  const { answer } = await got(IDS.museum, 'light', 1);
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, expect.not.stringContaining('immutable')]);
});

test.each([
  ['a hidden place', inLook(placeMapTemplate(2, IDS.hidden), 'light')],
  ['a place of somebody', inLook(placeMapTemplate(2, IDS.own), 'light')],
  ['no place', inLook(placeMapTemplate(2, 999_999), 'light')],
  ['another look', '/placemaps/2/2_pink.webp'],
  ['a way out', '/placemaps/2/..%2f2_light.webp'],
])('%s has none', async (_what, path) => {
  const answer = await fetch(server.url + path);
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-store']);
});

test('a picture shows all of its box, in its own proportions', () => {
  const [left, top, right, bottom] = viewOf([0, 0, 1_000_000, 10_000_000]);
  expect(left < 0 && top < 0 && right > 1_000_000 && bottom > 10_000_000).toBe(true);
  expect((right - left) / (bottom - top)).toBeCloseTo(4 / 3);
});

test('its colours are those of the page’s map', () => {
  const { mark: _light, ...light } = COLOURS.light;
  const { mark: _dark, ...dark } = COLOURS.dark;
  expect(LIGHT).toMatchObject(light);
  expect(DARK).toMatchObject(dark);
});
