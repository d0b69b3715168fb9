import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Hands the focus on when the button that shows more goes with its last page: to the first card in `list` that was not there when it was
 * pressed, else to what the button stood after. Answers what is to be called at a press.
 */
export function useFocusOnNew(list: RefObject<HTMLElement | null>, hasNext: boolean): () => void {
  const before = useRef<ReadonlySet<string> | null>(null);
  useLayoutEffect(() => {
    const known = before.current;
    if (hasNext || known === null) return;
    before.current = null;
    // The visitor has gone elsewhere meanwhile.
    if (document.activeElement !== document.body) return;
    const stops = [...(list.current?.querySelectorAll<HTMLElement>('a, button') ?? [])];
    const first = stops.find((stop) => stop instanceof HTMLAnchorElement && !known.has(stop.href));
    (first ?? stops.at(-1))?.focus();
  }, [hasNext, list]);
  return () => {
    before.current = new Set(Array.from(list.current?.querySelectorAll('a') ?? [], ({ href }) => href));
  };
}
