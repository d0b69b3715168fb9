import { type KeyboardEvent, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import type { ViewScreen } from '#common/urls/viewLocation.ts';
import { useMapFocusRequests } from '#web/navigation/mapFocus.ts';
import { HALF, PEEK_HEIGHT } from '#web/pages/view/frame.ts';
import { nearestStop, type Stop, STOPS, stopOffset } from './stops.ts';
import { useScrollMemory } from './useScrollMemory.ts';
import styles from './Sheet.module.css';

/** Of the ring around what has the focus, and a little more. */
const FOCUS_MARGIN = 12;

/**
 * List or place in the panel. On a phone a sheet with three stops over the map: the browser's own scrolling moves it, so it follows the
 * finger, wheel and focus; its handle answers clicks and arrow keys. On a desktop it simply scrolls.
 */
export function Sheet({ screen, children }: { screen: ViewScreen['screen']; children: ReactNode }) {
  const intl = useIntl();
  const sheet = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const [stop, setStop] = useState<Stop>('peek');
  const focusRequests = useMapFocusRequests();

  const goTo = useCallback((next: Stop) => {
    const element = sheet.current;
    const behavior = window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
    element?.scrollTo({ top: stopOffset(next, element.clientHeight, PEEK_HEIGHT), behavior });
  }, []);

  useScrollMemory(sheet, (element, before) => {
    const at = (one: Stop) => stopOffset(one, element.clientHeight, PEEK_HEIGHT);
    // A list that follows another stays where the sheet is; a place rises, so that its name and actions can be seen.
    return screen === 'list' ? Math.min(before, at('full')) : at('half');
  });

  const seen = useRef(focusRequests);
  useEffect(() => {
    if (seen.current !== focusRequests) goTo('peek');
    seen.current = focusRequests;
  }, [focusRequests, goTo]);

  useEffect(() => {
    /** Who moves by keyboard sees where: in the sheet it rises, since a short scroll would fall back to its stop; outside it makes room. */
    function onFocusIn({ target }: FocusEvent) {
      const element = sheet.current;
      if (
        element === null ||
        body.current === null ||
        !(target instanceof Element) ||
        !target.matches(':focus-visible')
      )
        return;
      const foot = element.getBoundingClientRect().bottom;
      const { top, bottom } = target.getBoundingClientRect();
      if (element.contains(target)) {
        const wanted = element.scrollTop + bottom + FOCUS_MARGIN - foot;
        const next = STOPS.find((one) => stopOffset(one, element.clientHeight, PEEK_HEIGHT) >= wanted);
        if (bottom > foot && next !== undefined) goTo(next);
      } else if (bottom > body.current.getBoundingClientRect().top && top < foot) goTo('peek');
    }
    document.addEventListener('focusin', onFocusIn);
    return () => document.removeEventListener('focusin', onFocusIn);
  }, [goTo]);

  function onScroll() {
    const element = sheet.current;
    if (element !== null) setStop(nearestStop(element.scrollTop, element.clientHeight, PEEK_HEIGHT));
  }

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
    <div
      ref={sheet}
      className={styles.sheet}
      onScroll={onScroll}
      style={{ '--peek': `${PEEK_HEIGHT}px`, '--half': HALF }}
    >
      <div className={styles.spacer} />
      <div className={styles.half} />
      <div ref={body} className={styles.body}>
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
        <div className={styles.content}>{children}</div>
      </div>
    </div>
  );
}
