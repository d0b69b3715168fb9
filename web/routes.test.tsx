import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { chooseLanguage } from '#web/i18n/language.ts';
import { routes } from './routes.tsx';

/** The whole client at a URL. */
async function open(url: string) {
  const router = createMemoryRouter(routes, { initialEntries: [url] });
  await act(async () => render(<RouterProvider router={router} />));
  await screen.findByRole('heading', { level: 1 });
  const path = () => router.state.location.pathname + router.state.location.search;
  return { router, path, user: userEvent.setup() };
}

beforeEach(() => {
  chooseLanguage('fi');
});

describe('pages and their titles', () => {
  test.each([
    ['/v/help', 'Ohje – Taival', 'Ohje'],
    ['/v/help?lang=sv', 'Hjälp – Taival', 'Hjälp'],
    ['/v/help/en', 'Help – Taival', 'Help'],
    ['/v/installhelp', 'Taival aloitusnäytölle – Taival', 'Taival aloitusnäytölle'],
    ['/v/feedback?lang=sv', 'Respons – Taival', 'Respons'],
    ['/v/home', 'Minä – Taival', 'Minä'],
    ['/v/home?lang=en', 'Me – Taival', 'Me'],
    ['/v/favourites?lang=sv', 'Favoriter – Taival', 'Favoriter'],
    ['/v/map?tab=help', 'Ohje – Taival', 'Ohje'],
    ['/v/nothing', 'Sivua ei löytynyt – Taival', 'Sivua ei löytynyt'],
  ])('%s is titled %s', async (url, title, heading) => {
    await open(url);
    // Texts of a language and the page's own code arrive when they like.
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeDefined();
    await waitFor(() => expect(document.title).toBe(title));
  });
});

test('an address that is not canonical is replaced, its language taken', async () => {
  const { path, router } = await open('/v/help/?lang=sv&pos=12,24,61&attraction=nonsense');
  expect(path()).toBe('/v/help');
  expect(document.documentElement.lang).toBe('sv');
  expect(router.state.historyAction).toBe('REPLACE');
  expect(localStorage.getItem('lang')).toBe('sv');
});

test('a page that a link opens begins at its heading; back returns', async () => {
  const { path, user, router } = await open('/v/help');
  expect(document.activeElement).toBe(document.body);
  await user.click(screen.getByRole('link', { name: 'Minä' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: 'Minä' })));
  expect(path()).toBe('/v/home');
  await act(() => router.navigate(-1));
  expect(await screen.findByRole('heading', { level: 1, name: 'Ohje' })).toBeTruthy();
  expect(path()).toBe('/v/help');
});
