import { type RefObject, useEffect } from 'react';

/** Scrolls what has just been shown into view, no farther than needed: on a phone it may open below the edge of the sheet. */
export function useIntoView(element: RefObject<Element | null>, shown: boolean): void {
  useEffect(() => {
    if (shown) element.current?.scrollIntoView({ block: 'nearest' });
  }, [element, shown]);
}
