import { act, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { attractionId } from '#common/places/attractionId.ts';
import { OPEN_NOW } from '#common/urls/facets.ts';
import type { ListFilter, ViewScreen } from '#common/urls/viewLocation.ts';
import { textsOf } from '#web/i18n/messages.ts';
import { setLastList, useLastList } from '#web/navigation/lastList.ts';
import { renderWithRelay } from '#web/test/renderWithRelay.tsx';
import { MapFilters } from './MapFilters.tsx';

const FACETS = { features: ['dogs', 'lit'], opening: OPEN_NOW, favourites: null, hideClosed: false } as const;
const FILTER: ListFilter = { by: 'kind', kind: 'cafe', facets: FACETS };
const PLACE = attractionId(7);
const PADDING = { top: 0, right: 0, bottom: 0, left: 0 };

beforeEach(() => textsOf('filters', 'fi'));

function LastList() {
  const { facets } = useLastList() ?? {};
  return <output>{facets?.features.join(' ') ?? 'nothing is filtered'}</output>;
}

async function renderFilters(view: ViewScreen, url: string, quiet = false) {
  const onFit = vi.fn();
  setLastList(FILTER);
  const rendered = await renderWithRelay(
    <main id="content" tabIndex={-1}>
      <MapFilters {...{ view, quiet, onFit }} filter={FILTER} facets={FACETS} padding={PADDING} />
      <LastList />
    </main>,
    { url },
  );
  return { ...rendered, onFit };
}

const BUTTON = { name: 'Poista suodattimet: Avoinna nyt · Koira mukaan · Valaistu' };

test('beside a list a press takes the filters out of the URL, and the focus goes on in the content', async () => {
  const { user, path } = await renderFilters(
    { screen: 'list', filter: FILTER },
    '/v/map/cafe?features=dogs,lit&open=now',
  );
  await user.click(screen.getByRole('button', BUTTON));
  expect(path()).toBe('/v/map/cafe');
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

test('beside an open place it takes them from the list around it, and the place stays open', async () => {
  const { user, path } = await renderFilters({ screen: 'attraction', id: PLACE }, '/v/map/7');
  await user.click(screen.getByRole('button', BUTTON));
  expect(path()).toBe('/v/map/7');
  expect(screen.getByText('nothing is filtered')).toBeTruthy();
});

test('without an answer about opening hours it says so', async () => {
  const { environment } = await renderFilters({ screen: 'list', filter: FILTER }, '/v/map/cafe');
  await act(async () => environment.mock.rejectMostRecentOperation(new Error('no network')));
  expect(screen.getByRole('button').textContent).toContain('Aukioloja ei saatu · Koira mukaan');
});

test('gives way to another panel, and the map stays filtered until nothing is asked any more', async () => {
  const { onFit, unmount } = await renderFilters({ screen: 'list', filter: FILTER }, '/v/map/cafe', true);
  expect(screen.queryByRole('button')).toBeNull();
  expect(onFit).not.toHaveBeenLastCalledWith(undefined);
  unmount();
  expect(onFit).toHaveBeenLastCalledWith(undefined);
});
