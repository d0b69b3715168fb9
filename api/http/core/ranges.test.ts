import { describe, expect, test } from 'vitest';
import { readRange } from './ranges.ts';

describe('a range of 100 bytes', () => {
  test.each([
    ['bytes=0-9', { first: 0, last: 9 }],
    ['bytes=90-', { first: 90, last: 99 }],
    ['bytes=90-1000', { first: 90, last: 99 }],
    ['bytes=-10', { first: 90, last: 99 }],
    ['bytes=-1000', { first: 0, last: 99 }],
    ['bytes=100-', 'unsatisfiable'],
    ['bytes=-0', 'unsatisfiable'],
    // A header that is no range, or several, is answered with the whole file.
    ['bytes=9-0', null],
    ['bytes=0-9,20-29', null],
    ['bytes=-', null],
    ['lines=1-2', null],
    [undefined, null],
  ])('%s', (header, expected) => {
    expect(readRange(header, 100)).toEqual(expected);
  });
});
