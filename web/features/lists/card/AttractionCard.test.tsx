import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { setHovered, useHovered } from '#web/map/state/selection.ts';
import { place } from '#web/test/places.ts';
import { renderList } from '#web/test/renderList.tsx';
import { renderWithRelay } from '#web/test/renderWithRelay.tsx';

/** Stands for the map, which shows what is hovered. */
function Hovered() {
  return <p data-testid="hovered">{useHovered()?.attractionId ?? 'none'}</p>;
}

/** The nearest places of a list show their distance from its middle, [24.5, 61]. */
async function renderCard(fields: object = {}, url = '/v/map') {
  const attraction = {
    ...place({ id: 5, name: 'Aulangon luonnonsuojelualue', stars: 4, pos: [24.5, 60.9] }),
    ...fields,
  };
  const view = await renderList({ closest: [attraction], url });
  await renderWithRelay(<Hovered />);
  return { ...view, card: screen.getByRole('link', { name: /Hämeenlinna/ }) };
}

const hovered = () => screen.getByTestId('hovered').textContent;
/** Numbers never part from their units. */
const plain = (element: HTMLElement) => element.textContent?.replaceAll('\u00A0', ' ');

afterEach(() => act(() => setHovered(null)));

const OUT_OF_SERVICE = { kind: 'CLOSED', validUntil: null };

describe('a card', () => {
  test('is one link to its place on the same tab', async () => {
    const { card } = await renderCard({}, '/v/place/museum');
    expect(card.getAttribute('href')).toBe('/v/place/5');
  });

  // SPEC §2: Detail: distance
  test('shows name, category, municipality, size, distance and that it is a top item', async () => {
    const { card } = await renderCard({ areaM2: 1_520_000 });
    expect(plain(card)).toBe('Aulangon luonnonsuojelualueLuonnonsuojelualue · HämeenlinnaHuippukohde1,5 km² · 11 km');
  });

  // SPEC §9: List cards max 40; top-item badge above 3 stars
  test.each([
    [4, true],
    [3, false],
  ])('of %d stars says that it is a top item: %s', async (stars, isTop) => {
    const { card } = await renderCard({ stars });
    expect(plain(card)?.includes('Huippukohde')).toBe(isTop);
  });

  test('does not show the area of a building', async () => {
    const { card } = await renderCard({ areaM2: 4_900, stars: 3 });
    expect(plain(card)).toBe('Aulangon luonnonsuojelualueLuonnonsuojelualue · Hämeenlinna11 km');
  });

  test('says first that its place is closed for now', async () => {
    const { card } = await renderCard({ lengthM: 2480, stars: 3, cardConditions: [OUT_OF_SERVICE] });
    await screen.findByText('Suljettu toistaiseksi');
    expect(plain(card)).toContain('Suljettu toistaiseksi2,5 km');
  });

  test.each([
    ['OPEN', 'Avoinna nyt · 11 km'],
    ['CLOSED', 'Suljettu nyt · 11 km'],
    ['UNKNOWN', 'Hämeenlinna11 km'],
  ])('says whether its place is open where that is known: %s', async (state, text) => {
    const { card } = await renderCard({
      stars: 3,
      properties: { shortAddress: null, openingHours: { state, nextChange: null } },
    });
    expect(plain(card)?.endsWith(text)).toBe(true);
  });

  test('does not show the opening state of a place that is closed for now', async () => {
    const { card } = await renderCard({
      cardConditions: [OUT_OF_SERVICE],
      properties: { shortAddress: null, openingHours: { state: 'OPEN', nextChange: null } },
    });
    expect(plain(card)).not.toContain('Avoinna');
  });

  test('does not show the opening state of a place that has closed since its list was read', async () => {
    vi.useFakeTimers({ now: Date.parse('2026-11-26T15:59:30Z'), shouldAdvanceTime: true });
    const openingHours = { state: 'OPEN', nextChange: '2026-11-26T16:00:00Z' };
    const { card } = await renderCard({ stars: 3, properties: { shortAddress: null, openingHours } });
    expect(plain(card)).toContain('Avoinna nyt');
    await act(async () => vi.advanceTimersByTimeAsync(60_000));
    expect(plain(card)).not.toContain('Avoinna nyt');
    vi.useRealTimers();
  });

  describe('by conditions', () => {
    const NOW = Date.parse('2026-11-26T10:00:00Z');
    const soon = '2026-11-26T10:01:00Z';
    const open = { stars: 3, properties: { shortAddress: null, openingHours: { state: 'OPEN', nextChange: null } } };
    const passMs = (ms: number) => act(async () => vi.advanceTimersByTimeAsync(ms));

    beforeEach(() => void vi.useFakeTimers({ now: NOW, shouldAdvanceTime: true }));
    afterEach(() => void vi.useRealTimers());

    test('says that its place is closed and until when, and shows no other condition', async () => {
      const cardConditions = [
        { kind: 'CLOSED', validUntil: '2026-11-30T22:00:00Z' },
        { kind: 'WARNING', validUntil: null },
      ];
      const { card } = await renderCard({ ...open, cardConditions });
      await screen.findByText('Suljettu 30.11.2026 asti');
      expect(plain(card)).not.toMatch(/Avoinna|Varoitus/);
    });

    test('says in words that there is a warning and restrictions, beside whether it is open', async () => {
      const cardConditions = [
        { kind: 'WARNING', validUntil: soon },
        { kind: 'LIMITED', validUntil: null },
      ];
      const { card } = await renderCard({ ...open, cardConditions });
      await screen.findByText('Varoitus');
      expect(plain(card)?.endsWith('VaroitusRajoituksiaAvoinna nyt · 11 km')).toBe(true);
    });

    test('does not show a condition from the minute on at which it ends', async () => {
      const { card } = await renderCard({ stars: 3, cardConditions: [{ kind: 'CLOSED', validUntil: soon }] });
      await screen.findByText('Suljettu klo 12:01 asti');
      await passMs(60_000);
      expect(plain(card)?.endsWith('Hämeenlinna11 km')).toBe(true);
    });
  });

  test('credits a photo from an outside source', async () => {
    const cardImage = {
      id: 'Image:9',
      imageId: 9,
      attractionId: 5,
      filename: 'a.webp',
      width: 400,
      height: 300,
      blur: null,
      credit: { author: 'Maija Meikäläinen', licence: 'CC BY-SA 4.0' },
    };
    const { card } = await renderCard({ cardImage });
    expect(plain(card)).toContain('Kuva: Maija Meikäläinen · CC BY-SA 4.0 · Wikimedia Commons');
  });

  test('shows the length of a route', async () => {
    const { card } = await renderCard({ lengthM: 2480, stars: 3 });
    expect(plain(card)).toBe('Aulangon luonnonsuojelualueLuonnonsuojelualue · Hämeenlinna2,5 km · 11 km');
  });

  // SPEC §9: Title truncation 50 chars by default
  test('cuts a name after 50 characters; its tooltip and screen readers have the whole name', async () => {
    const name = 'Puolimatkansaaren ja Pormestarinhevonsaaren luonnonsuojelualue';
    const { card } = await renderCard({ name });
    const shown = screen.getByText('Puolimatkansaaren ja Pormestarinhevonsaaren luonn…');
    expect(card.contains(shown)).toBe(true);
    expect(shown.title).toBe(name);
    expect(screen.getByRole('link', { name: new RegExp(`^${name} `) })).toBe(card);
  });

  test('without a name of its own does not say its category twice', async () => {
    const { card } = await renderCard({ name: 'Luonnonsuojelualue', named: false, stars: 3 });
    expect(plain(card)).toBe('LuonnonsuojelualueHämeenlinna11 km');
  });

  test('marks its place on the map while it has the pointer or the focus', async () => {
    const { card, user } = await renderCard();
    await user.hover(card);
    expect(hovered()).toBe('5');
    await user.unhover(card);
    expect(hovered()).toBe('none');
    act(() => card.focus());
    expect(hovered()).toBe('5');
    act(() => card.blur());
    expect(hovered()).toBe('none');
  });

  test('is marked while its place has the pointer on the map', async () => {
    const { card } = await renderCard();
    act(() => setHovered({ attractionId: 5, position: [24.5, 61], family: 'nature', icon: 'nature' }));
    expect(card.hasAttribute('data-hovered')).toBe(true);
    act(() => setHovered({ attractionId: 6, position: [24.5, 61], family: 'nature', icon: 'nature' }));
    expect(card.hasAttribute('data-hovered')).toBe(false);
  });
});
