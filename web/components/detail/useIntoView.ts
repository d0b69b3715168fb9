import { type RefObject, useEffect, useRef } from 'react';

/** Scrolls what has just been shown into view, no farther than needed: on a phone it may open below the edge of the sheet. */
export function useIntoView<T extends Element>(shown: boolean): RefObject<T | null> {
  const element = useRef<T>(null);
  useEffect(() => {
    if (shown) element.current?.scrollIntoView({ block: 'nearest' });
  }, [shown]);
  return element;
}
