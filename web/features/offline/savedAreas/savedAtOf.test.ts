import { expect, test } from 'vitest';
import { savedData, savedPlace } from '#web/test/savedPlaces.ts';
import { savedAtOf } from './savedAtOf.ts';

// Issue "In the pocket": What is shown without a network says so
const place = savedPlace(1);
const around = (east: number) =>
  [place.lon - 0.1 + east, place.lat - 0.1, place.lon + 0.1 + east, place.lat + 0.1] as const;
const data = savedData([place], {
  areas: [
    { bounds: around(0), savedAt: 1000 },
    { bounds: around(0), savedAt: 2000 },
    { bounds: around(5), savedAt: 3000 },
  ],
});

test.each([
  ['a place', { id: 1 }, 2000],
  ['a position', { position: [place.lon, place.lat] }, 2000],
  ['another position', { position: [place.lon + 5, place.lat] }, 3000],
  ['bounds', { bounds: around(0) }, 1000],
  ['bounds of the other area', { bounds: around(5) }, 3000],
  ['everything', {}, 3000],
])('the answer about %s is of when its own area was saved', (_name, variables, savedAt) => {
  expect(savedAtOf(data, variables)).toBe(savedAt);
});
