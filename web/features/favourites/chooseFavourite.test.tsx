import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { attractionId } from '#common/places/attractionId.ts';
import { clearOwnData } from '#web/data/owner.ts';
import { setViewer, setViewerFailed, setViewerUnknown } from '#web/features/account/viewer.ts';
import { provideSession, reloadViewer } from '#web/features/account/viewerLoading.ts';
import { answering, type Answer } from '#web/test/answering.ts';
import { hiker } from '#web/test/hiker.ts';
import { refused } from '#web/test/refused.ts';
import { hideToast, useToast } from '#web/ui/feedback/toasts.ts';
import { chooseFavourite } from './chooseFavourite.ts';
import type { ListedPlace } from './deviceFavourites.ts';
import { favourites, useFavouritesState, useFavouriteType, useShownFavourites, useStoredType } from './favourites.ts';
import { ownFavourites } from './ownFavourites.ts';

const CASTLE = attractionId(5);
const PLACE: ListedPlace = {
  attractionId: CASTLE,
  name: 'Linna',
  category: { name: 'Linna', family: 'culture', icon: 'castle' },
  position: [24.4, 61],
};
const COUNTS = { best: 1, good: 0, todo: 0, bad: 0 };
const castle = { __typename: 'Attraction', id: 'Attraction:5' };
const category = { id: 'Category:castle', name: 'Linna', family: 'culture', icon: 'castle' };

const node = (place: number, type: string, created = '2026-11-01T10:00:00Z', attraction: object | null = castle) => ({
  __typename: 'Favourite',
  id: `Favourite:${place}`,
  attractionId: place,
  type,
  created,
  name: `Paikka ${place}`,
  pos: [24.4, 61],
  category,
  attraction,
});
const page = (nodes: readonly object[], hasNextPage = false) => ({
  viewer: {
    id: 'v',
    favourites: {
      edges: nodes.map((one) => ({ cursor: 'c', node: one })),
      pageInfo: { endCursor: hasNextPage ? 'c' : null, hasNextPage },
    },
  },
});
const set = (type: string) => ({
  setFavourite: {
    __typename: 'SetFavouritePayload',
    favouriteCounts: COUNTS,
    favouriteEdge: { cursor: 'd', node: node(5, type, '2026-11-21T10:00:00Z') },
  },
});

/** Gives the user these favourites; later calls are answered in turn. */
async function userWith(nodes: readonly object[], ...answers: readonly Answer[]) {
  const asked = answering(page(nodes), ...answers);
  const { result } = renderHook(() => ({
    shown: useFavouriteType(CASTLE),
    stored: useStoredType(CASTLE),
    all: useShownFavourites(),
    status: useFavouritesState().status,
    toast: useToast(),
  }));
  act(() => void ownFavourites.follow('fi'));
  await waitFor(() => expect(result.current.status).toBe('known'));
  return { result, asked };
}

beforeEach(() => {
  clearOwnData();
  setViewer(hiker);
  hideToast();
});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('choosing a favourite', () => {
  // Issue "What people add": Favourites are optimistic in the client and correct after a failure
  test('is shown at once, and then stored by the server', async () => {
    let arrive: (answer: ReturnType<typeof set>) => void = () => undefined;
    const { result } = await userWith([], new Promise((resolve) => (arrive = resolve)));
    let done: Promise<unknown> = Promise.resolve();
    act(() => {
      done = chooseFavourite(PLACE, 'BEST');
    });
    expect([result.current.shown, result.current.stored]).toEqual(['BEST', null]);
    arrive(set('BEST'));
    await act(async () => expect(await done).toEqual(COUNTS));
    expect([result.current.shown, result.current.stored, result.current.all.length]).toEqual(['BEST', 'BEST', 1]);
  });

  // SPEC §4: Favourite toggle on the screen: the same type again removes it, a different type sets it; pressing sets
  //   the type
  test('gives a favourite another type, and does not list it twice', async () => {
    const { result } = await userWith([node(5, 'GOOD'), node(6, 'TODO')], set('BEST'));
    await act(async () => void (await chooseFavourite(PLACE, 'BEST')));
    expect(result.current.all.map(({ attractionId: id, type }) => [id, type])).toEqual([
      [5, 'BEST'],
      [6, 'TODO'],
    ]);
  });

  // SPEC §4: Favourite toggle on the screen: the same type again removes it, a different type sets it; pressing sets
  //   the type
  test('of null removes the favourite, also where the place has vanished', async () => {
    const { result } = await userWith([node(5, 'GOOD', undefined, null)], {
      removeFavourite: {
        __typename: 'RemoveFavouritePayload',
        favouriteCounts: COUNTS,
        removedFavouriteId: 'Favourite:5',
      },
    });
    expect(result.current.all[0]?.isGone).toBe(true);
    await act(async () => void (await chooseFavourite(PLACE, null)));
    expect([result.current.shown, result.current.all]).toEqual([null, []]);
  });

  // Issue "What people add": Favourites are optimistic in the client and correct after a failure
  test.each([
    [null, 'failure.connection'],
    [500, 'favourites.failed'],
    [429, 'limited.minutes'],
    [
      { setFavourite: refused('InvalidInputError', { parameterName: 'attractionId', detail: 'tooMany' }) },
      'favourites.tooMany',
    ],
    [{ setFavourite: refused('NotFoundError', {}) }, 'favourites.failed'],
  ])(
    'that fails restores the type from before, with a notice, and can be tried again (%j: %s)',
    async (answer, notice) => {
      const { result } = await userWith([node(5, 'GOOD')], answer, set('BEST'));
      let done: Promise<unknown> = Promise.resolve();
      act(() => {
        done = chooseFavourite(PLACE, 'BEST');
      });
      expect(result.current.shown).toBe('BEST');
      await act(async () => expect(await done).toBeNull());
      expect([result.current.shown, result.current.all.length, result.current.toast?.message]).toEqual([
        'GOOD',
        1,
        notice,
      ]);
      await act(async () => void (await chooseFavourite(PLACE, 'BEST')));
      expect([result.current.shown, result.current.stored]).toEqual(['BEST', 'BEST']);
    },
  );

  // Issue "What people add": Favourites are optimistic in the client and correct after a failure
  test('is shown at once while another is in flight; the last one is sent after its answer', async () => {
    let arrive: (answer: ReturnType<typeof set>) => void = () => undefined;
    const removed = {
      removeFavourite: {
        __typename: 'RemoveFavouritePayload',
        favouriteCounts: { ...COUNTS, best: 0 },
        removedFavouriteId: 'Favourite:5',
      },
    };
    const { result, asked } = await userWith([], new Promise((resolve) => (arrive = resolve)), removed);
    let done: Promise<unknown> = Promise.resolve();
    act(() => {
      done = chooseFavourite(PLACE, 'BEST');
      void chooseFavourite(PLACE, 'GOOD');
      void chooseFavourite(PLACE, null);
    });
    expect([result.current.shown, asked.length]).toEqual([null, 2]);
    arrive(set('BEST'));
    await act(async () => expect(await done).toEqual({ ...COUNTS, best: 0 }));
    expect([result.current.shown, result.current.stored, result.current.all]).toEqual([null, null, []]);
    expect(asked.slice(1).map(({ variables }) => variables.input)).toEqual(
      [{ attractionId: 5, type: 'BEST', onlyNew: false }, { attractionId: 5 }].map((input) => ({
        ...input,
        clientMutationId: expect.any(String),
      })),
    );
  });

  test('of the same type twice is sent once', async () => {
    const { result, asked } = await userWith([], set('BEST'));
    await act(async () => void (await Promise.all([chooseFavourite(PLACE, 'BEST'), chooseFavourite(PLACE, 'BEST')])));
    expect([result.current.shown, asked.length]).toEqual(['BEST', 2]);
  });

  test.each([
    ['is sent once they are', [], [set('BEST')], 'BEST', 3],
    ['leaves what the place is already', [node(5, 'TODO')], [], 'TODO', 2],
  ] as const)('before all favourites are loaded %s', async (_what, last, answers, then, requests) => {
    let arrive: (answer: ReturnType<typeof page>) => void = () => undefined;
    const asked = answering(page([node(6, 'GOOD')], true), new Promise((resolve) => (arrive = resolve)), ...answers);
    const { result } = renderHook(() => useFavouriteType(CASTLE));
    act(() => void ownFavourites.follow('fi'));
    let done: Promise<unknown> = Promise.resolve();
    act(() => {
      done = chooseFavourite(PLACE, 'BEST');
    });
    await waitFor(() => expect([result.current, asked.length]).toEqual(['BEST', 2]));
    arrive(page(last));
    await act(async () => void (await done));
    expect([result.current, asked.length]).toEqual([then, requests]);
  });

  test('where they cannot be loaded is taken back, with a notice', async () => {
    answering(500);
    const { result } = renderHook(() => ({ shown: useFavouriteType(CASTLE), toast: useToast() }));
    act(() => void ownFavourites.follow('fi'));
    await act(async () => void (await chooseFavourite(PLACE, 'BEST')));
    expect([result.current.shown, result.current.toast?.message]).toEqual([null, 'favourites.failed']);
  });

  describe('before it is known who is logged in', () => {
    /** A page that asks who is logged in, and is answered like this by the function that it gives. */
    function asking(answered: () => void) {
      let arrive: () => void = () => undefined;
      const asked = new Promise<void>((resolve) => (arrive = resolve)).then(answered);
      provideSession(async () => ({ loadViewer: () => asked, saveLanguage: async () => undefined }));
      act(() => {
        favourites.set({ status: 'unknown' });
        setViewerUnknown();
        void reloadViewer();
      });
      return () => arrive();
    }

    test('is sent once it is', async () => {
      const { result, asked } = await userWith([], set('BEST'));
      const arrive = asking(() => setViewer(hiker));
      const done = chooseFavourite(PLACE, 'BEST');
      await act(async () => arrive());
      act(() => favourites.set({ status: 'known', value: new Map() }));
      await act(async () => expect(await done).toEqual(COUNTS));
      expect([result.current.stored, asked.length]).toEqual(['BEST', 2]);
    });

    test('ends with a notice where the server cannot say', async () => {
      const { result } = await userWith([]);
      const arrive = asking(() => setViewerFailed(new Error('no answer')));
      const done = chooseFavourite(PLACE, 'BEST');
      await act(async () => arrive());
      await act(async () => expect(await done).toBeNull());
      expect([result.current.shown, result.current.toast?.message]).toEqual([null, 'favourites.failed']);
    });
  });

  // SPEC §4: Login or logout reloads user, favourites and own places; nothing of them stays on the screen
  test('that is answered after a logout is not shown to the next user', async () => {
    let arrive: (answer: ReturnType<typeof set>) => void = () => undefined;
    const { result } = await userWith([], new Promise((resolve) => (arrive = resolve)));
    let done: Promise<unknown> = Promise.resolve();
    act(() => {
      done = chooseFavourite(PLACE, 'BEST');
    });
    act(clearOwnData);
    arrive(set('BEST'));
    await act(async () => void (await done));
    expect([result.current.shown, result.current.all]).toEqual([null, []]);
  });
});

// SPEC §4: Login or logout reloads user, favourites and own places; nothing of them stays on the screen
test('all pages of the favourites are loaded, and the newest come first', async () => {
  answering(page([node(6, 'TODO', '2026-11-02T10:00:00Z')], true), page([node(5, 'GOOD', '2026-11-20T10:00:00Z')]));
  const { result } = renderHook(useShownFavourites);
  act(() => void ownFavourites.follow('fi'));
  await waitFor(() => expect(result.current.map(({ attractionId: id }) => id)).toEqual([5, 6]));
});
