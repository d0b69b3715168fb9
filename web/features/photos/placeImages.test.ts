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
const photosOf = (shown: readonly number[], waiting: readonly number[], deleted: readonly number[] = []) =>
  joined(photos(...shown), photos(...waiting), new Set(deleted));

describe('the photos of a place', () => {
  test('are those that everybody sees, and after them the pending ones', () => {
    expect(photosOf([1, 2], [8, 9]).map(({ imageId, isWaiting }) => [imageId, isWaiting])).toEqual([
      [1, false],
      [2, false],
      [8, true],
      [9, true],
    ]);
  });

  test('include a photo that was approved meanwhile once, as everybody sees it', () => {
    expect(photosOf([1, 8], [8]).map(({ imageId, isWaiting }) => [imageId, isWaiting])).toEqual([
      [1, false],
      [8, false],
    ]);
  });

  test('leave out a deleted photo, although a cache still returns it', () => {
    expect(photosOf([1, 2], [8], [1, 8]).map(({ imageId }) => imageId)).toEqual([2]);
  });

  test('at the head are two at most, and none is pending', () => {
    expect(
      [photosOf([1, 2, 3], [8]), photosOf([1], [8]), photosOf([], [8, 9])].map((all) =>
        all.filter(isAtHead).map(({ imageId }) => imageId),
      ),
    ).toEqual([[1, 2], [1], []]);
  });
});

describe('the photo that is shown after a deleted one', () => {
  test.each([
    ['a middle one: the next', 2, [1, 3], 3],
    ['the last one: the one before', 3, [1, 2], 2],
    ['the only one: none', 1, [], null],
    ['an unknown one: none', 7, [1, 2], null],
  ] as const)('after %s', (_what, gone, left, beside) => {
    const before = photosOf(left.length === 0 ? [1] : [1, 2, 3], []);
    expect(besideOf(gone, before, photosOf(left, []))).toBe(beside);
  });
});
