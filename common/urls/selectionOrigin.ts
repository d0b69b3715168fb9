import { isViewTab, type Tab, type ViewTab } from './tabs.ts';

/**
 * How a place came to be chosen: by a first URL, a step through the history, a link of a list or the search, the image
 * popup, or the map.
 */
export type Means = 'url' | 'history' | 'list' | 'popup' | 'map';

/** The origins of SPEC §4. */
export type Origin = 'init' | 'back' | 'menu' | 'popup' | 'intropage' | 'map';

const ORIGINS = { url: 'init', history: 'back', list: 'menu', popup: 'popup', map: 'map' } as const satisfies Record<
  Means,
  Origin
>;

/**
 * Origin of a choice, and the tab that shows what was chosen (SPEC §4, RULINGS 3): map and place stay open, the
 * intro leads to the map, any other tab to the place tab. A URL, new or gone back to, switches nothing: where it names
 * neither tab, a place is a page.
 */
export function selectionOf({ on, by }: { readonly on: Tab; readonly by: Means }): {
  readonly origin: Origin;
  readonly tab: ViewTab;
} {
  const given = by === 'url' || by === 'history';
  const origin = on === 'intro' && !given ? 'intropage' : ORIGINS[by];
  if (isViewTab(on)) return { origin, tab: on };
  return { origin, tab: origin === 'intropage' ? 'map' : 'place' };
}
