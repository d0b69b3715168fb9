import { type RefObject, useLayoutEffect, useRef } from 'react';
import { isFocusLost } from '#web/navigation/isFocusLost.ts';

/**
 * Moves the focus when the button that loads more disappears after the last page: to the first card in `list` that was
 * not there when the button was pressed, else to the last link or button of the list. Returns a function to call at
 * each press of the button.
 */
export function useFocusOnNew(list: RefObject<HTMLElement | null>, hasNext: boolean): () => void {
  const before = useRef<ReadonlySet<string> | null>(null);
  useLayoutEffect(() => {
    const known = before.current;
    if (hasNext || known === null) return;
    before.current = null;
    // The visitor has moved the focus elsewhere meanwhile.
    if (!isFocusLost()) return;
    const stops = [...(list.current?.querySelectorAll<HTMLElement>('a, button') ?? [])];
    const first = stops.find((stop) => stop instanceof HTMLAnchorElement && !known.has(stop.href));
    (first ?? stops.at(-1))?.focus();
  }, [hasNext, list]);
  return () => {
    before.current = new Set(Array.from(list.current?.querySelectorAll('a') ?? [], ({ href }) => href));
  };
}
