import { expect, test } from 'vitest';
import { pathOfShared, positionIn } from './sharedPlace.ts';

const ORIGIN = 'https://taival.example';

// SPEC §2: Installable as an app, in three languages; what other apps share to it opens
test.each([
  ['an address of the system', 'geo:60.99486,24.46654?z=12'],
  ['an address of the system with its accuracy', 'geo:60.99486,24.46654;u=35'],
  ['a map that searches', 'https://maps.example/?q=60.99486,24.46654'],
  ['a map that searches, escaped', 'https://maps.example/search?api=1&query=60.99486%2C24.46654'],
  ['directions', 'https://maps.example/dir/?api=1&destination=60.99486,24.46654'],
  ['a camera in the path', 'https://maps.example/maps/@60.99486,24.46654,15z'],
  ['a camera after the sign', 'https://map.example/#map=15/60.99486/24.46654'],
  ['a marker', 'https://map.example/?mlat=60.99486&mlon=24.46654'],
  ['a message with it inside', 'Tavataan tässä: https://maps.example/?q=60.99486,24.46654 klo 12'],
  ['a line of its own', 'Laavu\n60.99486, 24.46654\nNähdään!'],
])('a position is read out of %s', (_what, text) => {
  expect(positionIn(text)).toEqual([24.46654, 60.99486]);
});

test.each([
  '',
  'Nähdään laavulla',
  'geo:48.85,2.35',
  'https://maps.example/?q=Nuuksio',
  'x'.repeat(5000),
  'geo:999,999',
])('no position is read out of %s', (text) => {
  expect(positionIn(text)).toBe(null);
});

test('a shared position is opened on the map, whichever field contains it', () => {
  expect(pathOfShared({ url: 'geo:60.99486,24.46654' }, ORIGIN)).toBe('/v/map?point=24.46654,60.99486');
  expect(pathOfShared({ title: 'Laavu', text: '60.99486, 24.46654' }, ORIGIN)).toBe('/v/map?point=24.46654,60.99486');
});

test('a shared address of one of our pages opens that page; an address of another site never does', () => {
  expect(pathOfShared({ text: `Katso ${ORIGIN}/v/place/123` }, ORIGIN)).toBe('/v/place/123');
  expect(pathOfShared({ text: `${ORIGIN}/api/user/my-data` }, ORIGIN)).toBe('/v/map');
  expect(pathOfShared({ url: 'https://evil.example/v/place/123' }, ORIGIN)).toBe('/v/map');
});

test('shared text without a position opens the map', () => {
  expect(pathOfShared({ title: 'Hei' }, ORIGIN)).toBe('/v/map');
  expect(pathOfShared({}, ORIGIN)).toBe('/v/map');
});
