import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { NewUserPage } from '#web/pages/newUser/NewUserPage.tsx';
import { answering } from '#web/test/answering.ts';
import { renderWithRelay } from '#web/test/renderWithRelay.tsx';
import { registrationRefused } from './registrationRefused.ts';

afterEach(() => void vi.unstubAllGlobals());

describe('a refused registration', () => {
  // SPEC §8: Registration 400: password, e-mail taken with a forgot-password link, user name taken; other
  test.each([
    [
      'email',
      'taken',
      { faults: { email: { id: 'email.taken', link: { to: '/v/forgotpw', text: 'register.forgot' } } } },
    ],
    ['email', 'tooLong', { faults: { email: { id: 'email.incomplete', values: { detail: 'tooLong' } } } }],
    ['username', 'taken', { faults: { username: { id: 'username.taken' } } }],
    [
      'username',
      'invalidCharacters',
      { faults: { username: { id: 'username.incomplete', values: { detail: 'invalidCharacters' } } } },
    ],
    ['password', 'weak', { faults: { password: { id: 'password.incomplete', values: { detail: 'weak' } } } }],
    ['language', 'unknown', null],
  ])('%s %s is shown beside its field', (parameterName, detail, refusal) => {
    expect(registrationRefused(parameterName, detail)).toEqual(refusal);
  });
});

async function fill(user: Awaited<ReturnType<typeof renderWithRelay>>['user']) {
  await user.type(screen.getByRole('textbox', { name: 'Sähköpostiosoite' }), 'maija@example.fi');
  await user.type(screen.getByRole('textbox', { name: 'Käyttäjänimi' }), 'Maija');
  await user.type(screen.getByLabelText('Salasana'), 'polku7suo');
  await user.type(screen.getByLabelText('Salasana uudelleen'), 'polku7suo');
  await user.click(screen.getByRole('button', { name: 'Rekisteröidy' }));
}

// SPEC §2: Registration; then registered (check e-mail) with an option to resend
test('a new user is asked to check their mail, also after a reload, and may choose another address', async () => {
  const asked = answering({ register: { __typename: 'RegisterPayload', email: 'maija@example.fi' } });
  const { user, unmount } = await renderWithRelay(<NewUserPage />, { url: '/v/newuser', language: 'fi' });
  await fill(user);
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Tarkista sähköpostisi'));
  expect(document.activeElement?.textContent).toContain('Lähetimme osoitteeseen maija@example.fi linkin');
  expect(asked[0]?.variables).toEqual({
    input: { email: 'maija@example.fi', username: 'Maija', password: 'polku7suo', language: 'fi' },
  });
  unmount();
  const again = await renderWithRelay(<NewUserPage />, { url: '/v/newuser' });
  expect(screen.getByText('maija@example.fi')).toBeTruthy();
  await again.user.click(screen.getByRole('button', { name: 'Käytä toista osoitetta' }));
  expect(screen.getByRole('textbox', { name: 'Sähköpostiosoite' })).toBeTruthy();
});

// SPEC §5: Password: blank, strength, incomplete with the rule
test('the strength of the password is shown as it is typed', async () => {
  const { user } = await renderWithRelay(<NewUserPage />, { url: '/v/newuser' });
  const strength = () => screen.getByText(/^Salasanan vahvuus/).textContent;
  expect(strength()).toBe('Salasanan vahvuus: -');
  for (const [more, word] of [
    ['aB1', 'liian lyhyt'],
    ['aB1', 'heikko'],
    ['cdE', 'OK'],
    ['f?', 'vahva'],
  ] as const) {
    await user.type(screen.getByLabelText('Salasana'), more);
    expect(strength()).toBe(`Salasanan vahvuus: ${word}`);
  }
});
