import type { ReactNode } from 'react';
import styles from './CardList.module.css';

/** A list of cards in one column, or in several where the page is wide. */
export function CardList({ children }: { children: ReactNode }) {
  return <ul className={styles.list}>{children}</ul>;
}
