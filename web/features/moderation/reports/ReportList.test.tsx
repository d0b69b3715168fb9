import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { RelayEnvironmentProvider } from 'react-relay';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { clearOwnData } from '#web/data/owner.ts';
import { ownEnvironment } from '#web/data/relay/ownEnvironment.ts';
import { setViewer } from '#web/features/account/viewer.ts';
import { AdminTexts } from '#web/i18n/AdminTexts.tsx';
import { textsOf } from '#web/i18n/messages.ts';
import { OwnTexts } from '#web/i18n/OwnTexts.tsx';
import { type Answer, answering } from '#web/test/answering.ts';
import { hiker } from '#web/test/hiker.ts';
import { renderWithRelay } from '#web/test/renderWithRelay.tsx';
import { hideToast } from '#web/ui/feedback/toasts.ts';
import { ReportList } from './ReportList.tsx';

/** An open case about a comment. */
function openCase(caseId: number) {
  const comment = {
    __typename: 'Comment',
    id: `Comment:${caseId}`,
    text: `Kommentti ${caseId}`,
    attractionId: 5,
    attractionName: 'Paikka',
    author: { __typename: 'Profile', id: 'Profile:1', username: 'matti', profileImage: null },
  };
  const reports = [{ created: '2026-11-20T12:00:00Z', reason: `Syy ${caseId}`, reporter: 'maija' }];
  const open = { closed: null, closedBy: null, outcome: null, condition: null, image: null, user: null };
  return { id: `ReportCase:${caseId}`, caseId, kind: 'COMMENT', count: 1, comment, reports, ...open };
}

const page = (ids: readonly number[], hasNextPage = false) => ({
  reportCases: {
    edges: ids.map((id) => ({ cursor: String(id), node: openCase(id) })),
    pageInfo: { hasNextPage, endCursor: String(ids.at(-1)) },
  },
});
const kept = { closed: '2026-11-20T13:00:00Z', closedBy: hiker.username, outcome: 'KEPT' };
const closed = (caseId: number) => ({
  closeReport: { __typename: 'CloseReportPayload', reportCase: { id: `ReportCase:${caseId}`, ...kept } },
});
const deleted = (caseId: number) => ({
  deleteComment: { __typename: 'DeleteCommentPayload', deletedCommentId: `Comment:${caseId}` },
});
const counts = { newImageCount: 0, openReportCount: 0 };

async function shown(...answers: readonly Answer[]) {
  const asked = answering(...answers);
  await shownList();
  return () => asked.flatMap(({ variables: { input } }) => (input === undefined ? [] : [input]));
}

async function shownList() {
  await renderWithRelay(
    <RelayEnvironmentProvider environment={ownEnvironment()}>
      <OwnTexts>
        <AdminTexts>
          <ReportList fetchKey={0} />
        </AdminTexts>
      </OwnTexts>
    </RelayEnvironmentProvider>,
    { url: '/v/admin/reports' },
  );
  await screen.findByText('Kommentti 1');
}

const rows = () => [...document.querySelectorAll<HTMLElement>('li[aria-labelledby]')];
const inFirst = (name: string) => within(rows()[0] ?? document.body).getByRole('button', { name });
const press = (name: string, detail = 1) => act(async () => fireEvent.click(inFirst(name), { detail }));

beforeAll(() => Promise.all([textsOf('own', 'fi'), textsOf('admin', 'fi')]));

beforeEach(() => {
  clearOwnData();
  setViewer(hiker);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  act(() => {
    setViewer(null);
    hideToast();
  });
});

// SPEC §2: Admin: reports in the admin queue
describe('one press ends one case', () => {
  test('also on a double click, whose second click would be on the next case', async () => {
    const sent = await shown(page([1, 2]), closed(1), counts, closed(2), counts);
    await press('Jätä näkyviin');
    await waitFor(() => expect(rows()).toHaveLength(1));
    await press('Jätä näkyviin', 2);
    expect(sent()).toEqual([{ caseId: 1, outcome: 'KEPT' }]);
  });

  test('also on two taps at the same spot, while the next case has just taken the place of the first', async () => {
    const sent = await shown(page([1, 2]), closed(1), counts, deleted(2), closed(2), counts);
    vi.useFakeTimers({ toFake: ['performance'] });
    await press('Jätä näkyviin');
    await waitFor(() => expect(rows()).toHaveLength(1));
    vi.advanceTimersByTime(300);
    await press('Poista kommentti');
    expect(sent()).toHaveLength(1);
    vi.advanceTimersByTime(300);
    await press('Poista kommentti');
    expect(sent()).toHaveLength(3);
  });
});

test('when few open cases are left, the next ones are loaded; all are dealt with once none is left', async () => {
  let answer = () => {};
  const later = new Promise<ReturnType<typeof page>>((resolve) => {
    answer = () => resolve(page([2]));
  });
  await shown(page([1], true), later, closed(1), counts, closed(2), counts);
  const status = () => screen.getByRole('status').textContent;
  await press('Jätä näkyviin');
  await waitFor(() => expect(rows()).toHaveLength(0));
  expect(status()).toBe('Näytetään 0 ensimmäistä');
  await act(async () => answer());
  await screen.findByText('Kommentti 2');
  expect(status()).toBe('1 tapaus');
  await press('Jätä näkyviin', 0);
  await screen.findByText('Kaikki ilmoitukset on käsitelty.');
});

test('a failure to load the next cases is not repeated without end', async () => {
  const asked = answering(page([1], true), 500, 500);
  await shownList();
  await waitFor(() => expect(asked).toHaveLength(2));
  await act(async () => {});
  expect(asked).toHaveLength(2);
});

test('what people have written is shown in the direction of its own script', async () => {
  await shown(page([1]));
  for (const text of ['Kommentti 1', 'Syy 1']) expect(screen.getByText(text).getAttribute('dir')).toBe('auto');
});
