import type { ReactNode } from 'react';
import styles from './Section.module.css';

interface Props {
  readonly title: ReactNode;
  /** It is not printed. */
  readonly screenOnly?: boolean;
  /** Links lead to it by this. */
  readonly anchor?: string;
  readonly children: ReactNode;
}

/** A part of a detail under its heading. */
export function Section({ title, screenOnly = false, anchor, children }: Props) {
  return (
    <section id={anchor} className={screenOnly ? `${styles.section} ${styles.screenOnly}` : styles.section}>
      <h2 className={styles.title}>{title}</h2>
      {children}
    </section>
  );
}
