import { useEffect, useState } from 'react';
import type { LoadMoreFn } from 'react-relay';
import type { OperationType } from 'relay-runtime';

/** With fewer rows than this, more are loaded. */
const FEW = 5;

interface Pages<T extends OperationType> {
  readonly hasNext: boolean;
  readonly isLoadingNext: boolean;
  readonly loadNext: LoadMoreFn<T>;
}

/**
 * Loads `page` more rows of a list that its rows leave when they are dealt with, as soon as few of its `count` rows are
 * left. After a failure it waits until the next row has left.
 */
export function useRefill<T extends OperationType>(
  count: number,
  page: number,
  { hasNext, isLoadingNext, loadNext }: Pages<T>,
): void {
  const [failedWith, setFailedWith] = useState<number | null>(null);
  const isShort = count < FEW && count !== failedWith && hasNext && !isLoadingNext;
  useEffect(() => {
    if (isShort) loadNext(page, { onComplete: (error) => setFailedWith(error === null ? null : count) });
  }, [isShort, loadNext, page, count]);
}
