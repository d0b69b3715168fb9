import type { ReactNode } from 'react';
import styles from './Section.module.css';

interface Props {
  readonly title: ReactNode;
  /** The section is left out in print. */
  readonly screenOnly?: boolean;
  /** Element id, to which links can lead. */
  readonly anchor?: string;
  readonly children: ReactNode;
}

/** A section of a page with its heading. */
export function Section({ title, screenOnly = false, anchor, children }: Props) {
  return (
    <section id={anchor} className={screenOnly ? `${styles.section} ${styles.screenOnly}` : styles.section}>
      <h2 className={styles.title}>{title}</h2>
      {children}
    </section>
  );
}
