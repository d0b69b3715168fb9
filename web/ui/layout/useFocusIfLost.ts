import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Focuses the element when `shown` changes and what had the focus was removed by the change. */
export function useFocusIfLost<T extends HTMLElement>(shown: unknown): RefObject<T | null> {
  const element = useRef<T>(null);
  const before = useRef(shown);
  // Before it is painted: a key that is pressed at once goes to the element.
  useLayoutEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    if (document.activeElement === document.body) element.current?.focus();
  }, [shown]);
  return element;
}
