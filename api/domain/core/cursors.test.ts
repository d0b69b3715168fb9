import { describe, expect, test } from 'vitest';
import { decodeCursor, encodeCursor } from './cursors.ts';
import { InvalidInputError } from './errors.ts';

function faultOf(work: () => unknown): InvalidInputError | null {
  try {
    work();
    return null;
  } catch (error) {
    if (error instanceof InvalidInputError) return error;
    throw error;
  }
}

describe('a cursor', () => {
  test('gives back what was put into it', () => {
    expect(decodeCursor(encodeCursor(7, [43.2, 50_000_000_000_007]), 7, 2)).toEqual([43.2, 50_000_000_000_007]);
  });

  test('of another data set has expired', () => {
    expect(faultOf(() => decodeCursor(encodeCursor(6, [1]), 7, 1))).toMatchObject({
      parameterName: 'after',
      detail: 'expired',
    });
  });

  test.each([
    ['nothing', ''],
    ['no JSON', 'abc'],
    ['no array', Buffer.from('{"0":7}').toString('base64url')],
    ['words', Buffer.from('[7,"a"]').toString('base64url')],
    ['too much', encodeCursor(7, [1, 2])],
    ['a number no database holds', encodeCursor(7, [1e308])],
    ['less than nothing', encodeCursor(7, [-1])],
    ['a huge text', 'A'.repeat(100_000)],
  ])('of %s is invalid', (_what, cursor) => {
    expect(faultOf(() => decodeCursor(cursor, 7, 1))).toMatchObject({ parameterName: 'after', detail: 'invalid' });
  });
});
