import { type RefObject, useEffect } from 'react';
import { peekHeight } from '#web/pages/view/frame.ts';
import { type Stop, STOPS, stopOffset } from './stops.ts';

/** Room for the ring around the focused element and a little more, pixels. */
const FOCUS_MARGIN = 12;

type Box = RefObject<HTMLElement | null>;

/**
 * Shows visitors who move by keyboard where the focus is. For a focus in the sheet the sheet rises, since a short
 * scroll would fall back to its stop; for a focus outside, below the sheet, it is lowered.
 */
export function useFocusInSight(sheet: Box, body: Box, goTo: (stop: Stop) => void): void {
  useEffect(() => {
    function onFocusIn({ target }: FocusEvent) {
      if (sheet.current === null || body.current === null) return;
      if (!(target instanceof Element) || !target.matches(':focus-visible')) return;
      const stop = stopFor(target, sheet.current, body.current);
      if (stop !== null) goTo(stop);
    }
    document.addEventListener('focusin', onFocusIn);
    return () => document.removeEventListener('focusin', onFocusIn);
  }, [sheet, body, goTo]);
}

/** The stop at which a focused element can be seen; null where it is seen already. */
function stopFor(target: Element, sheet: HTMLElement, body: HTMLElement): Stop | null {
  // The content of the page holds the sheet: no stop shows more of it.
  if (target.contains(sheet)) return null;
  const foot = sheet.getBoundingClientRect().bottom;
  const { top, bottom } = target.getBoundingClientRect();
  if (!sheet.contains(target)) return bottom > body.getBoundingClientRect().top && top < foot ? 'peek' : null;
  if (bottom <= foot) return null;
  const wanted = sheet.scrollTop + bottom + FOCUS_MARGIN - foot;
  return STOPS.find((one) => stopOffset(one, sheet.clientHeight, peekHeight()) >= wanted) ?? null;
}
