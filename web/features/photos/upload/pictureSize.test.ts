import { describe, expect, test } from 'vitest';
import { isTakenByServer, sizeNeeded } from './pictureSize.ts';

describe('a photo is sent', () => {
  // SPEC §2: Photo upload button or login prompt; several photos at once, progress, cancel, retry; seen as waiting at
  //   once
  test.each([
    ['no larger than the server stores it', { width: 8064, height: 6048 }, { width: 2560, height: 1920 }],
    ['as small where it is upright', { width: 3024, height: 4032 }, { width: 1920, height: 2560 }],
    ['as it is where it is small enough', { width: 2560, height: 1920 }, null],
    ['as it is where it would become too narrow for the server', { width: 20_000, height: 1400 }, null],
  ] as const)('%s', (_what, size, needed) => {
    expect(sizeNeeded(size, 'photo')).toEqual(needed);
  });
});

test('a picture for a profile is sent small, large enough for a square in its middle', () => {
  expect(sizeNeeded({ width: 4000, height: 3000 }, 'profile')).toEqual({ width: 533, height: 400 });
  expect(sizeNeeded({ width: 300, height: 900 }, 'profile')).toBeNull();
});

test('what the server does not take is sent as a JPEG, if the browser can read it', () => {
  const types = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/heic', 'image/heif', ''];
  expect(types.map((type) => isTakenByServer({ type }))).toEqual([true, true, true, true, false, false, false]);
});
