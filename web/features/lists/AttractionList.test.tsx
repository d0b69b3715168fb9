import { act, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import type { ListFilter } from '#common/urls/viewLocation.ts';
import { setUserPosition } from '#web/map/location/userPosition.ts';
import { place } from '#web/test/places.ts';
import { renderList } from '#web/test/renderList.tsx';
import { resetOpenGroups } from './useOpenGroup.ts';

function names(): (string | null)[] {
  return screen.getAllByRole('link').map((link) => link.querySelector('span > span')?.textContent ?? null);
}

beforeEach(resetOpenGroups);

/** All buttons of a list but those of its heading. */
const GROUPS = { name: (name: string) => name !== 'Tallenna alue' };

describe('the list', () => {
  test('shows the best places first', async () => {
    await renderList({
      best: [place({ id: 1, name: 'Hyvä', quality2: 40 }), place({ id: 2, name: 'Paras', quality2: 60 })],
    });
    expect(names()).toEqual(['Paras', 'Hyvä']);
    expect(screen.getByText('2 kohdetta')).toBeTruthy();
  });

  test.each([
    ['how many places it has', { best: [place({ id: 1 })] }, '1 kohde'],
    ['that only others are near', { closest: [place({ id: 1 })] }, 'Kartan alueella ei ole kohteita.'],
    ['that it is empty', {}, 'Ei kohteita'],
  ])('announces its title and %s', async (_what, answer, words) => {
    await renderList(answer);
    const status = screen.getByText(words, { exact: false }).closest('[role=status]');
    await expect.poll(() => status?.textContent).toContain(`Retkeily: ${words}`);
  });

  // Issue "Find what fits" 3: sort by best, nearest, longest, newest
  test('does not reorder the places where another order than the best first was asked for', async () => {
    await renderList({
      best: [place({ id: 1, name: 'Lähellä', quality2: 10 }), place({ id: 2, name: 'Kaukana', quality2: 90 })],
      sort: 'nearest',
    });
    expect(names()).toEqual(['Lähellä', 'Kaukana']);
  });

  // Issue "Find what fits" 4: one formula, explained on the card
  test('moves places that suit the moment up, and says why', async () => {
    await renderList({
      best: [place({ id: 1, quality2: 60 }), place({ id: 2, quality2: 50 }), place({ id: 3, quality2: 55 })],
      raised: [
        { attractionId: 2, points: 25, reason: 'winter' },
        { attractionId: 3, points: -25, reason: null },
      ],
      sort: 'now',
    });
    expect(names()).toEqual(['Paikka 2', 'Paikka 1', 'Paikka 3']);
    expect(screen.getAllByText(/talvella suosittu/).map((said) => said.closest('a')?.textContent)).toEqual([
      expect.stringContaining('Paikka 2'),
    ]);
  });

  // Issue "What a visitor meets" 12: lists tell apart what has one name
  test('distinguishes places of the same name by their distance from the middle of the area', async () => {
    const shelter = (id: number, pos: [number, number]) => place({ id, name: 'Laavu', pos });
    await renderList({ best: [shelter(1, [24.5, 61]), shelter(2, [24.5, 61.05]), place({ id: 3 })] });
    const said = screen
      .getAllByRole('link')
      .map((link) => /[\d,]+\u00A0km alueen keskeltä/.exec(link.textContent)?.[0]);
    expect(said).toEqual(['0\u00A0km alueen keskeltä', '5,6\u00A0km alueen keskeltä', undefined]);
    act(() => setUserPosition([24.5, 61]));
    expect(screen.queryByText(/alueen keskeltä/)).toBeNull();
    act(() => setUserPosition(null));
  });

  test('distinguishes them by their street or part of town where that is known, also beside a distance', async () => {
    const cafe = (id: number, shortAddress: string | null) => ({
      ...place({ id, name: 'Kahvila' }),
      properties: { openingHours: null, shortAddress },
    });
    const other = { ...cafe(4, 'Siltatie 1'), name: 'Ainoa' };
    await renderList({ best: [cafe(1, 'Siltatie 5'), cafe(2, 'Nikkilä'), cafe(3, null), other] });
    const said = () =>
      screen
        .getAllByRole('link')
        .map((link) => /Siltatie \d, Hämeenlinna|Nikkilä|keskeltä/.exec(link.textContent ?? '')?.[0]);
    expect(said()).toEqual(['Siltatie 5, Hämeenlinna', 'Nikkilä', 'keskeltä', undefined]);
    act(() => setUserPosition([24.5, 61]));
    expect(said()).toEqual(['Siltatie 5, Hämeenlinna', 'Nikkilä', undefined, undefined]);
    act(() => setUserPosition(null));
  });

  // SPEC §2: List: a 'no places in map area, nearest places' notice
  test('says that the map area has no places, and shows the nearest ones in order with their distance', async () => {
    await renderList({
      closest: [
        place({ id: 1, name: 'Lähin', quality2: 10, pos: [25.2, 61] }),
        place({ id: 2, name: 'Kauempi', quality2: 60, pos: [25.4, 61] }),
      ],
    });
    expect(
      screen.getByText('Kartan alueella ei ole kohteita. Lähimmät kohteet:').closest('[role=status]'),
    ).toBeTruthy();
    expect(names()).toEqual([null, 'Lähin', 'Kauempi']);
    expect(screen.getByText('38 km')).toBeTruthy();
    const move = screen.getByRole('link', { name: 'Näytä lähimmät kartalla' }).getAttribute('href');
    expect(move).toMatch(/^\/v\/map\?pos=[\d.]+,25\.3,61$/);
  });

  test('names the municipality of most of its places', async () => {
    const inTown = (id: number, town: string) => ({ ...place({ id }), admin: [town, 'Uusimaa'] });
    await renderList({ best: [inTown(1, 'Espoo'), inTown(2, 'Helsinki'), inTown(3, 'Helsinki')] });
    expect(screen.getByText('Helsinki ja ympäristö')).toBeTruthy();
  });

  // SPEC §2: List: a 'no places' notice
  test('says that there are no places', async () => {
    await renderList({});
    expect(screen.getByText('Ei kohteita').closest('[role=status]')).toBeTruthy();
    expect(screen.queryByRole('link')).toBeNull();
  });

  test('without places of its category links to the default kind', async () => {
    const lighthouses: ListFilter = { by: 'category', slug: 'man_made-lighthouse' };
    await renderList({
      filter: lighthouses,
      category: { id: 'Category:man_made/lighthouse', name: 'Majakka' },
      url: '/v/place/category-man_made-lighthouse',
    });
    expect(screen.getByText('Ei kohteita')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Näytä retkeilykohteet' }).getAttribute('href')).toBe('/v/place');
  });

  test('of a category has its name as heading', async () => {
    const museums: ListFilter = { by: 'category', slug: 'tourism-museum' };
    await renderList({
      filter: museums,
      category: { id: 'Category:tourism/museum', name: 'Museo' },
      best: [place({ id: 1 })],
    });
    expect(screen.getByRole('heading', { name: 'Museo' })).toBeTruthy();
  });

  test('of a category with a chip has the name of the chip', async () => {
    await renderList({
      best: [place({ id: 1 })],
      filter: { by: 'category', slug: 'route-hiking' },
      category: { id: 'Category:route/hiking', name: 'Retkeilyreitti' },
    });
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Reitit');
  });

  // SPEC §2: {x} category-…: an unknown slug falls back to the default kind (RULINGS 6)
  test('of a category that does not exist is replaced by the default kind', async () => {
    const { path } = await renderList({
      filter: { by: 'category', slug: 'nonsense' },
      url: '/v/place/category-nonsense',
    });
    await expect.poll(path).toBe('/v/place');
  });
});

describe('groups of categories', () => {
  const four = [1, 2, 3, 4].map((id) => place({ id }));
  const fire = place({ id: 5, category: 'leisure/firepit', quality2: 90 });

  // SPEC §2: List: with fewer than 5 children everything is shown without category groups
  test('are left out with fewer than five places', async () => {
    await renderList({ best: four });
    expect(screen.queryByRole('button', GROUPS)).toBeNull();
    expect(screen.getAllByRole('link')).toHaveLength(4);
  });

  test('are left out where all places are of one category', async () => {
    await renderList({ best: [...four, place({ id: 6 })] });
    expect(screen.queryByRole('button', GROUPS)).toBeNull();
  });

  // SPEC §2: List: category lists with one open category at a time
  test('are opened one at a time, at first the one whose best places are worth most together', async () => {
    const { user } = await renderList({ best: [...four, fire] });
    const [reserves, fires] = screen.getAllByRole('button', GROUPS);
    expect(reserves?.textContent).toBe('Luonnonsuojelualue4');
    expect(reserves?.getAttribute('aria-expanded')).toBe('true');
    expect(names()).toEqual(['Paikka 1', 'Paikka 2', 'Paikka 3', 'Paikka 4']);

    await user.click(screen.getByRole('button', { name: /Nuotiopaikka/ }));
    expect(reserves?.getAttribute('aria-expanded')).toBe('false');
    expect(fires?.getAttribute('aria-expanded')).toBe('true');
    expect(names()).toEqual(['Paikka 5']);

    await user.click(screen.getByRole('button', { name: /Nuotiopaikka/ }));
    expect(screen.queryByRole('link')).toBeNull();
  });

  test('are restored when the visitor comes back, and are as at first in another list', async () => {
    const { user, unmount } = await renderList({ best: [...four, fire], url: '/v/map' });
    await user.click(screen.getByRole('button', { name: /Nuotiopaikka/ }));
    unmount();
    const again = await renderList({ best: [...four, fire], url: '/v/map' });
    expect(names()).toEqual(['Paikka 5']);
    again.unmount();
    await renderList({ best: [...four, fire], url: '/v/map/museum' });
    expect(names()).toEqual(['Paikka 1', 'Paikka 2', 'Paikka 3', 'Paikka 4']);
  });

  test('are ordered by what is worth most from the visitor’s position', async () => {
    // Half a degree of longitude is 27 km here: 50 − 8·log2(28) = 12 for each of the reserves, against 45 for the fire
    // place at hand.
    const atHand = place({ id: 5, category: 'leisure/firepit', quality2: 45, pos: [24.99, 61] });
    act(() => setUserPosition([24.99, 61]));
    await renderList({ best: [...four, atHand] });
    expect(screen.getAllByRole('button', GROUPS).map((button) => button.textContent)).toEqual([
      'Nuotiopaikka1',
      'Luonnonsuojelualue4',
    ]);
    act(() => setUserPosition(null));
    expect(screen.getAllByRole('button', GROUPS).map((button) => button.textContent)).toEqual([
      'Luonnonsuojelualue4',
      'Nuotiopaikka1',
    ]);
  });

  test('do not repeat their name on their cards', async () => {
    const { user } = await renderList({ best: [...four, fire] });
    await user.click(screen.getByRole('button', { name: /Nuotiopaikka/ }));
    expect(within(screen.getByRole('link')).queryByText(/Nuotiopaikka/)).toBeNull();
  });
});
