import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { attractionId } from '#common/places/attractionId.ts';
import type { Favourite } from '#web/data/own/ownParts.ts';
import { clearOwnData } from '#web/data/owner.ts';
import { setViewer } from '#web/features/account/viewer.ts';
import { answering } from '#web/test/answering.ts';
import { hiker } from '#web/test/hiker.ts';
import { renderWithRelay } from '#web/test/renderWithRelay.tsx';
import { favourites } from './favourites.ts';
import { FavouritesList } from './FavouritesList.tsx';

const favourite = (id: number, type: Favourite['type'], fields: Partial<Favourite> = {}): Favourite => ({
  attractionId: attractionId(id),
  type,
  created: new Date(Date.now() - 3 * 3600_000).toISOString(),
  name: `Paikka ${id}`,
  category: { name: 'Linna', family: 'culture', icon: 'castle' },
  position: [24.4, 61],
  isGone: false,
  ...fields,
});

async function shown(...all: readonly Favourite[]) {
  favourites.set({ status: 'known', value: new Map(all.map((one) => [one.attractionId, one])) });
  return renderWithRelay(
    <main id="content" tabIndex={-1}>
      <FavouritesList tab="place" withFiles empty={<p>nothing</p>} />
    </main>,
    { url: '/v/favourites' },
  );
}

const group = (name: string) => within(screen.getByRole('region', { name: new RegExp(`^${name}`) }));

beforeEach(() => setViewer(hiker));

afterEach(() => {
  clearOwnData();
  vi.unstubAllGlobals();
});

describe('the list of favourites', () => {
  // SPEC §2: Favourites: groups Best, Good, To-visit, each with 'added N ago'; an empty message
  test('is shown in groups, each with its file, and says how long ago each place was added', async () => {
    await shown(favourite(1, 'TODO'), favourite(2, 'BEST'), favourite(3, 'BEST'), favourite(4, 'GOOD'));
    expect(screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent)).toEqual([
      'Parhaat2',
      'Hyvät1',
      'Haluan käydä1',
    ]);
    expect(
      group('Parhaat')
        .getAllByRole('listitem')
        .map((one) => one.textContent),
    ).toEqual(['Paikka 2Linna · Lisätty 3\u00A0t sitten', 'Paikka 3Linna · Lisätty 3\u00A0t sitten']);
    expect(
      group('Parhaat')
        .getByRole('link', { name: /Paikka 2/ })
        .getAttribute('href'),
    ).toBe('/v/place/2');
    expect(group('Hyvät').getByRole('link', { name: 'Lataa GPX-tiedostona' }).getAttribute('href')).toBe(
      '/api/favourites/export.gpx?type=GOOD',
    );
  });

  // RULINGS 22: what is nothing for the user stands in a fourth, folded group
  test('has a fourth group for places marked as not for the user, folded at first', async () => {
    const { user } = await shown(favourite(1, 'BAD'));
    const fold = screen.getByRole('button', { name: /^Ei minulle/, expanded: false });
    expect(screen.queryByText('Paikka 1')).toBeNull();
    await user.click(fold);
    expect(screen.getByRole('link', { name: /Paikka 1/ })).toBeTruthy();
  });

  // Issue "What people add": A place that has vanished is shown in favourites as possibly removed
  test('says of a place that has vanished that it may have been removed, and offers to remove it', async () => {
    const asked = answering({
      removeFavourite: {
        __typename: 'RemoveFavouritePayload',
        favouriteCounts: { best: 0, good: 0, todo: 0, bad: 0 },
        removedFavouriteId: 'Favourite:1',
      },
    });
    const { user } = await shown(favourite(1, 'GOOD', { isGone: true }));
    expect(screen.getByText(/Mahdollisesti poistettu/)).toBeTruthy();
    expect(screen.queryByRole('link', { name: /Paikka 1/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Poista suosikeista' }));
    await waitFor(() => expect(asked[0]?.variables).toMatchObject({ input: { attractionId: 1 } }));
    expect(document.activeElement).toBe(screen.getByRole('main'));
  });

  // SPEC §2: Favourites: groups Best, Good, To-visit, each with 'added N ago'; an empty message
  test('without favourites says so', async () => {
    await shown();
    expect(screen.getByText('nothing')).toBeTruthy();
  });

  test('that could not be loaded can be asked for again', async () => {
    favourites.set({ status: 'failed', error: new Error('lost') });
    await renderWithRelay(<FavouritesList tab="place" empty={null} />);
    expect(screen.getByRole('button', { name: 'Yritä uudelleen' })).toBeTruthy();
  });
});
