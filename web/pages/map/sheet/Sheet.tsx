import { type KeyboardEvent, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import type { ViewScreen } from '#common/urls/viewLocation.ts';
import { useMapFocusRequests } from '#web/navigation/mapFocus.ts';
import { pathOf } from '#web/navigation/viewLocation.ts';
import { peekHeight } from '#web/pages/view/frame.ts';
import { nearestStop, type Stop, STOPS, stopOffset } from './stops.ts';
import { useFocusInSight } from './useFocusInSight.ts';
import { useScrollMemory } from './useScrollMemory.ts';
import styles from './Sheet.module.css';

/**
 * List or place in the panel. On a phone a sheet with three stops over the map: the browser's own scrolling moves it,
 * so it follows the finger, wheel and focus; its handle answers clicks and arrow keys. On a desktop it simply scrolls.
 */
export function Sheet({ view, children }: { view: ViewScreen; children: ReactNode }) {
  const sheet = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const [stop, setStop] = useState<Stop>('peek');
  const goTo = useCallback((next: Stop) => {
    const element = sheet.current;
    const behavior = window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
    element?.scrollTo({ top: stopOffset(next, element.clientHeight, peekHeight()), behavior });
  }, []);
  useScrollMemory(sheet, pathOf('map', view), (element, before) => {
    const at = (one: Stop) => stopOffset(one, element.clientHeight, peekHeight());
    // A list that follows another leaves the sheet where it is; a place raises it, so that its name and actions can be
    // seen.
    return view.screen === 'list' ? Math.min(before, at('full')) : at('half');
  });
  useLoweringForMap(goTo);
  useFocusInSight(sheet, body, goTo);

  function onScroll() {
    const element = sheet.current;
    if (element !== null) setStop(nearestStop(element.scrollTop, element.clientHeight, peekHeight()));
  }

  return (
    <div ref={sheet} className={styles.sheet} data-stop={stop} onScroll={onScroll}>
      <div className={styles.spacer} />
      <div className={styles.half} />
      <div ref={body} className={styles.body}>
        <Handle stop={stop} goTo={goTo} />
        <div className={styles.content}>{children}</div>
      </div>
    </div>
  );
}

/** Lowers the sheet when the visitor asks to see something on the map. */
function useLoweringForMap(goTo: (stop: Stop) => void): void {
  const requests = useMapFocusRequests();
  const seen = useRef(requests);
  useEffect(() => {
    if (seen.current !== requests) goTo('peek');
    seen.current = requests;
  }, [requests, goTo]);
}

/**
 * The handle of a phone's sheet: a click raises it by one stop or lowers it from the top, arrow keys move it by one
 * stop.
 */
function Handle({ stop, goTo }: { readonly stop: Stop; readonly goTo: (stop: Stop) => void }) {
  const intl = useIntl();

  function step(by: 1 | -1) {
    const next = STOPS[STOPS.indexOf(stop) + by];
    if (next !== undefined) goTo(next);
  }

  function onKeyDown(event: KeyboardEvent) {
    const by = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : null;
    if (by === null) return;
    event.preventDefault();
    step(by);
  }

  return (
    <button
      type="button"
      className={styles.handle}
      aria-expanded={stop !== 'peek'}
      aria-label={intl.formatMessage({ id: stop === 'full' ? 'sheet.lower' : 'sheet.raise' })}
      onClick={() => (stop === 'full' ? goTo('peek') : step(1))}
      onKeyDown={onKeyDown}
    >
      <span className={styles.grip} />
    </button>
  );
}
