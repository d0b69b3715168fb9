import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { clearOwnData } from '#web/data/owner.ts';
import { setUserPosition } from '#web/map/location/userPosition.ts';
import {
  active,
  answer,
  attraction,
  category,
  hameen,
  header,
  prepareSearch,
  renderSearch,
  town,
} from '#web/test/renderSearchBox.tsx';
import { clearSearches, clearSearchesOnOwnerChange, type RecentSearch, storeSearch } from './recentSearches.ts';
import { BARE, type SearchOption } from './searchSections.ts';

beforeEach(prepareSearch);

describe('an empty field', () => {
  beforeEach(() => clearSearches());

  test('offers the kinds of places; Enter alone chooses none of them', async () => {
    const { environment, user, input, path } = await renderSearch('/v/place');
    await user.click(input);
    expect((await screen.findAllByRole('option')).map((option) => option.textContent)).toEqual(
      expect.arrayContaining(['Retkeily', 'Nähtävyydet', 'Museot', 'Ravintolat', 'Kahvilat']),
    );
    await user.keyboard('{Enter}');
    expect(path()).toBe('/v/place');
    await user.click(screen.getByRole('option', { name: 'Kahvilat' }));
    expect(path()).toBe('/v/place/cafe');
    expect(environment.mock.getAllOperations()).toHaveLength(0);
  });

  test('offers the last chosen results first, until the visitor clears them', async () => {
    const { environment, user, input, path } = await renderSearch('/v/place');
    await user.type(input, 'hämeen');
    await answer(environment, 'hämeen', hameen);
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await user.clear(input);
    const offered = await screen.findAllByRole('option');
    expect(offered.slice(0, 2).map((option) => option.textContent)).toEqual([
      'Hämeen linnaLuonnonsuojelualue · Hämeenlinna',
      'Tyhjennä hakuhistoria',
    ]);
    await user.click(screen.getByRole('option', { name: 'Museot' }));
    await user.click(input);
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(active()).toMatch(/^Hämeen linna/);
    await user.keyboard('{Enter}');
    expect(path()).toBe('/v/place/5');
    await user.click(input);
    await user.click(await screen.findByRole('option', { name: 'Tyhjennä hakuhistoria' }));
    expect(document.activeElement).toBe(input);
    await user.click(input);
    expect(screen.queryByRole('option', { name: /^Hämeen linna/ })).toBeNull();
  });

  test('offers a list that never takes the focus, by Tab or by a press between its rows', async () => {
    const { user, input } = await renderSearch('/v/place');
    await user.click(input);
    await screen.findAllByRole('option');
    const list = screen.getByRole('listbox');
    expect(list.tabIndex).toBe(-1);
    expect(fireEvent.pointerDown(list)).toBe(false);
  });

  test('stores the last five searches, each once, on this device, until the user changes', async () => {
    for (const at of [1, 2, 3, 4, 5, 6, 2]) storeSearch(chosen(at));
    const names = () => JSON.parse(localStorage.getItem('recentSearches') ?? '').map((one: SearchOption) => one.name);
    expect(names()).toEqual(['Laavu 2', 'Laavu 6', 'Laavu 5', 'Laavu 4', 'Laavu 3']);
    clearSearchesOnOwnerChange();
    clearOwnData();
    expect(names()).toEqual([]);
  });
});

const chosen = (at: number): RecentSearch => ({
  ...BARE,
  key: `laavu ${at}`,
  name: `Laavu ${at}`,
  target: { type: 'placeName', position: [25, 61] },
});

describe('a result', () => {
  test('says how far away it is, where the visitor’s position is known', async () => {
    const { environment, user, input } = await renderSearch();
    act(() => setUserPosition([24.46, 61.07]));
    await user.type(input, 'hämeen');
    await answer(environment, 'hämeen', [header('PLACE_NAMES'), town]);
    expect((await screen.findByRole('option')).textContent).toBe('HämeenlinnaKanta-Häme · 8,9\u00A0km');
    act(() => setUserPosition(null));
    await waitFor(() => expect(screen.getByRole('option').textContent).toBe('HämeenlinnaKanta-Häme'));
  });

  test('has the words of the query highlighted, also in the name variant that matched', async () => {
    const { environment, user, input } = await renderSearch();
    await user.type(input, 'hämeen');
    await answer(environment, 'hämeen', hameen);
    expect(Array.from(document.querySelectorAll('mark'), (mark) => mark.textContent)).toEqual([
      'Hämeen',
      'Hämeen',
      'Hämeen',
    ]);
    expect(screen.getByText((_text, element) => element?.textContent === ' (Hämeenpuisto)')).toBeTruthy();
  });

  // SPEC §2: A category result filters by category
  test('that is a category filters the list', async () => {
    const { environment, user, input, path } = await renderSearch();
    await user.type(input, 'museo');
    await answer(environment, 'museo', [header('CATEGORIES'), category]);
    await user.click(screen.getByRole('option', { name: 'Museo' }));
    expect(path()).toBe('/v/map/category-tourism-museum');
  });

  test('that is a place name moves the camera of the list without a step in the history', async () => {
    const { environment, user, input, path, router } = await renderSearch('/v/map/museum');
    await user.type(input, 'hämeen');
    await answer(environment, 'hämeen', [header('PLACE_NAMES'), town]);
    await user.keyboard('{Enter}');
    expect(path()).toBe('/v/map/museum?pos=12,24.46,60.99');
    expect(router.state.historyAction).toBe('REPLACE');
  });

  test('that is open already adds no step to the history', async () => {
    const { environment, user, input, path, router } = await renderSearch('/v/map/5?pos=13,24.5,61');
    await user.type(input, 'hämeen');
    await answer(environment, 'hämeen', [header('ATTRACTIONS'), attraction(5, 'Hämeen linna')]);
    await user.keyboard('{Enter}');
    expect(path()).toBe('/v/map/5?pos=13,24.5,61');
    expect(router.state.historyAction).toBe('REPLACE');
  });

  test('that is a coordinate is shown at once, without a request', async () => {
    const { environment, user, input, path } = await renderSearch();
    await user.type(input, '60.99, 24.46');
    expect(screen.getByRole('option').textContent).toBe('60.99000, 24.46000Koordinaattipiste');
    await user.keyboard('{Enter}');
    expect(path()).toBe('/v/map?pos=14,24.46,60.99&point=24.46,60.99');
    expect(environment.mock.getAllOperations()).toHaveLength(0);
  });
});
