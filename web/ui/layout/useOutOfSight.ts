import { type RefObject, useEffect, useState } from 'react';

/** What goes so soon after it came has not been looked at yet. */
const UNSEEN_MS = 500;

/** Whether the room of an element that is `unwanted` can go: at once, or as soon as it is out of sight, so that nothing moves under the reader's eyes. */
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
