import { useRef } from 'react';
import type { Entry } from '#web/features/offline/outbox/entries.ts';
import { WaitingRow } from './WaitingRow.tsx';
import styles from './WaitingRows.module.css';

/** What waits, the earliest first; nothing where nothing does. */
export function WaitingRows({ entries, isAtPlace = false }: { entries: readonly Entry[]; isAtPlace?: boolean }) {
  const list = useRef<HTMLUListElement>(null);
  if (entries.length === 0) return null;
  return (
    <ul ref={list} className={styles.rows} tabIndex={-1}>
      {entries.map((entry) => (
        // The row goes with the focus.
        <WaitingRow key={entry.id} entry={entry} isAtPlace={isAtPlace} onGone={() => list.current?.focus()} />
      ))}
    </ul>
  );
}
