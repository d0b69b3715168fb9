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

const act = (actId: number, action: string, targetKind: string) => ({
  node: {
    __typename: 'ModerationAct',
    actId,
    isUndoable: false,
    action,
    actor: 'Maija',
    created: '2026-11-20T10:00:00Z',
    targetId: '1',
    targetKind,
    detail: [],
    attraction: null,
    user: null,
  },
  cursor: String(actId),
});

beforeEach(clearOwnData);
afterEach(() => vi.unstubAllGlobals());

// docs/decisions/0026: The log of moderators' acts names what each was about
test('an act says that its target is gone, and nothing where it concerned the data or the service', async () => {
  const edges = [
    act(3, 'DELETE_COMMENT', 'COMMENT'),
    act(2, 'UPDATE_DATA', 'DATA_SET'),
    act(1, 'CLOSE_FOR_CHANGES', 'SERVICE'),
  ];
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
  const [comment, data, service] = (await screen.findAllByRole('listitem')).map((row) => row.textContent);
  expect(comment).toMatch(/^Poisti kommentin.*Maija.*Tätä ei enää ole$/);
  expect(data).toMatch(/^Käynnisti aineistojen päivityksen.*Maija$/);
  expect(service).toMatch(/^Sulki palvelun muutoksilta.*Maija$/);
});
