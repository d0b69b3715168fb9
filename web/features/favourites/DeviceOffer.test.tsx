import 'fake-indexeddb/auto';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { attractionId } from '#common/places/attractionId.ts';
import { clearOwnData } from '#web/data/owner.ts';
import { setViewer } from '#web/features/account/viewer.ts';
import { OwnTexts } from '#web/i18n/OwnTexts.tsx';
import { answering, type Answer } from '#web/test/answering.ts';
import { hiker } from '#web/test/hiker.ts';
import { refused } from '#web/test/refused.ts';
import { renderWithRelay } from '#web/test/renderWithRelay.tsx';
import { Toaster } from '#web/ui/feedback/Toaster.tsx';
import { hideToast } from '#web/ui/feedback/toasts.ts';
import { readFavourites } from './deviceDatabase.ts';
import { chooseOnDevice, listedOnDevice, removeFromDevice } from './deviceFavourites.ts';
import { DeviceOffer } from './DeviceOffer.tsx';
import { favourites } from './favourites.ts';

const place = (id: number) => ({
  attractionId: attractionId(id),
  name: `Paikka ${id}`,
  category: { name: 'Linna', family: 'culture', icon: 'castle' } as const,
  position: [24.4, 61] as const,
});
const moved = (id: number) => ({
  setFavourite: {
    __typename: 'SetFavouritePayload',
    favouriteCounts: { best: 1, good: 0, todo: 0, bad: 0 },
    favouriteEdge: {
      cursor: 'c',
      node: {
        __typename: 'Favourite',
        id: `Favourite:${id}`,
        attractionId: id,
        type: 'BEST',
        created: '2026-11-21T10:00:00Z',
        name: `Paikka ${id}`,
        pos: [24.4, 61],
        category: { id: 'Category:castle', name: 'Linna', family: 'culture', icon: 'castle' },
        attraction: { __typename: 'Attraction', id: `Attraction:${id}` },
      },
    },
  },
});
const ids = () => listedOnDevice().map((one) => one.attractionId);
const button = (name: string) => screen.queryByRole('button', { name });

/** A user has logged in where a visitor had chosen two places, the later one last. */
async function offered(...answers: readonly Answer[]) {
  for (const id of [5, 6]) await chooseOnDevice(place(id), 'BEST');
  setViewer(hiker);
  favourites.set({ status: 'known', value: new Map() });
  const asked = answering(...answers);
  const view = await renderWithRelay(
    <OwnTexts>
      <DeviceOffer />
      <Toaster />
    </OwnTexts>,
  );
  await screen.findByText('Tällä laitteella on 2 suosikkia, jotka tallennettiin ilman tiliä.');
  return { ...view, asked, inputs: () => asked.map(({ variables }) => variables['input']) };
}

beforeEach(() => {
  clearOwnData();
  hideToast();
});

afterEach(async () => {
  for (const id of ids()) await removeFromDevice(id);
  act(() => setViewer(null));
  vi.unstubAllGlobals();
});

// Issue "What a visitor meets": Favourites without an account: offered to the account at login (once, merged)
test('the favourites of the device move to the account, and do not change the type of those in it', async () => {
  const { user, inputs } = await offered(moved(5), moved(6));
  await user.click(screen.getByRole('button', { name: 'Siirrä tilille' }));
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Suosikit ovat nyt tililläsi.'));
  expect(inputs()).toEqual(
    [5, 6].map((id) => ({ attractionId: id, type: 'BEST', onlyNew: true, clientMutationId: expect.any(String) })),
  );
  expect([ids(), await readFavourites(), button('Siirrä tilille')]).toEqual([[], [], null]);
});

test.each([
  [null, 'verkkoyhteys'],
  [429, 'Liian monta'],
  [{ setFavourite: refused('InvalidInputError', { parameterName: 'attractionId', detail: 'tooMany' }) }, 'täynnä'],
] as const)(
  'a favourite that could not be moved stays on the device and is still offered (%j)',
  async (answer, notice) => {
    const { user } = await offered(moved(5), answer);
    await user.click(screen.getByRole('button', { name: 'Siirrä tilille' }));
    await waitFor(() => expect(screen.getByRole('status').textContent).toContain(notice));
    expect(ids()).toEqual([6]);
    expect(await readFavourites()).toMatchObject([{ attractionId: 6 }]);
    expect(screen.getByText('Tällä laitteella on 1 suosikki, joka tallennettiin ilman tiliä.')).toBeTruthy();
  },
);

test('a place that has vanished is not moved, and does not hold up the others', async () => {
  const { user, asked } = await offered({ setFavourite: refused('NotFoundError', {}) }, moved(6));
  await user.click(screen.getByRole('button', { name: 'Siirrä tilille' }));
  await waitFor(() => expect(ids()).toEqual([]));
  expect(asked.length).toBe(2);
});

test('nothing more is sent after the user has changed', async () => {
  let arrive: (answer: ReturnType<typeof moved>) => void = () => undefined;
  const { user, asked } = await offered(new Promise((resolve) => (arrive = resolve)), moved(6));
  await user.click(screen.getByRole('button', { name: 'Siirrä tilille' }));
  await waitFor(() => expect(asked.length).toBe(1));
  act(clearOwnData);
  await act(async () => arrive(moved(5)));
  expect([asked.length, ids()]).toEqual([1, [6, 5]]);
});

test('favourites left on the device are not offered again, until a visitor adds another', async () => {
  const { user, unmount } = await offered();
  await user.click(screen.getByRole('button', { name: 'Jätä laitteelle' }));
  expect(button('Siirrä tilille')).toBeNull();
  unmount();
  const again = await renderWithRelay(
    <OwnTexts>
      <DeviceOffer />
      <p>drawn</p>
    </OwnTexts>,
  );
  await screen.findByText('drawn');
  expect(button('Siirrä tilille')).toBeNull();
  again.unmount();
  await chooseOnDevice(place(7), 'BEST');
  await renderWithRelay(
    <OwnTexts>
      <DeviceOffer />
    </OwnTexts>,
  );
  expect(await screen.findByRole('button', { name: 'Siirrä tilille' })).toBeTruthy();
});
