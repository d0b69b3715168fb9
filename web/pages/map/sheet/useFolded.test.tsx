import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { attractionId } from '#common/places/attractionId.ts';
import { DEFAULT_FILTER, type ViewScreen } from '#common/urls/viewLocation.ts';
import { useFolded } from './useFolded.ts';

const LIST: ViewScreen = { screen: 'list', filter: DEFAULT_FILTER };
const place = (id: number): ViewScreen => ({ screen: 'attraction', id: attractionId(id) });
const POINT: ViewScreen = { screen: 'point', position: [24.5, 61], filter: DEFAULT_FILTER };

/** The panel of a page that shows the list, folded by the visitor. */
function foldedOver(view: ViewScreen) {
  const { result, rerender } = renderHook((shown: ViewScreen) => useFolded(shown), { initialProps: view });
  act(() => result.current[1](true));
  return {
    folded: () => result.current[0],
    fold: () => act(() => result.current[1](true)),
    show: (next: ViewScreen) => rerender(next),
  };
}

test.each([place(5), POINT])('the panel unfolds for what is opened: %j', (opened) => {
  const { folded, show } = foldedOver(LIST);
  expect(folded()).toBe(true);
  show(opened);
  expect(folded()).toBe(false);
});

test('an open place stays folded away until another place is opened', () => {
  const { folded, fold, show } = foldedOver(LIST);
  show(place(5));
  fold();
  show(place(5));
  expect(folded()).toBe(true);
  show(place(6));
  expect(folded()).toBe(false);
});

test('a list does not unfold the panel', () => {
  const { folded, fold, show } = foldedOver(LIST);
  show(place(5));
  fold();
  show(LIST);
  expect(folded()).toBe(true);
});
