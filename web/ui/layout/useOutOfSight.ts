import { type RefObject, useEffect, useState } from 'react';

/** An element that was mounted less than this ago has not been looked at yet. */
const UNSEEN_MS = 500;

/**
 * Whether an element that is `unwanted` can be removed without moving what the visitor reads: right after it was
 * mounted, or when it is out of sight.
 */
export function useOutOfSight(element: RefObject<Element | null>, unwanted: boolean): boolean {
  const [born] = useState(() => performance.now());
  const [isUnseen, setUnseen] = useState(false);
  useEffect(() => {
    const { current } = element;
    if (!unwanted || isUnseen || current === null) return undefined;
    const observer = new IntersectionObserver((entries) =>
      setUnseen(performance.now() - born < UNSEEN_MS || entries.some(({ isIntersecting }) => !isIntersecting)),
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, [element, unwanted, isUnseen, born]);
  return unwanted && isUnseen;
}
