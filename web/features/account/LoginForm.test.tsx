import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import '#web/app/user/session.ts';
import { answering } from '#web/test/answering.ts';
import { NOTHING_OWN } from '#web/test/nothingOwn.ts';
import { refused } from '#web/test/refused.ts';
import { renderWithRelay } from '#web/test/renderWithRelay.tsx';
import { LoginForm } from './LoginForm.tsx';
import { currentViewer, setViewer } from './viewer.ts';

const email = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Sähköpostiosoite' });
const password = () => screen.getByLabelText<HTMLInputElement>('Salasana');
const send = () => screen.getByRole('button', { name: 'Kirjaudu sisään' });

async function filled(address = 'maija@example.fi', secret = 'polku7suo') {
  const view = await renderWithRelay(<LoginForm />, { url: '/v/home' });
  await view.user.type(email(), address);
  await view.user.type(password(), secret);
  return view;
}

afterEach(() => {
  vi.unstubAllGlobals();
  setViewer(null);
});

// SPEC §2: Home: login, or the account component
describe('the login', () => {
  test('asks for a missing value beside its field, and moves the focus there', async () => {
    const asked = answering();
    const { user } = await renderWithRelay(<LoginForm />, { url: '/v/home' });
    await user.click(send());
    expect(document.activeElement).toBe(email());
    expect(document.getElementById(email().getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Syötä sähköpostiosoite',
    );
    expect(document.getElementById(password().getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Syötä salasana',
    );
    await user.type(email(), 'm');
    expect(screen.queryByText('Syötä sähköpostiosoite')).toBeNull();
    expect(screen.getByText('Syötä salasana')).toBeTruthy();
    expect(asked).toEqual([]);
  });

  test('says the fault of a field that has the focus already, each time Enter is pressed in it', async () => {
    const said = () => screen.getByRole('status').textContent;
    const { user } = await renderWithRelay(<LoginForm />, { url: '/v/home' });
    await user.click(email());
    await user.keyboard('{Enter}');
    await waitFor(() => expect(said()).toBe('Syötä sähköpostiosoite'));
    const spoken: string[] = [];
    const status = screen.getByRole('status');
    new MutationObserver(() => spoken.push(said() ?? '')).observe(status, {
      childList: true,
      characterData: true,
      subtree: true,
    });
    await user.keyboard('{Enter}');
    await waitFor(() => expect(spoken).toEqual(['', 'Syötä sähköpostiosoite']));
    await user.keyboard('m');
    expect(said()).toBe('');
  });

  // Issue 20, M4: a second factor
  test('asks for a code where the account has a second factor, and says when it is wrong', async () => {
    const asked = answering(
      { login: refused('NotAuthorizedError', { reason: 'SECOND_FACTOR' }) },
      { login: refused('InvalidInputError', { parameterName: 'code', detail: 'wrong' }) },
    );
    const { user } = await filled();
    expect(screen.queryByLabelText('Vahvistuskoodi')).toBeNull();
    await user.click(send());
    const code = await screen.findByLabelText('Vahvistuskoodi');
    expect(document.activeElement).toBe(code);
    // The password was right.
    expect(screen.getByRole('alert').textContent).toBe('');
    await user.click(send());
    expect(await screen.findByText('Syötä vahvistuskoodi')).toBeTruthy();
    expect(asked).toHaveLength(1);
    await user.type(code, '123456');
    await user.click(send());
    expect(await screen.findByText('Koodi on väärä tai jo käytetty')).toBeTruthy();
    expect(JSON.stringify(asked.at(-1))).toContain('"code":"123456"');
  });

  test('asks for no code once another account is named', async () => {
    const asked = answering({ login: refused('NotAuthorizedError', { reason: 'SECOND_FACTOR' }) });
    const { user } = await filled();
    await user.click(send());
    await screen.findByLabelText('Vahvistuskoodi');
    await user.type(email(), '.org');
    expect(screen.queryByLabelText('Vahvistuskoodi')).toBeNull();
    await user.click(send());
    await waitFor(() => expect(asked).toHaveLength(2));
  });

  // SPEC §8: Login: pending, wrong, other
  // Issue "Accounts": Too many attempts: 429 with a text of its own and the time to wait (RULINGS 18)
  test.each([
    [
      { login: refused('NotAuthorizedError', { reason: 'WRONG_CREDENTIALS' }) },
      'Sähköpostiosoite tai salasana ovat väärin',
    ],
    [
      { login: refused('NotAuthorizedError', { reason: 'CROSS_SITE' }) },
      'Palvelinongelma, sisäänkirjautuminen ei onnistu.',
    ],
    [
      { login: refused('RateLimitedError', { retryAfterS: 120 }) },
      'Liian monta yritystä. Odota 2 minuuttia ja yritä uudelleen.',
    ],
    [
      { login: refused('RateLimitedError', { retryAfterS: 700 }) },
      'Liian monta yritystä. Odota 12 minuuttia ja yritä uudelleen.',
    ],
    [
      { login: refused('NotAuthorizedError', { reason: 'LINK_MAILED' }) },
      'Tilille on yritetty kirjautua monta kertaa väärällä salasanalla. Jos antamasi salasana on oikea, lähetimme ' +
        'sinulle sähköpostitse linkin, jolla pääset sisään.',
    ],
    [429, 'Liian monta yritystä. Odota 2 minuuttia ja yritä uudelleen.'],
    [500, 'Palvelinongelma, sisäänkirjautuminen ei onnistu.'],
    [null, 'Palvelimeen ei saada yhteyttä. Tarkista verkkoyhteys.'],
  ])('shows the failure of the answer %j, and preserves the typed text', async (answer, text) => {
    answering(answer);
    const { user } = await filled();
    await user.click(send());
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(text));
    expect([email().value, password().value]).toEqual(['maija@example.fi', 'polku7suo']);
    expect(currentViewer().status).toBe('anonymous');
  });

  // SPEC §4: Unconfirmed accounts get a pending answer at login
  test('with an address that is not confirmed offers to send the link again, to that address', async () => {
    const asked = answering(
      { login: refused('NotAuthorizedError', { reason: 'PENDING' }) },
      { resendConfirmation: { __typename: 'ResendConfirmationPayload', clientMutationId: null } },
    );
    const { user } = await filled();
    await user.click(send());
    await user.click(await screen.findByRole('button', { name: 'Lähetä linkki uudelleen' }));
    expect(await screen.findByText('Linkki on lähetetty uudelleen')).toBeTruthy();
    expect(asked[1]?.variables).toEqual({ input: { email: 'maija@example.fi', language: 'fi' } });
    await user.type(email(), 'x');
    expect(screen.queryByRole('button', { name: 'Lähetä linkki uudelleen' })).toBeNull();
  });

  test.each([
    [null, 'Tilisi on estetty. Jos se on mielestäsi virhe, lähetä meille palautetta.'],
    ['Mainoksia', 'Tilisi on estetty. Syy: Mainoksia. Jos se on mielestäsi virhe, lähetä meille palautetta.'],
  ])('of a blocked user says so, with the reason %s', async (explanation, text) => {
    answering({ login: refused('NotAuthorizedError', { reason: 'BLOCKED', explanation }) });
    const { user } = await filled();
    await user.click(send());
    expect(await screen.findByText(text)).toBeTruthy();
  });

  // SPEC §4: Login or logout reloads the user; logout leaves nothing of them
  test('is sent once, however often it is clicked, and loads the user', async () => {
    const viewer = {
      username: 'Maija',
      email: 'maija@example.fi',
      role: 'USER',
      language: 'fi',
      helpShown: true,
      profile: { id: 'p', description: '', created: '2026-11-21T12:00:00Z' },
      id: 'v',
    };
    let answer = () => {};
    const later = new Promise<object>((resolve) => {
      answer = () => resolve({ login: { __typename: 'LoginPayload', clientMutationId: null } });
    });
    const asked = answering(
      later.then((data) => ({ ...data })),
      { viewer },
      ...NOTHING_OWN,
    );
    const { user } = await filled();
    await user.dblClick(send());
    expect(send().getAttribute('aria-disabled')).toBe('true');
    answer();
    await waitFor(() => expect(currentViewer()).toMatchObject({ status: 'known', viewer: { username: 'Maija' } }));
    expect(asked).toHaveLength(2 + NOTHING_OWN.length);
  });

  test('shows the password when its owner wants to see it', async () => {
    const { user } = await filled();
    await user.click(screen.getByRole('button', { name: 'Näytä salasana' }));
    expect(password().type).toBe('text');
    await user.click(screen.getByRole('button', { name: 'Piilota salasana' }));
    expect(password().type).toBe('password');
  });

  // SPEC §7: -plain variants: a form that a browser sends by itself
  test('is a form that a browser can send by itself', async () => {
    await renderWithRelay(<LoginForm />, { url: '/v/home' });
    const form = email().form;
    expect([form?.method, form?.getAttribute('action')]).toEqual(['post', '/api/user/login-plain']);
    expect([email().name, email().autocomplete, password().name, password().autocomplete]).toEqual([
      'email',
      'username',
      'password',
      'current-password',
    ]);
  });
});
