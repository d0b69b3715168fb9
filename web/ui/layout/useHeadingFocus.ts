import { useLayoutEffect, useRef } from 'react';
import { isFocusLost } from '#web/navigation/isFocusLost.ts';

/**
 * Focuses the page's heading when the page changes to other content and the element that had the focus is gone. `shown`
 * identifies the content; null: it is not known yet.
 */
export function useHeadingFocus(shown: string | null): void {
  const last = useRef(shown);
  // Before the page is painted: no key is pressed while nothing has the focus.
  useLayoutEffect(() => {
    const before = last.current;
    last.current = shown;
    if (before === null || shown === null || before === shown) return;
    if (!isFocusLost()) return;
    const heading = document.querySelector<HTMLElement>('h1');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
  }, [shown]);
}
