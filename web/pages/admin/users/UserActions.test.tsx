import { fireEvent, screen } from '@testing-library/react';
import { RelayEnvironmentProvider } from 'react-relay';
import { afterEach, expect, test, vi } from 'vitest';
import { AdminTexts } from '#web/i18n/AdminTexts.tsx';
import { OwnTexts } from '#web/i18n/OwnTexts.tsx';
import { ownEnvironment } from '#web/relay/ownEnvironment.ts';
import { answering } from '#web/test/answering.ts';
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
  lastSeen: null,
  imageCount: 0,
  commentCount: 0,
};

afterEach(() => vi.unstubAllGlobals());

test('every change of an account is asked about, also the first and after another', async () => {
  answering({ users: { edges: [{ node: MATTI, cursor: 'a' }], pageInfo: { hasNextPage: false, endCursor: 'a' } } });
  await renderWithRelay(
    <RelayEnvironmentProvider environment={ownEnvironment()}>
      <OwnTexts>
        <AdminTexts>
          <UserList fetchKey={0} />
        </AdminTexts>
      </OwnTexts>
    </RelayEnvironmentProvider>,
  );
  for (const [button, question] of [['Tee ylläpitäjäksi', 'Tehdäänkö käyttäjästä Matti ylläpitäjä?'], ['Estä', 'Estetäänkö käyttäjä Matti?']] as const) {
    fireEvent.click(await screen.findByRole('button', { name: button }));
    expect(screen.getByRole('dialog', { name: question })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Peruuta' }));
  }
});
