import { type CSSProperties, type ReactNode, type RefObject, useDeferredValue, useLayoutEffect, useRef } from 'react';
import type { Padding } from '#common/geo/camera.ts';
import styles from './ModePanel.module.css';

interface Props {
  readonly label: string;
  readonly padding: Padding;
  /** The button that takes the focus back from the panel when it goes. */
  readonly home: RefObject<HTMLButtonElement | null>;
  /** What has been done, or is to be done. */
  readonly text: ReactNode;
  /** Stands between text and buttons. */
  readonly picture?: ReactNode;
  /** Buttons. */
  readonly children: ReactNode;
}

/** What a mode of the map says and offers; the middle of the map is marked for those who set points by keyboard. */
export function ModePanel({ label, padding: { top, right, bottom, left }, home, text, picture, children }: Props) {
  const panel = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const [element, button] = [panel.current, home.current];
    return () => {
      if (element?.contains(document.activeElement)) button?.focus();
    };
  }, [home]);
  // A screen reader speaks only what changes in an output that is there: the first text comes after it.
  const said = useDeferredValue(text, null);
  const free: CSSProperties = { inset: `${top}px ${right}px ${bottom}px ${left}px` };
  return (
    <div className={styles.free} style={free}>
      <span className={styles.middle} aria-hidden="true" />
      <section ref={panel} className={styles.panel} aria-label={label}>
        <output className={styles.text}>{said}</output>
        {picture}
        <div className={styles.actions}>{children}</div>
      </section>
    </div>
  );
}
