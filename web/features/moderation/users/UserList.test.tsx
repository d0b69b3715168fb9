import { act, fireEvent, screen } from '@testing-library/react';
import { RelayEnvironmentProvider } from 'react-relay';
import { useLocation } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { clearOwnData } from '#web/data/owner.ts';
import { ownEnvironment } from '#web/data/relay/ownEnvironment.ts';
import { AdminTexts } from '#web/i18n/AdminTexts.tsx';
import { textsOf } from '#web/i18n/messages.ts';
import { OwnTexts } from '#web/i18n/OwnTexts.tsx';
import { answering } from '#web/test/answering.ts';
import { renderWithRelay } from '#web/test/renderWithRelay.tsx';
import { UserList } from './UserList.tsx';

function page(names: readonly string[], hasNextPage: boolean) {
  const fields = {
    profileImage: null,
    description: '',
    role: 'USER',
    confirmed: true,
    blocked: false,
    manager: null,
    lastSeen: null,
  };
  const counts = { created: '2026-11-20T12:00:00Z', imageCount: 0, commentCount: 0 };
  const edges = names.map((username) => ({
    cursor: username,
    node: { __typename: 'ListedUser', id: `User:${username}`, username, ...fields, ...counts },
  }));
  return { users: { edges, pageInfo: { hasNextPage, endCursor: names.at(-1) ?? null } } };
}

/** The list of users at its own URL, and elsewhere the profile of a user. */
function Pages() {
  return useLocation().pathname === '/v/admin/users' ? <UserList fetchKey={0} /> : <p>Profiili</p>;
}

beforeAll(() => Promise.all([textsOf('own', 'fi'), textsOf('admin', 'fi')]));
beforeEach(clearOwnData);
afterEach(() => vi.unstubAllGlobals());

test('back from a profile the list still has the pages that were loaded', async () => {
  const asked = answering(page(['Aino'], true), page(['Maija'], false), page(['Aino'], true));
  const { router } = await renderWithRelay(
    <RelayEnvironmentProvider environment={ownEnvironment()}>
      <OwnTexts>
        <AdminTexts>
          <Pages />
        </AdminTexts>
      </OwnTexts>
    </RelayEnvironmentProvider>,
    { url: '/v/admin/users' },
  );
  await act(async () => fireEvent.click(await screen.findByRole('button', { name: 'Näytä lisää' })));
  await screen.findByText('Maija');
  await act(() => router.navigate('/v/users/Maija'));
  await screen.findByText('Profiili');
  await act(() => router.navigate(-1));
  await screen.findByText('Aino');
  expect(screen.queryByText('Maija')).not.toBeNull();
  expect(asked).toHaveLength(2);
});
