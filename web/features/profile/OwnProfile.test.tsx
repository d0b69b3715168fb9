import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Viewer } from '#web/data/own/ownParts.ts';
import { setViewer } from '#web/features/account/viewer.ts';
import { answering } from '#web/test/answering.ts';
import { refused } from '#web/test/refused.ts';
import { renderWithRelay } from '#web/test/renderWithRelay.tsx';
import { OwnProfile } from './OwnProfile.tsx';

const maija: Viewer = {
  username: 'Maija',
  profileId: 'p',
  email: 'maija@example.fi',
  role: 'USER',
  language: 'fi',
  description: 'Hidas kulkija.',
  profileImage: null,
  created: '2026-11-21T12:00:00Z',
};

const text = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Kuvaus' });
const edit = () => screen.getByRole('button', { name: 'Muokkaa kuvausta' });
const save = () => screen.getByRole('button', { name: 'Tallenna' });
const write = (value: string) => fireEvent.change(text(), { target: { value } });

async function shown() {
  setViewer(maija);
  return renderWithRelay(<OwnProfile viewer={maija} />, { url: '/v/profile/Maija' });
}

afterEach(() => {
  vi.unstubAllGlobals();
  setViewer(null);
});

describe('one’s own profile', () => {
  test('is edited from its present text, at most 1000 characters, counted', async () => {
    const { user } = await shown();
    await user.click(edit());
    expect(document.activeElement).toBe(text());
    expect(text().value).toBe('Hidas kulkija.');
    write('a'.repeat(1001));
    expect(text().value).toHaveLength(1000);
    expect(screen.getByText('0 merkkiä jäljellä')).toBeTruthy();
  });

  test('has its draft restored while the tab is open, until editing is cancelled', async () => {
    const { user, unmount } = await shown();
    await user.click(edit());
    write('Laavulta laavulle.');
    unmount();
    const again = await shown();
    expect(text().value).toBe('Laavulta laavulle.');
    await again.user.click(screen.getByRole('button', { name: 'Peruuta' }));
    expect(screen.getByText('Hidas kulkija.')).toBeTruthy();
    expect(sessionStorage.length).toBe(0);
  });

  test('is saved, and shown again', async () => {
    const viewer = {
      ...maija,
      id: 'v',
      helpShown: true,
      profile: { id: 'p', description: 'Laavulta laavulle.', profileImage: null, created: maija.created },
    };
    const asked = answering(
      { updateProfile: { __typename: 'UpdateProfilePayload', clientMutationId: null } },
      { viewer },
    );
    const { user } = await shown();
    await user.click(edit());
    write('Laavulta laavulle.');
    await user.click(save());
    await waitFor(() => expect(edit()).toBeTruthy());
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
    expect(asked[0]?.variables).toEqual({ input: { description: 'Laavulta laavulle.' } });
    expect(Object.values(sessionStorage)).not.toContain('Laavulta laavulle.');
  });

  test.each([
    [500, 'Profiilin tallentaminen epäonnistui. Teksti säilyy tässä välilehdessä. Yritä uudelleen.'],
    [null, 'Palvelimeen ei saada yhteyttä. Tarkista verkkoyhteys.'],
  ])('that could not be saved (%s) preserves the text, and says so', async (answer, words) => {
    answering(answer);
    const { user } = await shown();
    await user.click(edit());
    write('Laavulta laavulle.');
    await user.click(save());
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(words));
    expect(text().value).toBe('Laavulta laavulle.');
  });

  test('that is saved after the session has ended makes the user a visitor', async () => {
    answering({ updateProfile: refused('NotAuthorizedError', { reason: 'ANONYMOUS' }) });
    const { user } = await shown();
    await user.click(edit());
    await user.click(save());
    await waitFor(() => expect(localStorage.getItem('account')).toBe(''));
  });
});
