import { act, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { ListFilter } from '#common/urls/viewLocation.ts';
import { setViewer } from '#web/features/account/viewer.ts';
import { hiker } from '#web/test/hiker.ts';
import { renderWithRelay } from '#web/test/renderWithRelay.tsx';
import { KindSelector } from './KindSelector.tsx';

const kind = (name: 'hiking' | 'cafe' | 'none'): ListFilter => ({ by: 'kind', kind: name });
const words = () => screen.getAllByRole('link').map((link) => link.textContent);
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

describe('the kind selector', () => {
  // SPEC §2: List: kind selector hiking, attraction, museum, restaurant, and after a more toggle cafe, swimming,
  //   groceries, cycling, skiing
  // SPEC §2: List: a toilets category filter
  test('shows four kinds and the toilets, and the others when the toggle is pressed', async () => {
    const { user } = await renderWithRelay(<KindSelector tab="map" filter={kind('hiking')} />);
    expect(words()).toEqual(['Retkeily', 'Nähtävyydet', 'Museot', 'Ravintolat', 'WC:t']);
    await user.click(screen.getByRole('button', { name: 'Lisää', expanded: false }));
    expect(words()).toEqual([
      'Retkeily',
      'Nähtävyydet',
      'Museot',
      'Ravintolat',
      'Kahvilat',
      'Uinti',
      'Ruokakaupat',
      'Pyöräily',
      'Hiihto',
      'WC:t',
    ]);
    await user.click(screen.getByRole('button', { name: 'Vähemmän', expanded: true }));
    expect(words()).toHaveLength(5);
  });

  test('shows the chosen kind without the toggle too, and of the rarer ones no other', async () => {
    await renderWithRelay(<KindSelector tab="place" filter={kind('cafe')} />);
    expect(words()).toEqual(['Retkeily', 'Nähtävyydet', 'Museot', 'Ravintolat', 'Kahvilat', 'WC:t']);
    expect(screen.getByRole('button', { name: 'Lisää', expanded: false })).toBeTruthy();
    expect(screen.getByRole('link', { current: true }).textContent).toBe('Kahvilat');
    expect(hrefOf('Museot')).toBe('/v/place/museum');
  });

  // SPEC §4: Kind: selecting the already active kind makes it none
  // SPEC §4: Choosing a kind clears category and favourites-on-map; choosing a category sets the kind to none
  test('leads from the active kind to none, and from a category to a kind', async () => {
    const { unmount } = await renderWithRelay(<KindSelector tab="map" filter={kind('hiking')} />);
    expect(hrefOf('Retkeily')).toBe('/v/map/none');
    unmount();
    await renderWithRelay(<KindSelector tab="map" filter={{ by: 'category', slug: 'tourism-museum' }} />);
    expect(screen.queryByRole('link', { current: true })).toBeNull();
    expect(hrefOf('Retkeily')).toBe('/v/map');
  });

  // SPEC §2: List: an own-favourites toggle (anonymous: login prompt)
  // SPEC §6: Anonymous: prompted to log in for favourites
  test('has a toggle of the own favourites, which asks a visitor without any to log in until a kind is chosen', async () => {
    const { user } = await renderWithRelay(<KindSelector tab="map" filter={kind('hiking')} />);
    const toggle = screen.getByRole('button', { name: 'Omat suosikit', expanded: false });
    await user.click(toggle);
    expect(toggle.getAttribute('aria-expanded')).toBe('true');
    expect(
      screen.getByText('Tällä laitteella ei ole vielä suosikkeja. Paina kohteen sivulla sydäntä tai kirjaudu sisään.'),
    ).toBeTruthy();
    expect(hrefOf('Kirjaudu sisään')).toBe('/v/home');
    await user.click(screen.getByRole('link', { name: 'Museot' }));
    expect(screen.queryByRole('link', { name: 'Kirjaudu sisään' })).toBeNull();
    await user.click(toggle);
    await user.click(toggle);
    expect(screen.queryByRole('link', { name: 'Kirjaudu sisään' })).toBeNull();
  });

  // SPEC §2: List: an own-favourites toggle; §4 choosing a kind clears favourites-on-map
  test('shows the favourites of one who is logged in, until they choose a kind: the same one too', async () => {
    setViewer(hiker);
    const { user } = await renderWithRelay(<KindSelector tab="map" filter={kind('hiking')} />);
    const toggle = screen.getByRole('button', { name: 'Omat suosikit', pressed: false });
    await user.click(toggle);
    expect(toggle.getAttribute('aria-pressed')).toBe('true');
    expect(screen.queryByRole('link', { current: true })).toBeNull();
    expect(hrefOf('Retkeily')).toBe('/v/map');
    await user.click(screen.getByRole('link', { name: 'Retkeily' }));
    expect(toggle.getAttribute('aria-pressed')).toBe('false');
    expect(screen.getByRole('link', { current: true }).textContent).toBe('Retkeily');
    await user.click(toggle);
    await user.click(toggle);
    expect(toggle.getAttribute('aria-pressed')).toBe('false');
    act(() => setViewer(null));
    expect(screen.getByRole('button', { name: 'Omat suosikit', expanded: false })).toBeTruthy();
  });
});
