import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { RelayEnvironmentProvider } from 'react-relay';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { clearOwnData } from '#web/data/owner.ts';
import { ownEnvironment } from '#web/data/relay/ownEnvironment.ts';
import { AdminTexts } from '#web/i18n/AdminTexts.tsx';
import { textsOf } from '#web/i18n/messages.ts';
import { OwnTexts } from '#web/i18n/OwnTexts.tsx';
import { renderWithRelay } from '#web/test/renderWithRelay.tsx';
import { DataSets } from './DataSets.tsx';

const PAGE_INFO = { hasNextPage: false, endCursor: null };
let state = 'RUNNING';

/** The server, whose import is in `state`. */
function answer() {
  const times = { dataDate: null, started: '2026-11-20T12:00:00Z', finished: null };
  const node = {
    __typename: 'ImportRun',
    runId: 1,
    source: 'OSM',
    state,
    counts: [],
    message: '',
    version: 1,
    ...times,
  };
  return {
    dataSets: { edges: [], pageInfo: PAGE_INFO },
    importRuns: { edges: [{ cursor: '1', node }], pageInfo: PAGE_INFO },
    unreadableHours: null,
    municipalityCoverage: null,
    stopImport: { __typename: 'StopImportPayload', isStopped: true },
  };
}

beforeAll(() => Promise.all([textsOf('own', 'fi'), textsOf('admin', 'fi')]));
beforeEach(async () => {
  state = 'RUNNING';
  clearOwnData();
  vi.stubGlobal('fetch', async () => Response.json({ data: answer() }));
  await renderWithRelay(
    <RelayEnvironmentProvider environment={ownEnvironment()}>
      <OwnTexts>
        <AdminTexts>
          <DataSets fetchKey={0} />
        </AdminTexts>
      </OwnTexts>
    </RelayEnvironmentProvider>,
    { url: '/v/admin/data' },
  );
  await screen.findByText('OSM');
});
afterEach(() => vi.unstubAllGlobals());

const stopButton = () => screen.queryByRole('button', { name: 'Pysäytä tuonti' });

test('an import that was stopped is shown as it has ended', async () => {
  const button = stopButton() ?? document.body;
  state = 'FAILED';
  await act(async () => fireEvent.click(button));
  await waitFor(() => expect(stopButton()).toBeNull());
});

test('an import that ends by itself is shown as ended while the page is seen', async () => {
  expect(stopButton()).not.toBeNull();
  state = 'PUBLISHED';
  await act(async () => document.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(stopButton()).toBeNull());
});
