import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** How far each entry of the history was scrolled. */
const memory = new Map<string, number>();

/**
 * Scrolls an element as it was when the visitor goes back; after a link to where `start` says, given how far it was
 * before. Writing the camera to the URL replaces the entry and scrolls nothing.
 */
export function useScrollMemory(
  ref: RefObject<HTMLElement | null>,
  start: (element: HTMLElement, before: number) => number,
): void {
  const { key } = useLocation();
  const type = useNavigationType();
  const entry = useRef<string>(undefined);
  const startRef = useRef(start);
  useEffect(() => {
    startRef.current = start;
  });

  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null) return undefined;
    // The first entry may have been brought to its canonical form.
    const isFirst = entry.current === undefined;
    entry.current = key;
    const remembered = memory.get(key);
    if (type === 'POP' && remembered !== undefined) element.scrollTop = remembered;
    else if (isFirst || type !== 'REPLACE') element.scrollTop = startRef.current(element, element.scrollTop);
    memory.set(key, element.scrollTop);
    const remember = () => memory.set(entry.current ?? key, element.scrollTop);
    element.addEventListener('scroll', remember, { passive: true });
    return () => element.removeEventListener('scroll', remember);
  }, [ref, key, type]);
}
