import { useEffect, useRef } from 'react';

/**
 * Begins a page at its heading when what it shows becomes another by what the visitor did, and took the focus away with it. Null: it is not
 * known yet what it shows.
 */
export function useHeadingOn(shown: string | null): void {
  const last = useRef(shown);
  useEffect(() => {
    const before = last.current;
    last.current = shown;
    if (before === null || shown === null || before === shown) return;
    if (document.activeElement !== null && document.activeElement !== document.body) return;
    const heading = document.querySelector<HTMLElement>('h1');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
  }, [shown]);
}
