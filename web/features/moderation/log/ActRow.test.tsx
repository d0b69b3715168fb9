import { screen } from '@testing-library/react';
import { RelayEnvironmentProvider } from 'react-relay';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clearOwnData } from '#web/data/owner.ts';
import { ownEnvironment } from '#web/data/relay/ownEnvironment.ts';
import { AdminTexts } from '#web/i18n/AdminTexts.tsx';
import { OwnTexts } from '#web/i18n/OwnTexts.tsx';
import { answering } from '#web/test/answering.ts';
import { renderWithRelay } from '#web/test/renderWithRelay.tsx';
import { ActLog } from './ActLog.tsx';

const HIDING = {
  __typename: 'ModerationAct',
  actId: 1,
  isUndoable: true,
  action: 'HIDE_ATTRACTION',
  actor: 'Maija',
  created: '2026-11-20T10:00:00Z',
  targetId: '200000000000003',
  targetKind: 'ATTRACTION',
  detail: [{ name: 'reason', value: 'Yksityistä maata' }],
  attraction: null,
  user: null,
};

beforeEach(clearOwnData);
afterEach(() => vi.unstubAllGlobals());

// docs/decisions/0026: The log of moderators' acts names what each was about
test('the act that hid a place leads to it, and does not call it gone', async () => {
  const edges = [{ node: HIDING, cursor: '1' }];
  answering({ moderationActs: { edges, pageInfo: { hasNextPage: false, endCursor: '1' } } });
  await renderWithRelay(
    <RelayEnvironmentProvider environment={ownEnvironment()}>
      <OwnTexts>
        <AdminTexts>
          <ActLog fetchKey={0} />
        </AdminTexts>
      </OwnTexts>
    </RelayEnvironmentProvider>,
  );
  const link = await screen.findByRole('link', { name: '200000000000003' });
  expect(link.getAttribute('href')).toBe('/v/place/200000000000003');
  expect(screen.queryByText('Tätä ei enää ole')).toBeNull();
  expect(screen.getByText('Yksityistä maata').getAttribute('dir')).toBe('auto');
});
