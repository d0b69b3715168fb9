import { describe, expect, test } from 'vitest';
import { attractionId } from '#common/places/attractionId.ts';
import { readShortCode, shortPath } from './shortLink.ts';

const codeOf = (id: number) => shortPath(attractionId(id)).slice('/p/'.length);

// Issue "A service others build on": short link (`/p/{base32}`) for each place
describe('short links', () => {
  test.each([
    [0, '0'],
    [31, 'Z'],
    [32, '10'],
    [2e14, '5NWRGF9000'],
    [Number.MAX_SAFE_INTEGER, '7ZZZZZZZZZZ'],
  ])('write %d as %s, which reads back', (id, code) => {
    expect(codeOf(id)).toBe(code);
    expect(readShortCode(code)).toBe(id);
  });

  test('are read as people write them down', () => {
    expect(readShortCode('1l0o')).toBe(readShortCode('1100'));
    expect(readShortCode('zI')).toBe(readShortCode('Z1'));
  });

  test.each(['', 'U', '-1', 'a b', 'ä', '1'.repeat(12), 'ZZZZZZZZZZZ'])('are none for %j', (text) => {
    expect(readShortCode(text)).toBeNull();
  });
});
