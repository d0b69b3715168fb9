import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { attractionId } from '#common/places/attractionId.ts';
import { clearOwnData } from '#web/data/owner.ts';
import { setViewer } from '#web/features/account/viewer.ts';
import { hiker } from '#web/test/hiker.ts';
import type { ListedPlace } from './deviceFavourites.ts';
import { deviceFavourites } from './deviceStore.ts';
import { favourites } from './favourites.ts';
import { useFavouriteChoice } from './useFavouriteChoice.ts';

const PLACE: ListedPlace = {
  attractionId: attractionId(5),
  name: 'Linna',
  category: { name: 'Linna', family: 'culture', icon: 'castle' },
  position: [24.4, 61],
};

afterEach(() => act(() => setViewer(null)));

const isReady = () => renderHook(() => useFavouriteChoice(PLACE)).result.current.isReady;

test('a press of a user counts before their favourites are known, one of a visitor does not', () => {
  clearOwnData();
  deviceFavourites.set({ status: 'unknown' });
  expect(isReady()).toBe(false);
  deviceFavourites.set({ status: 'known', value: new Map() });
  expect(isReady()).toBe(true);
  setViewer(hiker);
  expect([favourites.get().status, isReady()]).toEqual(['unknown', true]);
});
