import { useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router-dom';
import type { Tab } from '#common/tabs.ts';

/** Begins a tab that a link opened at its heading, for keyboard and screen reader; where none is there yet, at the content. */
export function useFocusOnTab(tab: Tab | null): void {
  const type = useNavigationType();
  const shown = useRef(tab);
  useEffect(() => {
    if (shown.current === tab) return;
    shown.current = tab;
    if (type === 'POP') return;
    const content = document.getElementById('content');
    const heading = content?.querySelector('h1') ?? null;
    // What opened has its own beginning.
    if (heading !== null && heading === document.activeElement) return;
    heading?.setAttribute('tabindex', '-1');
    (heading ?? content)?.focus({ preventScroll: true });
  }, [tab, type]);
}
