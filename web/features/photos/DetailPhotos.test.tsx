import 'fake-indexeddb/auto';
import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { place } from '#web/test/places.ts';
import { detail, region, renderDetail } from '#web/test/renderDetail.tsx';

function photo(number: number, fields: object = {}) {
  return {
    __typename: 'Image',
    id: `Image:${number}`,
    imageId: number,
    attractionId: 5,
    filename: `photo${number}abcdefghijklmnop`,
    width: 1600,
    height: 1200,
    blur: '',
    created: '2026-11-01T12:00:00Z',
    username: 'Retkeilijä',
    heart: false,
    ...fields,
  };
}

describe('photos', () => {
  const photos = (count: number) => ({
    images: { edges: Array.from({ length: count }, (_, at) => ({ node: photo(at + 1) })) },
  });
  const names = (inside: ReturnType<typeof region>) =>
    inside
      .getAllByRole('button', { name: /kuva/ })
      .map((button) => within(button).getByRole('img').getAttribute('alt'));

  // Issue "What a visitor meets" 11: title, facts, actions, photos
  test('has its facts and actions before its photos', async () => {
    await renderDetail(detail(photos(2)));
    const order = [
      screen.getByRole('heading', { level: 1 }),
      screen.getByText('Merkittävyys 4/5'),
      screen.getByRole('button', { name: 'Jaa' }),
      screen.getAllByRole('button', { name: /kuva 1/ })[0],
    ];
    for (const [at, later] of order.slice(1).entries())
      expect(order[at]?.compareDocumentPosition(later ?? document)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  // SPEC §2: Detail: first 2 images, the rest under Photos
  test('are shown at the head, two of them, and the rest under their own heading', async () => {
    await renderDetail(detail(photos(4)));
    expect(names(within(document.body))).toEqual(
      [1, 2, 3, 4].map((number) => `Aulangon luonnonsuojelualue, kuva ${number}`),
    );
    expect(names(region('^Kuvat'))).toEqual([3, 4].map((number) => `Aulangon luonnonsuojelualue, kuva ${number}`));
  });

  test.each([
    [1, 0],
    [2, 2],
  ])(
    'at the head come as a thumbnail to a coarse screen where it is wide enough for its frame (%i)',
    async (count, sources) => {
      await renderDetail(detail(photos(count)));
      const pictures = [...document.querySelectorAll('button[data-image] picture')];
      expect(pictures.flatMap((picture) => [...picture.querySelectorAll('source')])).toHaveLength(sources);
      expect(pictures.map((picture) => picture.querySelector('img')?.srcset.split(', ').length)).toEqual(
        Array.from({ length: count }, () => 2),
      );
    },
  );

  test('of two at most have no heading of their own', async () => {
    await renderDetail(detail({ ...photos(2), sampleImages: [photo(9, { attraction: place({ id: 9 }) })] }));
    expect(screen.queryByRole('heading', { name: /Kuv/ })).toBeNull();
  });

  test.each([
    ['AREA', 'Kuvia alueelta'],
    ['PATH', 'Kuvia reitin varrelta'],
  ])('of what lies there stand for a place without its own, and lead there (%s)', async (type, heading) => {
    const sampleImages = [
      photo(9, { attractionId: 9, attraction: place({ id: 9, name: 'Aulangon näkötorni' }) }),
      photo(10, { attraction: null }),
    ];
    await renderDetail(detail({ type, sampleImages }));
    const [link, ...others] = region(heading).getAllByRole('link');
    expect([link?.textContent, link?.getAttribute('href'), others]).toEqual(['Aulangon näkötorni', '/v/map/9', []]);
    expect(link?.querySelector('source')?.getAttribute('srcset')).toBe('/thumbs/9/photo9abcdefghijklmnop_200sq.avif');
  });

  test('are opened as a step in the history, with the same camera of the map', async () => {
    const { path, router, user } = await renderDetail(detail(photos(3)), { url: '/v/map/5?pos=12,24.5,61' });
    await user.click(screen.getByRole('button', { name: 'Aulangon luonnonsuojelualue, kuva 2' }));
    expect([path(), router.state.historyAction]).toEqual(['/v/map/5?pos=12,24.5,61&image=2', 'PUSH']);
  });
});
