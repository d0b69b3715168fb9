import { screen, within } from '@testing-library/react';
import { RelayEnvironmentProvider } from 'react-relay';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import '#web/app/user/session.ts';
import { clearOwnData } from '#web/data/owner.ts';
import { ownEnvironment } from '#web/data/relay/ownEnvironment.ts';
import { setViewer } from '#web/features/account/viewer.ts';
import { type Answer, answering } from '#web/test/answering.ts';
import { refused } from '#web/test/refused.ts';
import { renderWithRelay } from '#web/test/renderWithRelay.tsx';
import { AccessTokens } from './AccessTokens.tsx';

const TEXT = `taival_${'a'.repeat(43)}`;
const TOKEN = {
  tokenId: '1',
  name: 'Kartta',
  scopes: ['READ', 'OWN'],
  expires: '2027-02-01T10:00:00.000Z',
  lastUsed: '2026-11-20',
  uses: [
    { day: '2026-11-20', calls: 3 },
    { day: '2026-11-18', calls: 4 },
  ],
};
const listed = (...accessTokens: readonly (typeof TOKEN)[]) => ({ viewer: { id: 'Viewer:1', accessTokens } });

beforeEach(clearOwnData);
afterEach(() => {
  vi.unstubAllGlobals();
  setViewer(null);
});

async function shown(...answers: readonly Answer[]) {
  const asked = answering(...answers);
  const view = await renderWithRelay(
    <RelayEnvironmentProvider environment={ownEnvironment()}>
      <AccessTokens fetchKey={0} />
    </RelayEnvironmentProvider>,
  );
  return { ...view, asked };
}

// Issue 25, point 5: a token is shown once, after a fresh proof
test('a token is made after the user has proved their identity again, and is shown once to be copied', async () => {
  const { user, asked } = await shown(
    listed(),
    { makeAccessToken: refused('NotAuthorizedError', { reason: 'PROOF_NEEDED' }) },
    { proveIdentity: { __typename: 'ProveIdentityPayload', clientMutationId: null } },
    { makeAccessToken: { __typename: 'MakeAccessTokenPayload', text: TEXT } },
    listed(TOKEN),
  );
  const writeText = vi.spyOn(navigator.clipboard, 'writeText');
  expect(await screen.findByText('Sinulla ei ole rajapintatunnuksia.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Luo tunnus' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Luo tunnus' }));
  await user.click(dialog.getByRole('checkbox', { name: 'Lukea julkisia tietoja' }));
  await user.click(dialog.getByRole('button', { name: 'Luo tunnus' }));
  expect(dialog.getByText('Anna tunnukselle nimi')).toBeTruthy();
  expect(dialog.getByText('Valitse vähintään yksi')).toBeTruthy();
  await user.type(dialog.getByRole('textbox', { name: 'Nimi' }), 'Kartta');
  await user.click(dialog.getByRole('checkbox', { name: /omia tietojani/ }));
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Voimassa' }), '30');
  await user.click(dialog.getByRole('button', { name: 'Luo tunnus' }));
  await user.type(await dialog.findByLabelText('Salasana'), 'metsäPolku7');
  await user.click(dialog.getByRole('button', { name: 'Luo tunnus' }));
  expect(await dialog.findByText(TEXT)).toBeTruthy();
  expect(JSON.stringify(asked)).toContain('{"name":"Kartta","scopes":["OWN"],"days":30}');
  await user.click(dialog.getByRole('button', { name: 'Kopioi' }));
  expect(writeText).toHaveBeenCalledWith(TEXT);
  await user.click(dialog.getByRole('button', { name: 'Olen tallentanut tunnuksen' }));
  expect(screen.queryByText(TEXT)).toBeNull();
  expect(await screen.findByText('Kartta')).toBeTruthy();
});

test('a token shows what it may do and how it was used, and is revoked after a confirmation', async () => {
  const { user, asked } = await shown(
    listed(TOKEN),
    { revokeAccessToken: { __typename: 'RevokeAccessTokenPayload', clientMutationId: null } },
    listed(),
  );
  const heading = await screen.findByText('Kartta');
  const row = within(heading.closest('li') ?? document.body);
  expect(row.getByText(/Lukea julkisia tietoja · Lukea ja muuttaa/)).toBeTruthy();
  expect(row.getByText('Käytetty viimeksi 20.11.2026')).toBeTruthy();
  expect(row.getByText('7 kutsua 30 päivän aikana')).toBeTruthy();
  expect(row.getByText('18.11.2026: 4 kutsua')).toBeTruthy();
  await user.click(row.getByRole('button', { name: 'Mitätöi tunnus Kartta' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Mitätöidäänkö tunnus Kartta?' }));
  await user.click(dialog.getByRole('button', { name: 'Mitätöi' }));
  expect(await screen.findByText('Sinulla ei ole rajapintatunnuksia.')).toBeTruthy();
  expect(JSON.stringify(asked)).toContain('"tokenId":"1"');
});
