import { useRef } from 'react';
import type { Entry } from '#web/features/offline/outbox/entries.ts';
import { PendingRow } from './PendingRow.tsx';
import styles from './PendingRows.module.css';

/** A list of pending entries, the earliest first; nothing where there are none. */
export function PendingRows({ entries, isAtPlace = false }: { entries: readonly Entry[]; isAtPlace?: boolean }) {
  const list = useRef<HTMLUListElement>(null);
  if (entries.length === 0) return null;
  return (
    <ul ref={list} className={styles.rows} tabIndex={-1}>
      {entries.map((entry) => (
        // The row is removed while its button has the focus.
        <PendingRow key={entry.id} entry={entry} isAtPlace={isAtPlace} onGone={() => list.current?.focus()} />
      ))}
    </ul>
  );
}
