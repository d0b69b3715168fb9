import { act, fireEvent, screen } from '@testing-library/react';
import { RelayEnvironmentProvider } from 'react-relay';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clearOwnData } from '#web/data/owner.ts';
import { ownEnvironment } from '#web/data/relay/ownEnvironment.ts';
import { AdminTexts } from '#web/i18n/AdminTexts.tsx';
import { OwnTexts } from '#web/i18n/OwnTexts.tsx';
import { type Answer, answering } from '#web/test/answering.ts';
import { refused } from '#web/test/refused.ts';
import { renderWithRelay } from '#web/test/renderWithRelay.tsx';
import { UserList } from './UserList.tsx';

const MATTI = {
  __typename: 'ListedUser',
  id: 'ListedUser:1',
  username: 'Matti',
  profileImage: null,
  role: 'USER',
  created: '2026-11-01T12:00:00Z',
  confirmed: true,
  blocked: false,
  manager: null,
  lastSeen: null,
  imageCount: 0,
  commentCount: 0,
};

beforeEach(clearOwnData);
afterEach(() => vi.unstubAllGlobals());

async function shown(...answers: readonly Answer[]) {
  const asked = answering(
    { users: { edges: [{ node: MATTI, cursor: 'a' }], pageInfo: { hasNextPage: false, endCursor: 'a' } } },
    ...answers,
  );
  await renderWithRelay(
    <RelayEnvironmentProvider environment={ownEnvironment()}>
      <OwnTexts>
        <AdminTexts>
          <UserList fetchKey={0} />
        </AdminTexts>
      </OwnTexts>
    </RelayEnvironmentProvider>,
  );
  return asked;
}

// Issue "What people add": Admin user list with search, roles and block; §7 `user/list`
test('every change of an account is asked about, also the first and after another', async () => {
  await shown();
  for (const [button, question] of [
    ['Tee ylläpitäjäksi', 'Tehdäänkö käyttäjästä Matti ylläpitäjä?'],
    ['Estä', 'Estetäänkö käyttäjä Matti?'],
  ] as const) {
    fireEvent.click(await screen.findByRole('button', { name: button }));
    expect(screen.getByRole('dialog', { name: question })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Peruuta' }));
  }
});

test('the focus stays with the user when the button that asked has gone with what it did', async () => {
  await shown({ setRole: { __typename: 'SetRolePayload', user: { ...MATTI, role: 'ADMIN' } } });
  const asking = await screen.findByRole('button', { name: 'Tee ylläpitäjäksi' });
  asking.focus();
  fireEvent.click(asking);
  await act(async () => fireEvent.submit(screen.getByRole('dialog').querySelector('form') ?? document));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Poista ylläpitäjän oikeudet' }));
});

// Issue 20, M4: the password is asked anew for roles and blocks
test('a change for which the password was given too long ago asks for it, and is then done', async () => {
  await shown(
    { setRole: refused('NotAuthorizedError', { reason: 'PROOF_NEEDED' }) },
    { proveIdentity: { __typename: 'ProveIdentityPayload', clientMutationId: null } },
    { setRole: { __typename: 'SetRolePayload', user: { ...MATTI, role: 'ADMIN' } } },
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Tee ylläpitäjäksi' }));
  const submit = () => act(async () => fireEvent.submit(screen.getByRole('dialog').querySelector('form') ?? document));
  await submit();
  expect(screen.getByText(/Anna salasanasi uudelleen/)).toBeTruthy();
  const password = screen.getByLabelText('Vahvista salasanallasi');
  fireEvent.change(password, { target: { value: 'metsäPolku77' } });
  await submit();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('button', { name: 'Poista ylläpitäjän oikeudet' })).toBeTruthy();
});

// Issue 23, point 6: a role for a municipality or an organisation, given by an admin
test('an organisation is given with its municipalities and places, and stands beside the name', async () => {
  const manager = { organisation: 'Saaren kunta', municipalities: [91], placeIds: [5] };
  const asked = await shown({ setManager: { __typename: 'SetManagerPayload', user: { ...MATTI, manager } } });
  fireEvent.click(await screen.findByRole('button', { name: 'Organisaatio' }));
  const submit = () => act(async () => fireEvent.submit(screen.getByRole('dialog').querySelector('form') ?? document));
  await submit();
  expect(screen.getByText('Kirjoita organisaation nimi')).toBeTruthy();
  for (const [label, value] of [
    ['Organisaation nimi', ' Saaren kunta '],
    ['Kuntanumerot', '91'],
    ['Kohteiden tunnukset', '5'],
  ] as const)
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  await submit();
  expect(asked[1]?.variables).toMatchObject({ input: { userId: MATTI.id, ...manager } });
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByText('Saaren kunta')).toBeTruthy();
});
