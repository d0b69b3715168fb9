import 'fake-indexeddb/auto';
import { act, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { place } from '#web/test/places.ts';
import { detail, region, renderDetail } from '#web/test/renderDetail.tsx';

function children(count: number, metres: number | null) {
  const edges = Array.from({ length: count }, (_, at) => ({
    cursor: `${at}`,
    metresAlong: metres === null ? null : at * metres,
    node: place({
      id: 100 + at,
      name: `Lapsi ${at}`,
      category: at % 2 === 0 ? 'leisure/firepit' : 'leisure/nature_reserve',
    }),
  }));
  return {
    childCount: count,
    children: { edges, pageInfo: { hasNextPage: false, hasPreviousPage: false, endCursor: null, startCursor: null } },
  };
}

describe('children', () => {
  test('are all on paper, also those whose group is closed on the screen', async () => {
    await renderDetail(detail(children(5, null)));
    expect(region('^Alueella').getAllByRole('link')).toHaveLength(3);
    act(() => window.dispatchEvent(new Event('beforeprint')));
    expect(region('^Alueella').getAllByRole('link')).toHaveLength(5);
    act(() => window.dispatchEvent(new Event('afterprint')));
    expect(region('^Alueella').getAllByRole('link')).toHaveLength(3);
  });

  // SPEC §2: Detail: child attractions (heading 'along the route' for PATH, 'in the area' otherwise)
  test('of a route stand under "along the route" with their distance from the start', async () => {
    await renderDetail(detail({ type: 'PATH', lengthM: 12_000, areaM2: null, ...children(3, 1350) }));
    const cards = region('Reitin varrella').getAllByRole('link');
    expect(cards.map((card) => card.textContent?.replaceAll('\u00A0', ' ').match(/[\d,]+ km alusta/)?.[0])).toEqual([
      '0 km alusta',
      '1,4 km alusta',
      '2,7 km alusta',
    ]);
  });

  // SPEC §2: Detail: child attractions (heading 'along the route' for PATH, 'in the area' otherwise)
  // SPEC §2: List: with fewer than 5 children everything is shown without category groups
  test('of an area stand under "in the area"; fewer than five without groups, five in groups', async () => {
    const { unmount } = await renderDetail(detail(children(4, null)));
    expect(region('^Alueella').getAllByRole('link')).toHaveLength(4);
    expect(region('^Alueella').queryByRole('button')).toBeNull();
    unmount();
    await renderDetail(detail(children(5, null)));
    expect(
      region('^Alueella')
        .getAllByRole('button')
        .map((button) => button.textContent),
    ).toEqual(['Nuotiopaikka3', 'Luonnonsuojelualue2']);
  });

  test('of a further page take the focus from the button that loaded them, once it goes', async () => {
    const all = children(4, null);
    const page = (edges: readonly object[], hasNextPage: boolean) =>
      detail({
        childCount: 4,
        children: { edges, pageInfo: { hasNextPage, hasPreviousPage: false, endCursor: '1', startCursor: null } },
      });
    const { environment, user } = await renderDetail(page(all.children.edges.slice(0, 2), true));
    const more = screen.getByRole('button', { name: 'Näytä lisää' });
    await user.click(more);
    expect([document.activeElement, more.getAttribute('aria-disabled')]).toEqual([more, 'true']);
    await user.click(more);
    const asked = environment.mock
      .getAllOperations()
      .filter(({ request }) => request.node.params.name === 'DetailChildrenPageQuery');
    expect(asked).toHaveLength(1);
    await act(async () =>
      environment.mock.resolve(environment.mock.getMostRecentOperation(), {
        data: { node: page(all.children.edges.slice(2), false) },
      }),
    );
    expect(screen.queryByRole('button', { name: 'Näytä lisää' })).toBeNull();
    expect(document.activeElement?.getAttribute('href')).toBe('/v/map/102');
  });
});
