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
import { decided, moderatedPhoto } from '#web/test/moderatedPhotos.ts';
import { refused } from '#web/test/refused.ts';
import { renderWithRelay } from '#web/test/renderWithRelay.tsx';
import { Toaster } from '#web/ui/feedback/Toaster.tsx';
import { hideToast } from '#web/ui/feedback/toasts.ts';
import type { PhotoState } from './photoFilters.ts';
import { PhotoQueue } from './PhotoQueue.tsx';

const page = (states: readonly PhotoState[]) => ({
  moderationImages: {
    edges: states.map((state, n) => ({ cursor: String(n), node: moderatedPhoto(n, state) })),
    pageInfo: { hasNextPage: false, endCursor: null },
  },
});
const counts = { newImageCount: 0, openReportCount: 0 };
const rows = () => [...document.querySelectorAll<HTMLElement>('[data-row]')];
const inRow = (at: number, name: string) => within(rows()[at] ?? document.body).getByRole('button', { name });

/** The queue, and the inputs of the decisions that it sends. */
async function shown(states: readonly PhotoState[], url: string, ...answers: readonly Answer[]) {
  const asked = answering(page(states), ...answers);
  await renderWithRelay(
    <RelayEnvironmentProvider environment={ownEnvironment()}>
      <OwnTexts>
        <AdminTexts>
          <PhotoQueue fetchKey={0} />
          <Toaster />
        </AdminTexts>
      </OwnTexts>
    </RelayEnvironmentProvider>,
    { url },
  );
  await waitFor(() => expect(rows()).toHaveLength(states.length));
  return () =>
    asked.flatMap(({ variables: { input } }) =>
      typeof input === 'object' && input !== null && 'ids' in input ? [input] : [],
    );
}

beforeAll(() => Promise.all([textsOf('own', 'fi'), textsOf('admin', 'fi')]));

beforeEach(() => {
  clearOwnData();
  setViewer(hiker);
  Element.prototype.scrollIntoView = vi.fn<() => void>();
});

afterEach(() => {
  vi.unstubAllGlobals();
  act(() => {
    setViewer(null);
    hideToast();
  });
});

const chooseAll = () => fireEvent.click(screen.getByRole('button', { name: 'Valitse kaikki' }));
const approveChosen = () => act(async () => fireEvent.click(screen.getByRole('button', { name: 'Hyväksy valitut' })));

// Issue "Weather and encyclopedia": Admin queue: bulk actions, and two moderators at once
describe('one press decides on one photo', () => {
  test('also when its key is held down', async () => {
    const sent = await shown(['PENDING', 'PENDING', 'PENDING'], '/v/admin', decided([0]), counts);
    rows()[0]?.focus();
    for (const repeat of [false, true, true])
      await act(async () => fireEvent.keyDown(document.activeElement ?? document.body, { key: 'a', repeat }));
    expect(sent()).toHaveLength(1);
    expect(document.activeElement).toBe(rows()[0]);
  });

  test('also on a double click, whose second click would be on the next photo', async () => {
    const sent = await shown(['PENDING', 'PENDING'], '/v/admin', decided([0]), counts);
    for (const detail of [1, 2]) await act(async () => fireEvent.click(inRow(0, 'Hyväksy'), { detail }));
    expect(sent()).toHaveLength(1);
    expect(rows()).toHaveLength(1);
  });
});

describe('in the list of all photos', () => {
  // Issue "Weather and encyclopedia": Admin queue: bulk actions, and two moderators at once
  test('approving skips photos that are approved already, and sends pending and rejected ones apart', async () => {
    const sent = await shown(
      ['PENDING', 'APPROVED', 'REJECTED'],
      '/v/admin?state=all',
      decided([0]),
      counts,
      decided([2]),
      counts,
    );
    chooseAll();
    await approveChosen();
    expect(await screen.findByText('2 kuvaa on hyväksytty')).toBeTruthy();
    expect(sent()).toEqual([
      { ids: ['Image:0'], onlyWaiting: true },
      { ids: ['Image:2'], onlyWaiting: false },
    ]);
  });

  test('one notice says how many were approved, were dealt with before, and were gone', async () => {
    const images = [
      moderatedPhoto(0, 'APPROVED'),
      { ...moderatedPhoto(1, 'APPROVED'), decidedBy: { id: 'User:2', username: 'Matti' } },
    ];
    const payload = { __typename: 'ApproveImagesPayload', decided: { goneIds: ['M:2'], images } };
    await shown(['PENDING', 'PENDING', 'PENDING'], '/v/admin?state=all', { approveImages: payload }, counts);
    chooseAll();
    await approveChosen();
    expect(
      await screen.findByText('Kuva on hyväksytty. Toinen ylläpitäjä oli jo käsitellyt kuvan. Kuva oli jo poistettu'),
    ).toBeTruthy();
  });

  test('decisions made before a later call failed stand, the rest is unchanged, and a notice says both', async () => {
    await shown(['PENDING', 'REJECTED'], '/v/admin?state=all', decided([0]), counts, null);
    chooseAll();
    await approveChosen();
    expect(await screen.findByText(/Vain osa muutoksesta onnistui: 1 kuva on muutettu/)).toBeTruthy();
    expect(
      [0, 1].map((at) => within(rows()[at] ?? document.body).queryByRole('button', { name: 'Hyväksy' }) === null),
    ).toEqual([true, false]);
  });

  test('the row gets the focus when the focused button is removed with its decision', async () => {
    await shown(['PENDING', 'PENDING'], '/v/admin?state=all', decided([0]), counts);
    inRow(0, 'Hyväksy').focus();
    await act(async () => fireEvent.click(inRow(0, 'Hyväksy')));
    expect(document.activeElement).toBe(rows()[0]);
  });
});

test('the first row gets the focus when the bar of chosen photos is removed', async () => {
  await shown(['PENDING', 'PENDING'], '/v/admin');
  chooseAll();
  const clear = screen.getByRole('button', { name: 'Poista valinnat' });
  clear.focus();
  fireEvent.click(clear);
  expect(document.activeElement).toBe(rows()[0]);
});

test('a notice says that an admin has lost the right meanwhile', async () => {
  await shown(['PENDING'], '/v/admin', { approveImages: refused('NotAuthorizedError', { reason: 'FORBIDDEN' }) });
  await act(async () => fireEvent.click(inRow(0, 'Hyväksy')));
  expect(await screen.findByText('Sinulla ei ole enää ylläpitäjän oikeuksia.')).toBeTruthy();
  expect(rows()).toHaveLength(1);
});
