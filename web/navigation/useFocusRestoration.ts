import { useEffect, useRef } from 'react';
import { type Location, useLocation, useNavigationType } from 'react-router-dom';
import { readLocation } from '#common/urls/viewLocation.ts';
import { isFocusLost } from './isFocusLost.ts';

/** Identifies the page of a URL as a visitor sees it: by its path, and by the point on the map. */
function pageOf({ pathname, search }: Location): string {
  return `${pathname} ${new URLSearchParams(search).get('point') ?? ''}`;
}

function isPlace(url: Location): boolean {
  const screen = readLocation(url)?.location.view.screen;
  return screen !== undefined && screen !== 'list';
}

/**
 * Moves the focus at each navigation, for keyboard and screen reader users. A place, and any page whose link is gone
 * after it was followed, begins at its heading; a step back begins at the link that had led away. An element that has
 * the focus and is still there retains it; the first page begins at its top.
 */
export function useFocusRestoration(): void {
  const url = useLocation();
  const type = useNavigationType();
  const shown = useRef(url);
  const stop = useRef(() => {});
  useEffect(() => () => stop.current(), []);
  useEffect(() => {
    const left = shown.current;
    shown.current = url;
    // The URL was only brought to its canonical form, or follows the map's camera.
    if (type === 'REPLACE' || pageOf(left) === pageOf(url)) return;
    stop.current();
    const returned = type === 'POP';
    if (!isFocusLost() && (returned || !isPlace(url))) return;
    // Where the path is the same no link had led away, so the heading is focused.
    stop.current = focusWhenThere(returned && left.pathname !== url.pathname ? left.pathname : null);
  }, [url, type]);
}

/**
 * Focuses the link to `path`, else the heading, else the content. While the page is still being drawn, a better one of
 * these gets the focus as soon as it appears, until the visitor presses a key or a pointer. Returns the function that
 * ends it.
 */
function focusWhenThere(path: string | null): () => void {
  const content = document.getElementById('content');
  if (content === null) return () => {};
  let focused: Element | null = null;
  const begin = () => {
    const link =
      path === null
        ? undefined
        : [...content.querySelectorAll('a')].find(
            ({ origin, pathname }) => origin === window.location.origin && pathname === path,
          );
    const heading = content.querySelector('h1');
    const best = link ?? heading ?? content;
    if (best === focused && best.isConnected && !isFocusLost()) return;
    focused = best;
    if (best === heading) best.setAttribute('tabindex', '-1');
    best.focus({ preventScroll: true });
    if (best === link || (path === null && best === heading)) end();
  };
  const observer = new MutationObserver(begin);
  const acts = ['keydown', 'pointerdown'] as const;
  function end() {
    observer.disconnect();
    for (const act of acts) document.removeEventListener(act, end);
  }
  observer.observe(content, { childList: true, subtree: true });
  for (const act of acts) document.addEventListener(act, end);
  begin();
  return end;
}
