import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, describe, expect, test } from 'vitest';
import { chooseLanguage } from '#web/i18n/language.ts';
import { routes } from './routes.tsx';

/** The whole client at a URL. */
async function open(url: string) {
  const router = createMemoryRouter(routes, { initialEntries: [url] });
  await act(async () => render(<RouterProvider router={router} />));
  // The code of a page is compiled when it is first asked for.
  await screen.findByRole('heading', { level: 1 }, { timeout: 20_000 });
  const path = () => router.state.location.pathname + router.state.location.search;
  return { router, path, user: userEvent.setup() };
}

beforeEach(() => {
  chooseLanguage('fi');
});

describe('pages and their titles', () => {
  // SPEC §2: Other tabs: home, favourites, help, feedback, about, installhelp
  // SPEC §2: Other: install help, help
  test.each([
    ['/v/help', 'Ohje – Taival', 'Ohje'],
    ['/v/help?lang=sv', 'Hjälp – Taival', 'Hjälp'],
    ['/v/help/en', 'Help – Taival', 'Help'],
    ['/v/developers', 'Kehittäjille – Taival', 'Kehittäjille'],
    ['/v/installhelp', 'Taival aloitusnäytölle – Taival', 'Taival aloitusnäytölle'],
    ['/v/feedback?lang=sv', 'Respons – Taival', 'Respons'],
    ['/v/home', 'Kirjaudu – Taival', 'Kirjaudu sisään'],
    ['/v/home?lang=en', 'Log in – Taival', 'Log in'],
    ['/v/newuser', 'Uusi käyttäjä – Taival', 'Uusi käyttäjä'],
    ['/v/forgotpw?lang=sv', 'Glömt lösenord – Taival', 'Glömt lösenord'],
    ['/v/setpw', 'Salasanan vaihto – Taival', 'Salasanan vaihto'],
    ['/v/confirmemail/en', 'Confirm your e-mail address – Taival', 'Confirm your e-mail address'],
    ['/v/profile/a%20b', 'Käyttäjää ei löytynyt – Taival', 'Käyttäjää ei löytynyt'],
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

// SPEC §2: Query parameter lang: fi, en, sv
// SPEC §9: Language: stored under key lang and restored at start
test('an address that is not canonical is replaced, its language taken', async () => {
  const { path, router } = await open('/v/help/?lang=sv&pos=12,24,61&attraction=nonsense');
  expect(path()).toBe('/v/help');
  // Texts of a language arrive when they like.
  await waitFor(() => expect(document.documentElement.lang).toBe('sv'));
  expect(router.state.historyAction).toBe('REPLACE');
  expect(localStorage.getItem('lang')).toBe('sv');
});

test('a page that a link opens begins at its heading; back returns', async () => {
  const { path, user, router } = await open('/v/help');
  expect(document.activeElement).toBe(document.body);
  await user.click(screen.getByRole('link', { name: 'Kirjaudu' }));
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: 'Kirjaudu sisään' })),
  );
  expect(path()).toBe('/v/home');
  await act(() => router.navigate(-1));
  expect(await screen.findByRole('heading', { level: 1, name: 'Ohje' })).toBeTruthy();
  expect(path()).toBe('/v/help');
});

// SPEC §2: resetToken, registerToken (also expired, exists) and email; the token leaves the URL
test.each([
  ['/v/confirmemail?registerToken=secret&email=a%40b.fi&lang=en', '/v/confirmemail', 'a@b.fi'],
  ['/v/setpw/en?resetToken=secret&pwa=1', '/v/setpw/en?pwa=1', 'New password'],
])('the token of %s leaves the address before anything is drawn', async (url, left, shown) => {
  const { path, router } = await open(url);
  expect(path()).toBe(left);
  expect(router.state.historyAction).toBe('REPLACE');
  expect(await screen.findByText(shown)).toBeTruthy();
});
