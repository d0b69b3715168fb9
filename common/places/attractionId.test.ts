import { describe, expect, test } from 'vitest';
import {
  attractionId,
  idFromCurated,
  idFromLipas,
  idFromOsm,
  idFromOwnPlace,
  isOwnPlaceId,
  parseAttractionId,
} from './attractionId.ts';

describe('ids by source', () => {
  test.each([
    [{ element: 'node', id: 25_291_537, shape: 'POINT' }, 25_291_537],
    [{ element: 'way', id: 123, shape: 'PATH' }, 5_000_000_000_123],
    [{ element: 'relation', id: 123, shape: 'PATH' }, 7_000_000_000_123],
    [{ element: 'way', id: 123, shape: 'AREA' }, 50_000_000_000_123],
    [{ element: 'relation', id: 123, shape: 'AREA' }, 70_000_000_000_123],
  ] as const)('%j is %d', (origin, id) => {
    expect(idFromOsm(origin)).toBe(id);
  });

  test('a building shown as a point has the same id as its area', () => {
    expect(idFromOsm({ element: 'way', id: 9, shape: 'POINT' })).toBe(
      idFromOsm({ element: 'way', id: 9, shape: 'AREA' }),
    );
  });

  test('the other sources start at their own ranges', () => {
    expect(idFromLipas(512_345)).toBe(100_000_000_512_345);
    expect(idFromCurated(41)).toBe(200_000_000_000_041);
    expect(idFromOwnPlace(2)).toBe(300_000_000_000_002);
  });

  test.each([-1, 0.5, Number.NaN, 5e12])('an OSM node id of %d is refused', (id) => {
    expect(() => idFromOsm({ element: 'node', id, shape: 'POINT' })).toThrow(RangeError);
  });

  test('a LIPAS id that would lie in the range of the routes is refused', () => {
    expect(() => idFromLipas(5e13)).toThrow(RangeError);
  });
});

// SPEC §2: Special cases: ids from 3e14 up to 4e14 are user-own places: not found for a visitor
describe('own places', () => {
  test.each([
    [3e14, true],
    [4e14 - 1, true],
    [4e14, false],
    [3e14 - 1, false],
    [-1, false],
  ])('%d: %s', (id, own) => {
    expect(isOwnPlaceId(id)).toBe(own);
  });
});

// SPEC §2: {x} is a numeric id (>=0); §5 query attraction id: non-negative integer
describe('parseAttractionId', () => {
  test.each([
    ['0', 0],
    ['5', 5],
    ['007', 7],
    ['9007199254740991', Number.MAX_SAFE_INTEGER],
  ])('reads %s', (text, id) => {
    expect(parseAttractionId(text)).toBe(id);
  });

  test.each(['', '-1', '+5', '5.0', '1e3', ' 5', '5 ', '0x10', '٣', '9007199254740992', '99999999999999999999', 'abc'])(
    'refuses %j',
    (text) => {
      expect(parseAttractionId(text)).toBeNull();
    },
  );
});

test.each([-2, 1.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('%d cannot be branded', (n) => {
  expect(() => attractionId(n)).toThrow(RangeError);
});
