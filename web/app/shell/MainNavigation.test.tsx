import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { PAGE_TABS, VIEW_TABS } from '#common/urls/tabs.ts';
import { setViewer } from '#web/features/account/viewer.ts';
import { documentTitle } from '#web/navigation/useDocumentTitle.ts';
import { renderWithRelay } from '#web/test/renderWithRelay.tsx';
import { MainNavigation } from './MainNavigation.tsx';

const isOpen = () => screen.getByRole('button', { name: /valikko/ }).getAttribute('aria-expanded') === 'true';

function swipe(from: number, to: number) {
  const header = screen.getByRole('banner');
  fireEvent.pointerDown(header, { clientY: from });
  fireEvent.pointerUp(header, { clientY: to });
}

describe('the toolbar drawer', () => {
  // SPEC §2: It is open by default except on the map tab
  test.each([...VIEW_TABS, ...PAGE_TABS])('is open at first except over the map: %s', async (tab) => {
    await renderWithRelay(<MainNavigation tab={tab} />);
    expect(isOpen()).toBe(tab !== 'map');
  });

  test('opens and closes by its notch', async () => {
    const { user } = await renderWithRelay(<MainNavigation tab="map" />);
    await user.click(screen.getByRole('button', { name: 'Avaa valikko' }));
    expect(isOpen()).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Sulje valikko' }));
    expect(isOpen()).toBe(false);
  });

  test('opens and closes by the keyboard, and its notch stays focused', async () => {
    const { user } = await renderWithRelay(<MainNavigation tab="map" />);
    const notch = screen.getByRole('button', { name: 'Avaa valikko' });
    notch.focus();
    await user.keyboard('{Enter}');
    expect([isOpen(), document.activeElement]).toEqual([true, notch]);
    await user.keyboard(' ');
    expect([isOpen(), document.activeElement]).toEqual([false, notch]);
  });

  // SPEC §2: A toolbar drawer toggles by swiping down over 50 px or tapping its notch
  test('follows a swipe of more than 50 px', async () => {
    await renderWithRelay(<MainNavigation tab="map" />);
    swipe(10, 60);
    expect(isOpen()).toBe(false);
    swipe(10, 61);
    expect(isOpen()).toBe(true);
    swipe(100, 40);
    expect(isOpen()).toBe(false);
  });
});

describe('the closed drawer', () => {
  // RULINGS 32: Closed, its notch says what it is (logo and "Valikko"), and shows where one is
  test('says that it is the menu, and which page is open', async () => {
    await renderWithRelay(<MainNavigation tab="map" />);
    expect(screen.getByRole('button', { name: 'Avaa valikko' }).textContent).toBe('ValikkoKartta');
  });

  test('opens once by itself for a visitor who has not seen it open for a minute', async () => {
    vi.useFakeTimers();
    const { unmount } = await renderWithRelay(<MainNavigation tab="map" />);
    act(() => void vi.advanceTimersByTime(59_999));
    expect(isOpen()).toBe(false);
    act(() => void vi.advanceTimersByTime(1));
    expect(isOpen()).toBe(true);
    unmount();
    await renderWithRelay(<MainNavigation tab="map" />);
    act(() => void vi.advanceTimersByTime(120_000));
    vi.useRealTimers();
    expect(isOpen()).toBe(false);
  });

  test('does not open by itself while the visitor writes, but a minute later', async () => {
    vi.useFakeTimers();
    await renderWithRelay(
      <>
        <MainNavigation tab="map" />
        <input aria-label="haku" />
      </>,
    );
    act(() => screen.getByLabelText('haku').focus());
    act(() => void vi.advanceTimersByTime(60_000));
    expect(isOpen()).toBe(false);
    act(() => screen.getByLabelText('haku').blur());
    act(() => void vi.advanceTimersByTime(60_000));
    vi.useRealTimers();
    expect(isOpen()).toBe(true);
  });
});

describe('the main navigation', () => {
  // SPEC §2: Logo to intro, Map, Places, Favourites, Me or Login, help button
  test('links to the same list on the other tab', async () => {
    await renderWithRelay(<MainNavigation tab="map" />, { url: '/v/map/museum?pos=12,24,61' });
    expect(screen.getByRole('link', { name: 'Kohteet' }).getAttribute('href')).toBe('/v/place/museum');
    expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Kartta');
    expect(screen.getByRole('link', { name: 'Suosikit' }).getAttribute('href')).toBe('/v/favourites');
    expect(screen.getByRole('link', { name: 'Kirjaudu' }).getAttribute('href')).toBe('/v/home');
    expect(screen.getByRole('link', { name: 'Ohje' }).getAttribute('href')).toBe('/v/help');
    expect(screen.getByRole('link', { name: 'Taival' }).getAttribute('href')).toBe('/');
  });

  test('adds no history entry for a page that is shown already', async () => {
    const { user, path, router } = await renderWithRelay(<MainNavigation tab="map" />, {
      url: '/v/map/museum?pos=12,24,61',
    });
    await user.click(screen.getByRole('link', { name: 'Kartta' }));
    expect(router.state.historyAction).toBe('REPLACE');
    expect(path()).toBe('/v/map/museum?pos=12,24,61');
    await user.click(screen.getByRole('link', { name: 'Kohteet' }));
    expect(router.state.historyAction).toBe('PUSH');
  });

  // SPEC §2: Me or Login: the navigation speaks to whoever is logged in
  test('shows Me to a logged-in user and Login to others, at first as at the last visit', async () => {
    localStorage.setItem('account', '1');
    await renderWithRelay(<MainNavigation tab="map" />);
    expect(screen.getByRole('link', { name: 'Minä' }).getAttribute('href')).toBe('/v/home');
    act(() => setViewer(null));
    expect(screen.getByRole('link', { name: 'Kirjaudu' })).toBeTruthy();
  });

  test('links from another page to the default list, without the parameters of that page', async () => {
    await renderWithRelay(<MainNavigation tab="help" />, { url: '/v/help?pwa=1' });
    expect(screen.getByRole('link', { name: 'Kartta' }).getAttribute('href')).toBe('/v/map');
    expect(screen.getByRole('link', { current: 'page' }).getAttribute('href')).toBe('/v/help');
  });

  test('replaces the language of the path, which would win over the choice', async () => {
    const { user, path, router } = await renderWithRelay(<MainNavigation tab="intro" />, { url: '/v/intro/en' });
    await user.click(screen.getByRole('button', { name: /Svenska/ }));
    expect(path()).toBe('/v/intro/sv');
    expect(router.state.historyAction).toBe('REPLACE');
  });

  // SPEC §2: Home: language switch, install link, links to help, feedback, about
  test('offers the three languages, each in its own words', async () => {
    await renderWithRelay(<MainNavigation tab="map" />, { language: 'sv' });
    expect(screen.getByRole('group', { name: 'Språk' })).toBeTruthy();
    expect(screen.getByRole('button', { pressed: true }).getAttribute('lang')).toBe('sv');
    expect(
      screen.getAllByRole('button', { name: /Suomi|Svenska|English/ }).map((button) => button.getAttribute('lang')),
    ).toEqual(['fi', 'sv', 'en']);
  });
});

// SPEC §2: Document titles: the attraction name plus its admin areas, or the tab's name, followed by the product name
// SPEC §9: Title truncation: 50 chars by default
describe('the title of the document', () => {
  test.each([
    [['Kartta'], 'Kartta – Taival'],
    [['Hämeen linna', 'Hämeenlinna', 'Kanta-Häme'], 'Hämeen linna, Hämeenlinna, Kanta-Häme – Taival'],
    [[], 'Taival'],
    [['A'.repeat(60)], `${'A'.repeat(49)}… – Taival`],
  ])('%j: %s', (parts, title) => {
    expect(documentTitle(parts)).toBe(title);
  });
});
