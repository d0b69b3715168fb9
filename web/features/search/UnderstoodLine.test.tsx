import { act, screen, waitFor } from '@testing-library/react';
import type { MockEnvironment } from 'relay-test-utils';
import { beforeEach, expect, test, vi } from 'vitest';
import { textsOf } from '#web/i18n/messages.ts';
import { resetCamera } from '#web/navigation/camera.ts';
import { place } from '#web/test/places.ts';
import { renderWithRelay } from '#web/test/renderWithRelay.tsx';
import { SearchBox } from './SearchBox.tsx';

const LINE = 'esteetön museo auki Porvoo';
const PART = { area: null, category: null, features: [], isOpening: false, kind: null, openAt: null };
const PARTS = [
  { ...PART, features: ['wheelchair'], text: 'esteetön', without: 'museo auki Porvoo' },
  {
    ...PART,
    category: { id: 'Category:tourism/museum', slug: 'tourism-museum', name: 'Museo' },
    text: 'museo',
    without: 'esteetön auki Porvoo',
  },
  { ...PART, isOpening: true, text: 'auki', without: 'esteetön museo Porvoo' },
  { ...PART, area: 'Porvoo', text: 'Porvoo', without: 'esteetön museo auki' },
];
const UNDERSTOOD = {
  __typename: 'SearchUnderstood',
  bounds: [25.4, 60.2, 26, 60.5],
  isAnswered: true,
  isRestMet: true,
  rest: '',
  withoutRest: LINE,
  parts: PARTS,
};
const FITTING = [
  { __typename: 'SearchHeader', header: 'UNDERSTOOD' },
  { __typename: 'SearchAttraction', matchedName: 'Taidehalli', attraction: place({ id: 5, name: 'Taidehalli' }) },
];

beforeEach(async () => {
  resetCamera();
  Element.prototype.scrollIntoView = vi.fn<() => void>();
  await textsOf('filters', 'fi');
});

async function answer(environment: MockEnvironment, query: string, search: readonly object[]) {
  const sent = () => environment.mock.getAllOperations().find((one) => one.request.variables.query === query);
  await waitFor(() => expect(sent()).toBeDefined());
  const operation = environment.mock.findOperation((one) => one.request.variables.query === query);
  await act(async () => environment.mock.resolve(operation, { data: { search } }));
}

/** The search with the answer to the line. */
async function renderLine(search: readonly object[]) {
  const view = await renderWithRelay(<SearchBox />, { url: '/v/place' });
  const input = screen.getByRole('combobox');
  await view.user.type(input, LINE);
  await answer(view.environment, LINE, search);
  await screen.findByRole('list', { name: 'Haun ehdot' });
  return { ...view, input };
}

const chips = () => screen.getAllByRole('button', { name: /^Poista: / }).map((chip) => chip.textContent);

test('the understood parts are shown as chips above the places that fit', async () => {
  await renderLine([UNDERSTOOD, ...FITTING]);
  expect(chips()).toEqual(['Esteetön', 'Museo', 'Avoinna nyt', 'Porvoo']);
  expect(screen.getByRole('group', { name: 'Sopivat kohteet' })).toBeTruthy();
});

test('removing a chip removes its words from the field, asks again and moves the focus to the field', async () => {
  const { user, input, environment } = await renderLine([UNDERSTOOD, ...FITTING]);
  await user.click(screen.getByRole('button', { name: 'Poista: Avoinna nyt' }));
  expect(input).toHaveProperty('value', 'esteetön museo Porvoo');
  expect(document.activeElement).toBe(input);
  await answer(environment, 'esteetön museo Porvoo', [
    { ...UNDERSTOOD, parts: PARTS.filter(({ isOpening }) => !isOpening) },
    ...FITTING,
  ]);
  await waitFor(() => expect(chips()).toEqual(['Esteetön', 'Museo', 'Porvoo']));
});

test('by the keyboard the chips come after the field, and Escape leads back to it', async () => {
  const { user, input } = await renderLine([UNDERSTOOD, ...FITTING]);
  await user.tab();
  await user.tab();
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Poista: Esteetön');
  await user.keyboard('{Escape}');
  expect(document.activeElement).toBe(input);
  await user.tab();
  await user.tab();
  await user.keyboard('{Enter}');
  expect(input).toHaveProperty('value', 'museo auki Porvoo');
});

test('the search closes when the focus leaves the last chip', async () => {
  const { user, input } = await renderLine([UNDERSTOOD, ...FITTING]);
  for (let stop = 0; stop < 2 + PARTS.length; stop += 1) await user.tab();
  expect(input.getAttribute('aria-expanded')).toBe('false');
});

test('one press opens the whole list, with the understood parts in its URL', async () => {
  const { user, path } = await renderLine([UNDERSTOOD, ...FITTING]);
  await user.click(screen.getByRole('option', { name: /^Näytä kaikki: Esteetön · Museo · Avoinna nyt · Porvoo/ }));
  expect(path()).toMatch(/^\/v\/place\/category-tourism-museum\?pos=.*&features=wheelchair&open=now$/);
});

test('a list of names is not offered', async () => {
  await renderLine([{ ...UNDERSTOOD, rest: 'Halli' }, ...FITTING]);
  expect(screen.queryByRole('option', { name: /^Näytä kaikki/ })).toBeNull();
});

test('a name is a chip too, and it says where the places are found without it', async () => {
  await renderLine([{ ...UNDERSTOOD, rest: 'halpa', isRestMet: false }, ...FITTING]);
  expect(chips()).toEqual(['Esteetön', 'Museo', 'Avoinna nyt', 'Porvoo', 'halpa']);
  expect(screen.getByText('Haku ”halpa” ei tuottanut tulosta. Sopivat kohteet täyttävät muut ehdot.')).toBeTruthy();
});

test('the chip of a day shows the day and time', async () => {
  const onSunday = { ...PART, isOpening: true, openAt: '2026-11-29T10:00:00Z', text: 'sunnuntaina', without: 'museo' };
  await renderLine([{ ...UNDERSTOOD, parts: [onSunday] }, ...FITTING]);
  expect(chips()).toEqual(['Avoinna su klo 12:00']);
});

test('it says that no place fits', async () => {
  await renderLine([UNDERSTOOD]);
  expect(screen.getByText('Yksikään kohde ei täytä kaikkia ehtoja. Poista jokin niistä.')).toBeTruthy();
});

test('it says without a network that it is not known which places are open', async () => {
  await renderLine([{ ...UNDERSTOOD, isAnswered: false }]);
  expect(screen.getByText('Ilman verkkoyhteyttä ei tiedetä, mitkä kohteet ovat auki.')).toBeTruthy();
});
