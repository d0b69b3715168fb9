import 'fake-indexeddb/auto';
import { act, screen, within } from '@testing-library/react';
import { createMockEnvironment } from 'relay-test-utils';
import { beforeEach, expect, test } from 'vitest';
import { attractionId } from '#common/places/attractionId.ts';
import { DAY_MS, FINNISH_ZONE } from '#common/time.ts';
import { filterVariables } from '#common/urls/filterVariables.ts';
import { type ListFilter, readLocation } from '#common/urls/viewLocation.ts';
import { noteServerTime } from '#web/data/serverClock.ts';
import { setViewer } from '#web/features/account/viewer.ts';
import { chooseOnDevice } from '#web/features/favourites/deviceFavourites.ts';
import { sortOf } from '#web/features/lists/listSorts.ts';
import { textsOf } from '#web/i18n/messages.ts';
import { renderWithRelay } from '#web/test/renderWithRelay.tsx';
import { FilterBar } from './FilterBar.tsx';
import type { Counts } from './FilterChips.tsx';

const COUNTS: Counts = {
  open: 0,
  closed: 0,
  leftOut: 0,
  features: [
    { feature: 'dogs', count: 12 },
    { feature: 'lit', count: 0 },
    { feature: 'easy', count: 1234 },
  ],
};

const FAVOURITE = {
  attractionId: attractionId(5),
  name: 'Linna',
  category: { name: 'Linna', family: 'culture', icon: 'castle' },
  position: [24.4, 61],
} as const;

beforeEach(() => {
  localStorage.clear();
  setViewer(null);
});

async function renderBar(url: string, counts: Counts | null = COUNTS) {
  await textsOf('filters', 'fi');
  const filter = listOf(url);
  const environment = createMockEnvironment();
  const variables = {
    bounds: [24, 60, 25, 61],
    filter: filter.facets ? filterVariables(filter.facets, new Date(), []) : null,
    kind: 'hiking',
  } as const;
  const view = await renderWithRelay(<FilterBar tab="place" filter={filter} variables={variables} />, {
    environment,
    url,
  });
  const answer = () =>
    act(() =>
      counts === null
        ? environment.mock.rejectMostRecentOperation(new Error('no network'))
        : environment.mock.resolve(environment.mock.getMostRecentOperation(), {
            data: { filterCounts: counts },
          }),
    );
  return { ...view, answer };
}

function listOf(url: string): ListFilter {
  const view = readLocation(new URL(url, 'http://localhost'))?.location.view;
  if (view?.screen !== 'list') throw new Error(`${url} is no list`);
  return view.filter;
}

const chips = () => screen.getAllByRole('listitem').map((chip) => chip.textContent);

test('offers the features that some place has, with their counts', async () => {
  const { answer } = await renderBar('/v/place');
  expect(screen.queryAllByRole('listitem')).toEqual([]);
  await answer();
  expect(chips()).toEqual(['Koira mukaan12', 'Helppo1 234'.replace(' ', '\u00a0')]);
});

test('a press on a feature adds it to the URL, a press on a chosen one removes it', async () => {
  const { answer, user, path } = await renderBar('/v/place?features=dogs');
  await answer();
  await user.click(screen.getByRole('button', { name: /^Helppo/, pressed: false }));
  expect(path()).toBe('/v/place?features=dogs,easy');
  await user.click(screen.getByRole('button', { name: /^Koira mukaan/, pressed: true }));
  expect(path()).toBe('/v/place');
});

test('a chosen feature is shown first, before any count is known and when no place has it', async () => {
  const { answer } = await renderBar('/v/place?features=lit');
  expect(chips()).toEqual(['Valaistu']);
  await answer();
  expect(chips()).toEqual(['Valaistu0', 'Koira mukaan12', 'Helppo1\u00a0234']);
});

test('“open now” is offered first, and is added to the chosen features', async () => {
  const { answer, user, path } = await renderBar('/v/place?features=dogs', { ...COUNTS, open: 7 });
  await answer();
  expect(chips()[0]).toBe('Avoinna nyt7');
  await user.click(screen.getByRole('button', { name: /^Avoinna nyt/, pressed: false }));
  expect(path()).toBe('/v/place?features=dogs&open=now');
});

test('hiding closed places is offered where there are any, with their count, beside the chosen features', async () => {
  const { answer, user, path } = await renderBar('/v/place?features=dogs', { ...COUNTS, leftOut: 3 });
  await answer();
  expect(chips()[0]).toBe('Piilota suljetut3');
  await user.click(screen.getByRole('button', { name: /^Piilota suljetut/, pressed: false }));
  expect(path()).toBe('/v/place?features=dogs&hideClosed=true');
  await user.click(screen.getByRole('button', { name: 'Suodata' }));
  expect(within(screen.getByRole('group', { name: 'Suljetut kohteet' })).getByRole('button').textContent).toBe(
    'Piilota suljetut3',
  );
});

test('hiding closed places stays offered while it is chosen, and can be undone', async () => {
  const { answer, user, path } = await renderBar('/v/place?hideClosed=true');
  await answer();
  await user.click(screen.getByRole('button', { name: /^Piilota suljetut/, pressed: true }));
  expect(path()).toBe('/v/place');
});

test('without counts the bar shows the chosen features', async () => {
  const { answer } = await renderBar('/v/place?features=lit', null);
  await answer();
  expect(chips()).toEqual(['Valaistu']);
});

test('the panel has the features in groups with names, and a button that clears all', async () => {
  const { answer, user, path } = await renderBar('/v/place?features=easy');
  await answer();
  const panel = screen.getByRole('button', { name: 'Suodata', expanded: false });
  await user.click(panel);
  expect(within(screen.getByRole('group', { name: 'Kenelle' })).getByText('Koira mukaan')).toBeTruthy();
  expect(within(screen.getByRole('group', { name: 'Vaativuus' })).getByText('Helppo')).toBeTruthy();
  expect(screen.queryByRole('group', { name: 'Reitin pituus' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Poista suodattimet' }));
  expect(path()).toBe('/v/place');
  // The pressed button is removed.
  expect(document.activeElement).toBe(panel);
});

test('the panel says so where no feature of any place is known', async () => {
  const { answer, user } = await renderBar('/v/place', { open: 0, closed: 0, leftOut: 0, features: [] });
  await answer();
  await user.click(screen.getByRole('button', { name: 'Suodata' }));
  expect(screen.getByText(/ei ole tietoja, joiden mukaan/)).toBeTruthy();
});

test('a day of the week and a time can be chosen instead of now, with their count', async () => {
  const { answer, user, path } = await renderBar('/v/place', { ...COUNTS, open: 7, closed: 3 });
  await answer();
  await user.click(screen.getByRole('button', { name: 'Suodata' }));
  const hours = within(screen.getByRole('group', { name: 'Aukiolo' }));
  await user.selectOptions(hours.getByRole('combobox', { name: 'Avoinna' }), 'lauantai');
  expect(path()).toBe('/v/place?open=sa-12:00');
});

test('the days are those that come by the server’s clock', async () => {
  const inThreeDays = new Date(Date.now() + 3 * DAY_MS);
  noteServerTime(inThreeDays.toUTCString());
  const { answer, user } = await renderBar('/v/place', { ...COUNTS, open: 7, closed: 3 });
  await answer();
  await user.click(screen.getByRole('button', { name: 'Suodata' }));
  const days = within(screen.getByRole('combobox', { name: 'Avoinna' })).getAllByRole('option');
  const first = inThreeDays.toLocaleDateString('fi', { weekday: 'long', timeZone: FINNISH_ZONE });
  expect(days[1]?.textContent).toBe(first);
});

test('the time of a chosen day can be changed, and the chip shows both', async () => {
  const { answer, user, path } = await renderBar('/v/place?open=sa-12:00', { ...COUNTS, open: 7, closed: 3 });
  await answer();
  expect(chips()[0]).toBe('Avoinna la klo 12:007');
  await user.click(screen.getByRole('button', { name: 'Suodata' }));
  const hours = within(screen.getByRole('group', { name: 'Aukiolo' }));
  expect(hours.queryByRole('button')).toBeNull();
  await user.selectOptions(hours.getByRole('combobox', { name: 'klo' }), '10:00');
  expect(path()).toBe('/v/place?open=sa-10:00');
});

test('favourites are offered to a visitor who has some, and those to visit where there are any', async () => {
  const { answer, user, path } = await renderBar('/v/place');
  await answer();
  expect(chips()[0]).toBe('Koira mukaan12');
  await act(() => chooseOnDevice(FAVOURITE, 'GOOD'));
  expect(chips().slice(0, 2)).toEqual(['Suosikit', 'Koira mukaan12']);
  await act(() => chooseOnDevice(FAVOURITE, 'TODO'));
  await user.click(screen.getByRole('button', { name: 'Haluan käydä', pressed: false }));
  expect(path()).toBe('/v/place?favourites=todo');
  await act(() => chooseOnDevice(FAVOURITE, 'BAD'));
  // A chosen filter stays, so that it can be undone.
  expect(chips()[0]).not.toBe('Suosikit');
  await act(() => chooseOnDevice(FAVOURITE, null));
});

test('the order is remembered for each kind', async () => {
  const { user } = await renderBar('/v/place/museum');
  await user.click(screen.getByRole('button', { name: 'Suodata' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Järjestys' }), 'Tuoreimmat');
  expect(sortOf(listOf('/v/map/museum'))).toBe('newest');
  expect(sortOf(listOf('/v/map/cafe'))).toBe('now');
  expect(JSON.parse(localStorage.getItem('listSorts') ?? '')).toEqual({ museum: 'newest' });
});
