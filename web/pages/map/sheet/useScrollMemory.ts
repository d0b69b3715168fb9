import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** How far each entry of the history was scrolled. */
const memory = new Map<string, number>();

/**
 * Scrolls an element as it was when the visitor goes back; after a link to where `start` says, given how far it was
 * before. Writing the camera to the URL replaces the entry and scrolls nothing, unless something else is `shown`: React
 * may have skipped the step that opened it for the replacement that came right after it.
 */
export function useScrollMemory(
  ref: RefObject<HTMLElement | null>,
  shown: string,
  start: (element: HTMLElement, before: number) => number,
): void {
  const { key } = useLocation();
  const type = useNavigationType();
  const entry = useRef<string>(undefined);
  const seen = useRef(shown);
  const startRef = useRef(start);
  useLayoutEffect(() => {
    startRef.current = start;
  });

  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null) return undefined;
    // The first entry may have been brought to its canonical form.
    const isFirst = entry.current === undefined;
    entry.current = key;
    const isOther = seen.current !== shown;
    seen.current = shown;
    const stored = memory.get(key);
    if (type === 'POP' && stored !== undefined) element.scrollTop = stored;
    else if (isFirst || isOther || type !== 'REPLACE') element.scrollTop = startRef.current(element, element.scrollTop);
    memory.set(key, element.scrollTop);
    const store = () => memory.set(entry.current ?? key, element.scrollTop);
    element.addEventListener('scroll', store, { passive: true });
    return () => element.removeEventListener('scroll', store);
  }, [ref, key, type, shown]);
}
