import { type ReactNode, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import type { LoadMoreFn } from 'react-relay';
import type { OperationType } from 'relay-runtime';
import { MoreButton } from '#web/features/comments/MoreButton.tsx';
import styles from './Rows.module.css';

interface Props<T extends OperationType> {
  readonly filters?: ReactNode;
  /** The rows of new filters are loading. */
  readonly isPending?: boolean;
  /** One `li` each. */
  readonly rows: readonly ReactNode[];
  readonly pages: { readonly hasNext: boolean; readonly isLoadingNext: boolean; readonly loadNext: LoadMoreFn<T> };
}

/** A list with its filters above, the number of shown rows, and a button for more. */
export function Rows<T extends OperationType>({
  filters,
  isPending = false,
  rows,
  pages: { hasNext, isLoadingNext, loadNext },
}: Props<T>) {
  const list = useRef<HTMLUListElement>(null);
  return (
    <div className={styles.list} aria-busy={isPending}>
      {filters}
      <p role="status" className={styles.count}>
        <FormattedMessage id={hasNext ? 'admin.shownOfMore' : 'admin.shown'} values={{ count: rows.length }} />
      </p>
      <ul ref={list} className={styles.rows}>
        {rows}
      </ul>
      {hasNext && <MoreButton list={list} isLoading={isLoadingNext} load={loadNext} text="admin.more" />}
    </div>
  );
}
