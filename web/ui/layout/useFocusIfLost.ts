import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Focuses the element when `shown` changes and the change removes what has the focus. */
export function useFocusIfLost<T extends HTMLElement>(shown: unknown): RefObject<T | null> {
  const element = useRef<T>(null);
  const before = useRef(shown);
  // Read while the change is rendered: afterwards an element that was removed cannot be told from none.
  const focused = document.activeElement;
  // Before it is painted: a key that is pressed at once goes to the element.
  useLayoutEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    const isLost = focused?.isConnected === false && document.activeElement === document.body;
    if (isLost) element.current?.focus();
  });
  return element;
}
