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
  __typename: 'ModerationAct',
  actId,
  isUndoable: false,
  action,
  actor: 'Maija',
  created: '2026-11-20T10:00:00Z',
  targetId: '1',
  targetKind,
  detail: new Array<{ readonly name: string; readonly value: string }>(),
  attraction: null,
  attractionName: targetKind === 'ATTRACTION' ? 'Vanha tykkitie' : null,
  user: null,
});

/** Shows the log of these acts; their rows. */
async function logged(...acts: readonly ReturnType<typeof act>[]): Promise<readonly HTMLElement[]> {
  const edges = acts.map((node) => ({ node, cursor: String(node.actId) }));
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
  return screen.findAllByRole('listitem');
}

beforeEach(clearOwnData);
afterEach(() => vi.unstubAllGlobals());

// docs/decisions/0026: The log of moderators' acts names what each was about
test('an act says that its target is gone, and nothing where it concerned the data or the service', async () => {
  const rows = await logged(
    act(3, 'DELETE_COMMENT', 'COMMENT'),
    act(2, 'UPDATE_DATA', 'DATA_SET'),
    act(1, 'CLOSE_FOR_CHANGES', 'SERVICE'),
  );
  const [comment, data, service] = rows.map((row) => row.textContent);
  expect(comment).toMatch(/^Poisti kommentin.*Maija.*Tätä ei enää ole$/);
  expect(data).toMatch(/^Käynnisti aineistojen päivityksen.*Maija$/);
  expect(service).toMatch(/^Sulki palvelun muutoksilta.*Maija$/);
});

// docs/decisions/0026: The log of moderators' acts names what each was about
test('the act that hid a place leads to it, and does not call it gone', async () => {
  const place = '200000000000003';
  const detail = [{ name: 'reason', value: 'Yksityistä maata' }];
  await logged({ ...act(1, 'HIDE_ATTRACTION', 'ATTRACTION'), isUndoable: true, targetId: place, detail });
  expect(screen.getByRole('link', { name: 'Vanha tykkitie' }).getAttribute('href')).toBe(`/v/place/${place}`);
  expect(screen.queryByText('Tätä ei enää ole')).toBeNull();
  expect(screen.getByText('Yksityistä maata').getAttribute('dir')).toBe('auto');
});
