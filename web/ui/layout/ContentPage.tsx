import type { ReactNode } from 'react';
import { useDocumentTitle } from '#web/navigation/useDocumentTitle.ts';
import styles from './ContentPage.module.css';

/** A page to read: one column with a heading, which names the document too. `tab` is the tab's name, where the heading says more. */
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
