import type { ReactNode } from 'react';
import styles from './CardList.module.css';

/** Cards below each other, or beside each other where the page is wide. */
export function CardList({ children }: { children: ReactNode }) {
  return <ul className={styles.list}>{children}</ul>;
}
