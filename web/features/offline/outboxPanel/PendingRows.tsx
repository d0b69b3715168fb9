import { useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Entry } from '#web/features/offline/outbox/entries.ts';
import { OutlineButton } from '#web/ui/buttons/OutlineButton.tsx';
import { PendingRow } from './PendingRow.tsx';
import styles from './PendingRows.module.css';

/** A longer list is folded to as many of those that only have to be sent. */
const SHOWN = 10;

/**
 * A list of pending entries, the earliest first; nothing where there are none. Of many it shows the first ones and all
 * that the user has to decide about, until the rest is asked for.
 */
export function PendingRows({ entries, isAtPlace = false }: { entries: readonly Entry[]; isAtPlace?: boolean }) {
  const list = useRef<HTMLUListElement>(null);
  const [isWhole, setWhole] = useState(false);
  if (entries.length === 0) return null;
  const first = new Set(entries.filter(({ problem }) => problem === null).slice(0, SHOWN));
  const shown = isWhole ? entries : entries.filter((entry) => entry.problem !== null || first.has(entry));
  return (
    <>
      <ul ref={list} className={styles.rows} tabIndex={-1}>
        {shown.map((entry) => (
          // The row is removed while its button has the focus.
          <PendingRow key={entry.id} entry={entry} isAtPlace={isAtPlace} onGone={() => list.current?.focus()} />
        ))}
      </ul>
      {shown.length < entries.length && (
        <OutlineButton
          onClick={() => {
            setWhole(true);
            // The button is removed.
            list.current?.focus();
          }}
        >
          <FormattedMessage id="outbox.all" values={{ count: entries.length }} />
        </OutlineButton>
      )}
    </>
  );
}
