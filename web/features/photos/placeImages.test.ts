import { describe, expect, test } from 'vitest';
import type { Photo } from './photosStore.ts';
import { besideOf, isAtHead, joined } from './placeImages.ts';

const photo = (imageId: number): Photo => ({
  id: `Image:${imageId}`,
  imageId,
  attractionId: 5,
  filename: `photo${imageId}`,
  width: 4,
  height: 3,
  blur: '',
  created: '2026-11-22T08:00:00Z',
  username: null,
  heart: false,
  credit: null,
});
const photos = (...ids: readonly number[]) => ids.map(photo);
const told = (shown: readonly number[], waiting: readonly number[], deleted: readonly number[] = []) =>
  joined(photos(...shown), photos(...waiting), new Set(deleted));

describe('the photos of a place', () => {
  test('are those that everybody sees, and after them what waits', () => {
    expect(told([1, 2], [8, 9]).map(({ imageId, isWaiting }) => [imageId, isWaiting])).toEqual([
      [1, false],
      [2, false],
      [8, true],
      [9, true],
    ]);
  });

  test('have one that was approved meanwhile once, as everybody sees it', () => {
    expect(told([1, 8], [8]).map(({ imageId, isWaiting }) => [imageId, isWaiting])).toEqual([
      [1, false],
      [8, false],
    ]);
  });

  test('have none that was deleted, though a cache still answers it', () => {
    expect(told([1, 2], [8], [1, 8]).map(({ imageId }) => imageId)).toEqual([2]);
  });

  test('at the head are two at most, and none that waits', () => {
    expect(
      [told([1, 2, 3], [8]), told([1], [8]), told([], [8, 9])].map((all) =>
        all.filter(isAtHead).map(({ imageId }) => imageId),
      ),
    ).toEqual([[1, 2], [1], []]);
  });
});

describe('the place of a photo that has gone', () => {
  test.each([
    ['a middle one goes to the next', 2, [1, 3], 3],
    ['the last one goes to the one before', 3, [1, 2], 2],
    ['the only one goes to nobody', 1, [], null],
    ['one that never was goes to nobody', 7, [1, 2], null],
  ] as const)('of %s', (_what, gone, left, beside) => {
    const before = told(left.length === 0 ? [1] : [1, 2, 3], []);
    expect(besideOf(gone, before, told(left, []))).toBe(beside);
  });
});
