import type { ReactNode } from 'react';
import { useDocumentTitle } from '#web/navigation/useDocumentTitle.ts';
import styles from './ContentPage.module.css';

/** A page of one column with a heading. The heading is also the document's title, unless `tab` gives a shorter one. */
export function ContentPage({
  heading,
  tab = heading,
  children,
}: {
  heading: string;
  tab?: string;
  children: ReactNode;
}) {
  useDocumentTitle([tab]);
  return (
    <div className={styles.page}>
      <h1 className={styles.heading}>{heading}</h1>
      {children}
    </div>
  );
}
