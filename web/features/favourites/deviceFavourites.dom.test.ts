import 'fake-indexeddb/auto';
import { act, renderHook } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { attractionId } from '#common/places/attractionId.ts';

const place = (id: number) => ({
  attractionId: attractionId(id),
  name: `Paikka ${id}`,
  category: { name: 'Linna', family: 'culture', icon: 'castle' } as const,
  position: [24.4, 61] as const,
});

/** A page of this browser, as it begins. */
async function newPage() {
  vi.resetModules();
  const page = { ...(await import('./deviceStore.ts')), ...(await import('./deviceFavourites.ts')) };
  const { clearOwnData } = await import('#web/data/owner.ts');
  const stop = page.followDeviceFavourites();
  return { ...page, clearOwnData, stop, ids: () => page.listedOnDevice().map((one) => [one.attractionId, one.type]) };
}

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
});

afterEach(() => {
  vi.restoreAllMocks();
});

// Issue "What a visitor meets": Favourites without an account: kept on the device
test('a visitor’s favourites are restored at the next visit, newest first, until they are removed', async () => {
  const page = await newPage();
  await page.chooseOnDevice(place(5), 'BEST');
  // Two of the same millisecond would have no order.
  const chosen = Date.now();
  await vi.waitUntil(() => Date.now() > chosen, { interval: 1 });
  await page.chooseOnDevice(place(6), 'BEST');
  page.stop();
  const next = await newPage();
  expect(next.deviceFavourites.get().status).toBe('unknown');
  await vi.waitFor(() =>
    expect(next.ids()).toEqual([
      [6, 'BEST'],
      [5, 'BEST'],
    ]),
  );
  await next.chooseOnDevice(place(6), null);
  expect(next.ids()).toEqual([[5, 'BEST']]);
  next.stop();
});

test('a favourite chosen on a page that was left at once is restored at the next and later visits', async () => {
  vi.stubGlobal('indexedDB', { open: () => new EventTarget() });
  const left = await newPage();
  void left.chooseOnDevice(place(5), 'TODO');
  void left.chooseOnDevice(place(6), 'BEST');
  void left.chooseOnDevice(place(6), null);
  left.stop();
  vi.stubGlobal('indexedDB', new IDBFactory());
  for (const _visit of ['next', 'later']) {
    const page = await newPage();
    await vi.waitFor(() => expect(page.ids()).toEqual([[5, 'TODO']]));
    page.stop();
  }
});

test('a visitor without favourites reads no database', async () => {
  const open = vi.spyOn(indexedDB, 'open');
  const page = await newPage();
  expect(page.deviceFavourites.get()).toEqual({ status: 'known', value: new Map() });
  await vi.dynamicImportSettled();
  expect(open).not.toHaveBeenCalled();
  page.stop();
});

test('a place that has vanished is marked as gone, also at the next visit', async () => {
  const page = await newPage();
  await page.chooseOnDevice(place(5), 'BEST');
  await page.markGoneOnDevice(attractionId(5));
  await page.markGoneOnDevice(attractionId(6));
  page.stop();
  const next = await newPage();
  await vi.waitFor(() => expect(next.listedOnDevice()).toMatchObject([{ attractionId: 5, isGone: true }]));
  next.stop();
});

test('another tab shows a new favourite too', async () => {
  const [one, other] = [await newPage(), await newPage()];
  await one.chooseOnDevice(place(5), 'TODO');
  window.dispatchEvent(new StorageEvent('storage', { key: 'deviceFavourites' }));
  await vi.waitFor(() => expect(other.ids()).toEqual([[5, 'TODO']]));
  one.stop();
  other.stop();
});

test('a login or logout does not change the device’s favourites', async () => {
  const page = await newPage();
  await page.chooseOnDevice(place(5), 'BEST');
  page.clearOwnData();
  expect(page.ids()).toEqual([[5, 'BEST']]);
  page.stop();
});

test('where nothing can be stored, the favourites from before are shown again, with a notice', async () => {
  const page = await newPage();
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  const { useToast } = await import('#web/ui/feedback/toasts.ts');
  const { result } = renderHook(useToast);
  const choosing = page.chooseOnDevice(place(5), 'BEST');
  expect(page.ids()).toEqual([[5, 'BEST']]);
  await act(() => choosing);
  expect([page.ids(), result.current?.message]).toEqual([[], 'favourites.failed']);
  page.stop();
});
