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
import { HiddenList } from './HiddenList.tsx';

function page(names: readonly string[], hasNextPage: boolean) {
  const edges = names.map((attractionName) => ({
    cursor: attractionName,
    node: {
      __typename: 'HiddenAttraction',
      attractionId: attractionName.length,
      attractionName,
      reason: 'Suljettu',
      hidden: '2026-11-20T12:00:00Z',
      hiddenBy: 'Valvoja',
    },
  }));
  return { hiddenAttractions: { edges, pageInfo: { hasNextPage, endCursor: names.at(-1) ?? null } } };
}

const restored = { restoreAttraction: { __typename: 'RestoreAttractionPayload', attraction: null } };

/** The list of hidden places at its own URL, and elsewhere another page. */
function Pages() {
  return useLocation().pathname === '/v/admin/hidden' ? <HiddenList fetchKey={0} /> : <p>Muu sivu</p>;
}

const shown = () =>
  renderWithRelay(
    <RelayEnvironmentProvider environment={ownEnvironment()}>
      <OwnTexts>
        <AdminTexts>
          <Pages />
        </AdminTexts>
      </OwnTexts>
    </RelayEnvironmentProvider>,
    { url: '/v/admin/hidden' },
  );

const showAgain = (name: string) =>
  act(async () =>
    fireEvent.click(screen.getByRole('button', { name: `Palauta näkyviin: ${name}` }), { detail: 1, clientX: 9 }),
  );

beforeAll(() => Promise.all([textsOf('own', 'fi'), textsOf('admin', 'fi')]));
beforeEach(clearOwnData);
afterEach(() => vi.unstubAllGlobals());

test('the second press of a double press does not show the place that moved up', async () => {
  const asked = answering(page(['Luola', 'Kaivos'], false), restored, restored);
  await shown();
  await screen.findByText('Luola');
  await showAgain('Luola');
  expect(screen.queryByText('Luola')).toBeNull();
  await showAgain('Kaivos');
  expect(screen.queryByText('Kaivos')).not.toBeNull();
  expect(asked).toHaveLength(2);
});

test('back from another page the list has the pages that were loaded, without places shown again', async () => {
  const asked = answering(page(['Luola', 'Kaivos'], true), page(['Louhos 1'], false), restored);
  const { router } = await shown();
  await act(async () => fireEvent.click(await screen.findByRole('button', { name: 'Näytä lisää' })));
  await screen.findByText('Louhos 1');
  await showAgain('Luola');
  await act(() => router.navigate('/v/users/Maija'));
  await screen.findByText('Muu sivu');
  await act(() => router.navigate(-1));
  await screen.findByText('Kaivos');
  expect(screen.queryByText('Louhos 1')).not.toBeNull();
  expect(screen.queryByText('Luola')).toBeNull();
  expect(asked).toHaveLength(3);
});
