import { act, screen, waitFor } from '@testing-library/react';
import type { MockEnvironment } from 'relay-test-utils';
import { expect, vi } from 'vitest';
import { SearchBox } from '#web/features/search/SearchBox.tsx';
import { resetCamera } from '#web/navigation/camera.ts';
import { place } from '#web/test/places.ts';
import { renderWithRelay } from '#web/test/renderWithRelay.tsx';

export const header = (key: string) => ({ __typename: 'SearchHeader', header: key });
export const attraction = (id: number, name: string, matchedName = name) => ({
  __typename: 'SearchAttraction',
  matchedName,
  attraction: place({ id, name }),
});
export const category = {
  __typename: 'SearchCategory',
  category: { id: 'Category:tourism/museum', slug: 'tourism-museum', name: 'Museo', family: 'culture', icon: 'museum' },
};
export const town = {
  __typename: 'SearchPlaceName',
  placeNameId: 1,
  name: 'Hämeenlinna',
  admin: ['Kanta-Häme'],
  pos: [24.46, 60.99],
};

export const hameen = [
  header('CATEGORIES'),
  category,
  header('ATTRACTIONS'),
  attraction(5, 'Hämeen linna'),
  attraction(6, 'Puisto', 'Hämeenpuisto'),
  header('PLACE_NAMES'),
  town,
];

/** Shows the search field, on its own or on the page at `url`. */
export async function renderSearch(url?: string) {
  const view = await renderWithRelay(<SearchBox />, url === undefined ? {} : { url });
  return { ...view, input: screen.getByRole('combobox') };
}

/** What the environment is waiting to answer, in the order it was asked. */
export function asked(environment: MockEnvironment): unknown[] {
  return environment.mock.getAllOperations().map((operation) => operation.request.variables.query);
}

export async function answer(environment: MockEnvironment, query: string, search: readonly object[]) {
  await waitFor(() => expect(asked(environment)).toContain(query));
  const operation = environment.mock.findOperation((one) => one.request.variables.query === query);
  await act(async () => environment.mock.resolve(operation, { data: { search } }));
}

export function active(): string | null {
  const id = screen.getByRole('combobox').getAttribute('aria-activedescendant');
  return id === null ? null : (document.getElementById(id)?.textContent ?? 'missing');
}

/** To be called before each test. */
export function prepareSearch(): void {
  resetCamera();
  Element.prototype.scrollIntoView = vi.fn<() => void>();
}
