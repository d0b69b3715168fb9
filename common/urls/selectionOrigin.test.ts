import { describe, expect, test } from 'vitest';
import { type Means, selectionOf } from './selectionOrigin.ts';
import { PAGE_TABS, type Tab, VIEW_TABS } from './tabs.ts';

const LINKS = ['list', 'map', 'popup'] as const satisfies readonly Means[];
const GIVEN = ['url', 'history'] as const satisfies readonly Means[];
const others = PAGE_TABS.filter((tab) => tab !== 'intro');
const each = <A, B>(some: readonly A[], more: readonly B[]) => some.flatMap((a) => more.map((b) => [a, b] as const));

describe('the tab of a chosen place', () => {
  test.each(each(VIEW_TABS, [...LINKS, ...GIVEN]))('on the %s tab by %s it is the same tab', (on, by) => {
    expect(selectionOf({ on, by }).tab).toBe(on);
  });

  // SPEC §4: From the intro tab, selecting an attraction switches to map
  test.each(LINKS)('on the intro it is the map (by %s)', (by) => {
    expect(selectionOf({ on: 'intro', by })).toEqual({ origin: 'intropage', tab: 'map' });
  });

  // SPEC §4: From other tabs that are not map, place or intro it switches to place
  test.each(each(others, LINKS))('on %s by %s it is the place tab', (on, by) => {
    expect(selectionOf({ on, by }).tab).toBe('place');
  });

  // SPEC §4: … except when loaded initially or by back
  test.each(each<Tab, Means>(['intro', ...others], GIVEN))('on %s by %s nothing is switched to the map', (on, by) => {
    expect(selectionOf({ on, by }).tab).toBe('place');
  });
});

// SPEC §4: Attraction origin values: init, menu, popup, back, intropage, map
test.each([
  ['url', 'place', 'init'],
  ['history', 'map', 'back'],
  ['list', 'place', 'menu'],
  ['popup', 'place', 'popup'],
  ['map', 'map', 'map'],
  ['list', 'intro', 'intropage'],
  ['url', 'intro', 'init'],
  ['history', 'intro', 'back'],
] as const)('what is chosen by %s on %s has the origin %s', (by, on, origin) => {
  expect(selectionOf({ on, by }).origin).toBe(origin);
});
