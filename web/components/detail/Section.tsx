import type { ReactNode } from 'react';
import styles from './Section.module.css';

/** A part of a detail under its heading; `screenOnly` ones are not printed. */
export function Section({ title, screenOnly = false, children }: { title: ReactNode; screenOnly?: boolean; children: ReactNode }) {
  return (
    <section className={screenOnly ? `${styles.section} ${styles.screenOnly}` : styles.section}>
      <h2 className={styles.title}>{title}</h2>
      {children}
    </section>
  );
}
