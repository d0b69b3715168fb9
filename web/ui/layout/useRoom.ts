import { type RefObject, useEffect, useState } from 'react';

/** How a part with data of an outside service stands: asked for, there, or with nothing to show. */
export type PartState = 'asking' | 'here' | 'none';

/** Room for an answer is reserved no longer than this. */
const ROOM_MS = 3_000;

/** Within this time after it was mounted the visitor has not looked at an element yet. */
const UNSEEN_MS = 500;

/**
 * Whether a part has the height of its content reserved, and whether the answer takes longer than that. Once there is
 * an answer the room goes as soon as that moves nothing on the screen; a part with nothing to show leaves the screen
 * after 3 s too, rather than stay as a hole.
 */
export function useRoom(element: RefObject<Element | null>, isAsked: boolean, state: PartState) {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!isAsked) return undefined;
    const timer = setTimeout(() => setLate(true), ROOM_MS);
    return () => clearTimeout(timer);
  }, [isAsked]);
  const movesNothing = useOutOfSight(element, state !== 'asking');
  return { hasRoom: !movesNothing && (state === 'here' || !isLate), isLate };
}

/**
 * Whether the element has been outside the screen since it `mayGo`, or was mounted less than `UNSEEN_MS` before that:
 * the visitor has not looked at it.
 */
function useOutOfSight(element: RefObject<Element | null>, mayGo: boolean): boolean {
  const [born] = useState(() => performance.now());
  const [isUnseen, setUnseen] = useState(false);
  useEffect(() => {
    const { current } = element;
    if (!mayGo || isUnseen || current === null) return undefined;
    const observer = new IntersectionObserver((entries) =>
      setUnseen(performance.now() - born < UNSEEN_MS || entries.some(({ isIntersecting }) => !isIntersecting)),
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, [element, mayGo, isUnseen, born]);
  return mayGo && isUnseen;
}
