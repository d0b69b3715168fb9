import { useEffect, useRef } from 'react';
import { type Location, useLocation, useNavigationType } from 'react-router-dom';
import { readLocation } from '#common/urls/viewLocation.ts';

/** What a visitor calls another page: the path, and the point that lies on the map. */
function pageOf({ pathname, search }: Location): string {
  return `${pathname} ${new URLSearchParams(search).get('point') ?? ''}`;
}

function isPlace(url: Location): boolean {
  const screen = readLocation(url)?.location.view.screen;
  return screen !== undefined && screen !== 'list';
}

function isLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}

/**
 * Keeps the focus on the page for keyboard and screen reader. A place, and whatever a link opened in the stead of itself, begins at its
 * heading; back begins at the link that had led away. What was focused and is still there keeps the focus; the first page begins at its top.
 */
export function useKeptFocus(): void {
  const url = useLocation();
  const type = useNavigationType();
  const shown = useRef(url);
  const stop = useRef(() => {});
  useEffect(() => () => stop.current(), []);
  useEffect(() => {
    const left = shown.current;
    shown.current = url;
    // The URL was brought to its canonical form, or follows the map.
    if (type === 'REPLACE' || pageOf(left) === pageOf(url)) return;
    stop.current();
    const returned = type === 'POP';
    if (!isLost() && (returned || !isPlace(url))) return;
    // A link to the path that shows had led nowhere.
    stop.current = focusWhenThere(returned && left.pathname !== url.pathname ? left.pathname : null);
  }, [url, type]);
}

/**
 * Focuses the link to `path`, else the heading, else the content, and a better one of these as soon as it is there, until the visitor acts.
 * Answers how to stop waiting.
 */
function focusWhenThere(path: string | null): () => void {
  const content = document.getElementById('content');
  if (content === null) return () => {};
  let given: Element | null = null;
  const begin = () => {
    const link =
      path === null
        ? undefined
        : [...content.querySelectorAll('a')].find(
            ({ origin, pathname }) => origin === window.location.origin && pathname === path,
          );
    const heading = content.querySelector('h1');
    const best = link ?? heading ?? content;
    if (best === given && best.isConnected && !isLost()) return;
    given = best;
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
