import 'fake-indexeddb/auto';
import { act, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { attractionId } from '#common/places/attractionId.ts';
import { setViewer } from '#web/features/account/viewer.ts';
import { hiker } from '#web/test/hiker.ts';
import { renderWithRelay } from '#web/test/renderWithRelay.tsx';
import { chooseOnDevice, type ListedPlace } from './deviceFavourites.ts';
import { FavouritesButton } from './FavouritesButton.tsx';

const place: ListedPlace = {
  attractionId: attractionId(5),
  name: 'Linna',
  category: { name: 'Linna', family: 'culture', icon: 'castle' },
  position: [24.4, 61],
};
const button = () => screen.getByRole('button', { name: 'Suosikit kartalla' });
const prompt = () => screen.queryByRole('region', { name: 'Suosikit kartalla' });

// SPEC §2: Map: a favourites-on-map toggle (prompt when anonymous)
describe('favourites on the map', () => {
  // SPEC §6: Anonymous: prompted to log in for favourites
  test('ask a visitor without any to log in', async () => {
    const { user, path } = await renderWithRelay(<FavouritesButton />);
    expect(button().getAttribute('aria-expanded')).toBe('false');
    await user.click(button());
    expect(button().getAttribute('aria-expanded')).toBe('true');
    expect(prompt()?.textContent).toContain('sydäntä tai kirjaudu sisään.');
    await user.click(screen.getByRole('link', { name: 'Kirjaudu sisään' }));
    expect(path()).toBe('/v/home');
  });

  test('are reached and left by keyboard: Escape gives the focus back', async () => {
    const { user } = await renderWithRelay(<FavouritesButton />);
    await user.tab();
    await user.keyboard('{Enter}');
    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Kirjaudu sisään' }));
    await user.keyboard('{Escape}');
    expect(prompt()).toBeNull();
    expect(document.activeElement).toBe(button());
  });

  // SPEC §4: Choosing a kind clears category and favourites-on-map; choosing a category sets the kind to none
  test('are off again when something else is chosen, as a kind', async () => {
    const { user } = await renderWithRelay(
      <>
        <FavouritesButton />
        <a href="#museum">Museot</a>
      </>,
    );
    await user.click(button());
    await user.click(screen.getByRole('link', { name: 'Museot' }));
    expect(prompt()).toBeNull();
  });

  // Issue "What a visitor meets": Favourites without an account: shown on the map
  test('are turned on and off by a visitor who has some on this device', async () => {
    const { user } = await renderWithRelay(<FavouritesButton />);
    await act(() => chooseOnDevice(place, 'BEST'));
    await user.click(button());
    expect([button().getAttribute('aria-pressed'), prompt()]).toEqual(['true', null]);
    await act(() => chooseOnDevice(place, null));
    await user.click(button());
    expect(button().getAttribute('aria-expanded')).toBe('false');
  });

  // SPEC §2: Favourites on the map with their own icons by type; the list shows the favourites list
  test('are turned on and off by a logged-in user', async () => {
    setViewer(hiker);
    const { user } = await renderWithRelay(<FavouritesButton />);
    await user.click(button());
    expect([button().getAttribute('aria-pressed'), prompt()]).toEqual(['true', null]);
    await user.click(button());
    expect(button().getAttribute('aria-pressed')).toBe('false');
    act(() => setViewer(null));
  });
});
