import { describe, expect, test } from 'vitest';
import { sizeNeeded } from './pictureSize.ts';

describe('a photo is sent', () => {
  // SPEC §2: Photo upload button or login prompt; several photos at once, progress, cancel, retry; seen as waiting at
  //   once
  test.each([
    ['no larger than it is kept', { width: 8064, height: 6048 }, { width: 2560, height: 1920 }],
    ['upright too', { width: 3024, height: 4032 }, { width: 1920, height: 2560 }],
    ['as it is where that is enough', { width: 2560, height: 1920 }, null],
    ['as it is where it would get too narrow to be taken', { width: 20_000, height: 1400 }, null],
  ] as const)('%s', (_what, size, needed) => {
    expect(sizeNeeded(size, 'photo')).toEqual(needed);
  });
});

test('of a picture for a profile a small square in its middle is needed', () => {
  expect(sizeNeeded({ width: 4000, height: 3000 }, 'profile')).toEqual({ width: 533, height: 400 });
  expect(sizeNeeded({ width: 300, height: 900 }, 'profile')).toBeNull();
});
