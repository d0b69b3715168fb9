import { type RefObject, useEffect } from 'react';

/** Scrolls what has just been shown to the middle when it opened beyond the edge of the screen: nearer, a phone's sheet would snap back. */
export function useIntoView(element: RefObject<Element | null>, shown: boolean): void {
  useEffect(() => {
    if (!shown || element.current === null) return;
    const { top, bottom } = element.current.getBoundingClientRect();
    if (top < 0 || bottom > window.innerHeight) element.current.scrollIntoView({ block: 'center' });
  }, [element, shown]);
}
