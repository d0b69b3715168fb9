import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, useLoaderData } from 'react-router-dom';
import { expect, test } from 'vitest';
import { attractionId } from '#common/places/attractionId.ts';
import type { FavouriteType } from '#common/places/favouriteTypes.ts';
import type { FavouriteFacet } from '#common/urls/facets.ts';
import { setViewer } from '#web/features/account/viewer.ts';
import { deviceFavourites } from '#web/features/favourites/deviceStore.ts';
import { listedFavourites } from '#web/features/favourites/listedFavourites.ts';
import { ListedFavourites } from './ListedFavourites.tsx';

function setFavourites(types: Readonly<Record<number, FavouriteType>>) {
  const all = Object.entries(types).map(([id, type]) => ({
    attractionId: attractionId(Number(id)),
    type,
    created: '2026-11-01T10:00:00.000Z',
    name: 'Linna',
    category: { name: 'Linna', family: 'culture', icon: 'castle' } as const,
    position: [24.4, 61] as const,
    isGone: false,
  }));
  deviceFavourites.set({ status: 'known', value: new Map(all.map((one) => [one.attractionId, one])) });
}

/** A list that shows what its loader knew of the favourites. */
function List() {
  const { which, ids } = useLoaderData<{ which: FavouriteFacet; ids: readonly number[] | null }>();
  return (
    <>
      <ListedFavourites which={which} />
      <p role="status">{`${which}: ${ids?.join() ?? 'unknown'}`}</p>
    </>
  );
}

test('the loader of a list knows the favourites of either choice, and loads once for each change', async () => {
  setViewer(null);
  setFavourites({ 1: 'BEST', 2: 'TODO', 3: 'BAD' });
  const loaded: string[] = [];
  const loader = ({ request }: { request: Request }) => {
    const which = new URL(request.url).searchParams.get('favourites') === 'todo' ? 'todo' : 'all';
    const ids = listedFavourites.get()?.[which] ?? null;
    loaded.push(`${which}: ${ids?.join() ?? 'unknown'}`);
    return { which, ids };
  };
  const router = createMemoryRouter([{ path: '/', loader, element: <List />, HydrateFallback: () => null }]);
  render(<RouterProvider router={router} />);
  expect((await screen.findByText('all: 1,2')).textContent).toBeTruthy();
  await act(() => router.navigate('/?favourites=todo'));
  expect(screen.getByRole('status').textContent).toBe('todo: 2');
  expect(loaded).toEqual(['all: unknown', 'all: 1,2', 'todo: 2']);
  act(() => setFavourites({ 1: 'BEST', 2: 'TODO', 4: 'TODO' }));
  expect((await screen.findByText('todo: 2,4')).textContent).toBeTruthy();
  expect(loaded.slice(3)).toEqual(['todo: 2,4']);
});
