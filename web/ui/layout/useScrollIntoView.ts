import { type RefObject, useEffect } from 'react';

/**
 * Scrolls an element to the middle of the screen when it appears beyond the edge. A shorter scroll would make the sheet
 * of a phone snap back.
 */
export function useScrollIntoView(element: RefObject<Element | null>, shown: boolean): void {
  useEffect(() => {
    if (!shown || element.current === null) return;
    const { top, bottom } = element.current.getBoundingClientRect();
    if (top < 0 || bottom > window.innerHeight) element.current.scrollIntoView({ block: 'center' });
  }, [element, shown]);
}
