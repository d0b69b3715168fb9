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

/** On a page of its own: the default list, on the tab that shows what is chosen there. */
function elsewhere(url: Url): ViewLocation {
  const { tab } = selectionOf({ on: tabOf(url) ?? 'home', by: 'list' });
  return { tab, view: { screen: 'list', filter: DEFAULT_FILTER }, camera: null };
}

/** The state that stands in the URL now; on any other screen that of the default list. */
export function useViewLocation(): ViewLocation {
  const { pathname, search } = useLocation();
  return useMemo(
    () => readLocation({ pathname, search })?.location ?? elsewhere({ pathname, search }),
    [pathname, search],
  );
}

/** The tab of the page that shows; null where the URL is of none. */
export function useTab(): Tab | null {
  return tabOf(useLocation());
}

/** Path of a view. It says nothing of the camera: the map stays where it is, and writes `pos` itself. */
export function pathOf(tab: ViewTab, view: ViewScreen): string {
  return formatLocation({ tab, view, camera: null });
}

/**
 * How to go from a URL to a path: as a step of the history only where it shows something else (SPEC §2). Where tab and view are the same,
 * the URL is replaced; it keeps what the path says nothing of.
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

/** Goes to a path as `stepTo` says, with a state for the step; the same function while the URL changes. */
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
