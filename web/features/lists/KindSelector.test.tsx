import { act, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { ListFilter } from '#common/urls/viewLocation.ts';
import { setViewer } from '#web/features/account/viewer.ts';
import { hiker } from '#web/test/hiker.ts';
import { renderWithRelay } from '#web/test/renderWithRelay.tsx';
import { KindSelector } from './KindSelector.tsx';

const kind = (name: 'hiking' | 'skiing' | 'none'): ListFilter => ({ by: 'kind', kind: name });
const words = () => screen.getAllByRole('link').map((link) => link.textContent);
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

const near = ['Laavut', 'Tulipaikat', 'Kahvilat', 'Reitit', 'Uinti'];

describe('the kind selector', () => {
  // SPEC §2: List: kind selector hiking, attraction, museum, restaurant, and after a more toggle cafe, swimming,
  //   groceries, cycling, skiing
  // SPEC §2: List: a toilets category filter
  test('shows what people look for nearby, four kinds and the toilets, the others with the toggle', async () => {
    const { user } = await renderWithRelay(<KindSelector tab="map" filter={kind('hiking')} />);
    expect(words()).toEqual([...near, 'Retkeily', 'Nähtävyydet', 'Museot', 'Ravintolat', 'WC:t']);
    await user.click(screen.getByRole('button', { name: 'Lisää', expanded: false }));
    expect(words()).toEqual([
      ...near,
      'Retkeily',
      'Nähtävyydet',
      'Museot',
      'Ravintolat',
      'Ruokakaupat',
      'Pyöräily',
      'Hiihto',
      'WC:t',
    ]);
    await user.click(screen.getByRole('button', { name: 'Vähemmän', expanded: true }));
    expect(words()).toHaveLength(10);
  });

  test('shows the chosen kind without the toggle too, and of the rarer ones no other', async () => {
    await renderWithRelay(<KindSelector tab="place" filter={kind('skiing')} />);
    expect(words()).toEqual([...near, 'Retkeily', 'Nähtävyydet', 'Museot', 'Ravintolat', 'Hiihto', 'WC:t']);
    expect(screen.getByRole('button', { name: 'Lisää', expanded: false })).toBeTruthy();
    expect(screen.getByRole('link', { current: true }).textContent).toBe('Hiihto');
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

  // Issue "What a visitor meets" 11: chips for lean-to, campfire, café, trail, swimming in the first row
  test('leads to a category by one chip, and from it to none', async () => {
    const { unmount } = await renderWithRelay(<KindSelector tab="map" filter={kind('hiking')} />);
    expect(near.map(hrefOf)).toEqual([
      '/v/map/category-shelter-lean_to',
      '/v/map/category-leisure-firepit',
      '/v/map/cafe',
      '/v/map/category-route-hiking',
      '/v/map/swimming',
    ]);
    unmount();
    await renderWithRelay(<KindSelector tab="map" filter={{ by: 'category', slug: 'shelter-lean_to' }} />);
    expect(screen.getByRole('link', { current: true }).textContent).toBe('Laavut');
    expect(hrefOf('Laavut')).toBe('/v/map/none');
  });

  // SPEC §2: List: an own-favourites toggle (anonymous: login prompt)
  // SPEC §6: Anonymous: prompted to log in for favourites
  test('has a toggle of favourites, which asks a visitor without any to log in until a kind is chosen', async () => {
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
