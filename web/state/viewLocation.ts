import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { readPage } from '#common/pageLocation.ts';
import type { Tab, ViewTab } from '#common/tabs.ts';
import { DEFAULT_FILTER, formatLocation, readLocation, type ViewLocation, type ViewScreen } from '#common/viewLocation.ts';

const ELSEWHERE: ViewLocation = { tab: 'map', view: { screen: 'list', filter: DEFAULT_FILTER }, camera: null };

/** The state that stands in the URL now; on any other screen that of the default list. */
export function useViewLocation(): ViewLocation {
  const { pathname, search } = useLocation();
  return useMemo(() => readLocation({ pathname, search })?.location ?? ELSEWHERE, [pathname, search]);
}

/** The tab of the page that shows; null where the URL is of none. */
export function useTab(): Tab | null {
  const { pathname, search } = useLocation();
  return readLocation({ pathname, search })?.location.tab ?? readPage({ pathname, search })?.location.tab ?? null;
}

/** Path of a view. It says nothing of the camera: the map stays where it is, and writes `pos` itself. */
export function pathOf(tab: ViewTab, view: ViewScreen): string {
  return formatLocation({ tab, view, camera: null });
}
