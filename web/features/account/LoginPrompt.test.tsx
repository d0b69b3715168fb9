import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderWithRelay } from '#web/test/renderWithRelay.tsx';
import { LoginPrompt } from './LoginPrompt.tsx';

// SPEC §2: Favourites: a login prompt when anonymous
// SPEC §6: Anonymous: prompted to log in for favourites
test('says why to log in, and links to the login', async () => {
  const { user, path } = await renderWithRelay(<LoginPrompt text="login.favourites" />, { url: '/v/place/5' });
  const link = screen.getByRole('link', { name: 'Kirjaudu sisään' });
  expect(document.getElementById(link.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Suosikit ovat vain tällä laitteella. Kirjaudu sisään, niin ne ovat mukana kaikilla laitteillasi.',
  );
  await user.click(link);
  expect(path()).toBe('/v/home');
});
