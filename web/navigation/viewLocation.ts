import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { readPage } from '#common/urls/pageLocation.ts';
import { selectionOf } from '#common/urls/selectionOrigin.ts';
import type { Tab, ViewTab } from '#common/urls/tabs.ts';
import {
  DEFAULT_FILTER,
  formatLocation,
  readLocation,
  type ViewLocation,
  type ViewScreen,
} from '#common/urls/viewLocation.ts';

interface Url {
  readonly pathname: string;
  readonly search: string;
}

function tabOf(url: Url): Tab | null {
  return readLocation(url)?.location.tab ?? readPage(url)?.location.tab ?? null;
}

/** The view for a URL outside map and places: the default list, on the tab that shows what is chosen on that page. */
function elsewhere(url: Url): ViewLocation {
  const { tab } = selectionOf({ on: tabOf(url) ?? 'home', by: 'list' });
  return { tab, view: { screen: 'list', filter: DEFAULT_FILTER }, camera: null };
}

/** The view that the URL describes; on a page outside map and places, the default list. */
export function useViewLocation(): ViewLocation {
  const { pathname, search } = useLocation();
  return useMemo(
    () => readLocation({ pathname, search })?.location ?? elsewhere({ pathname, search }),
    [pathname, search],
  );
}

/** The tab of the current page; null where the URL belongs to none. */
export function useTab(): Tab | null {
  return tabOf(useLocation());
}

/** Path of a view. It leaves out the camera: the map stays where it is, and writes `pos` into the URL itself. */
export function pathOf(tab: ViewTab, view: ViewScreen): string {
  return formatLocation({ tab, view, camera: null });
}

/**
 * The navigation from a URL to a path: a step of the history only where the path shows something else (SPEC §2). Where
 * tab and view are the same, the URL is replaced, and the parameters that the path leaves out stay in it.
 */
export function stepTo(here: Url, path: string): { readonly to: string; readonly replace?: true } {
  const shown = readLocation(here);
  const asked = readLocation(new URL(path, 'http://app'));
  if (
    shown === null ||
    asked === null ||
    pathOf(shown.location.tab, shown.location.view) !== pathOf(asked.location.tab, asked.location.view)
  ) {
    return { to: path };
  }
  const camera = asked.location.camera ?? shown.location.camera;
  return { to: formatLocation({ ...shown.location, camera }, shown.rest), replace: true };
}

/**
 * Answers a function that goes to a path by `stepTo`, with a state for the history entry. The function stays the same
 * when the URL changes.
 */
export function useStepTo(): (path: string, state?: unknown) => void {
  const navigate = useNavigate();
  const url = useLocation();
  const here = useRef(url);
  useLayoutEffect(() => {
    here.current = url;
  }, [url]);
  return useCallback(
    (path, state) => {
      const { to, replace } = stepTo(here.current, path);
      void navigate(to, { replace, state });
    },
    [navigate],
  );
}
