import { type RefObject, useEffect, useState } from 'react';

/** Whether an element, once it is `unwanted`, has been out of sight: then its room can go without anything moving under the reader's eyes. */
export function useOutOfSight(element: RefObject<Element | null>, unwanted: boolean): boolean {
  const [wasOut, setOut] = useState(false);
  useEffect(() => {
    const { current } = element;
    if (!unwanted || wasOut || current === null) return undefined;
    const observer = new IntersectionObserver((entries) => setOut(entries.some(({ isIntersecting }) => !isIntersecting)));
    observer.observe(current);
    return () => observer.disconnect();
  }, [element, unwanted, wasOut]);
  return unwanted && wasOut;
}
