import { useEffect, useRef } from 'react';
import { fetchQuery, type GraphQLTaggedNode, useRelayEnvironment } from 'react-relay';
import type { OperationType } from 'relay-runtime';
import { onRenewal } from '#web/data/present.ts';

interface Followed<T extends OperationType> {
  /** Loads a page of the list from its beginning. */
  readonly query: GraphQLTaggedNode;
  /** As many rows as are shown, and at least one page. */
  readonly variables: T['variables'];
  /** Grows with each change that the admin asks for; the server makes it a while later. */
  readonly changes: number;
  /** The server is at work on what the list shows. */
  readonly isMoving?: boolean;
}

/**
 * Loads a list again after each change, and then, or while the server is at work, a few times a minute as long as the
 * page is seen. After a failure the list stays as it was.
 */
export function useFollowed<T extends OperationType>({
  query,
  variables,
  changes,
  isMoving = false,
}: Followed<T>): void {
  const environment = useRelayEnvironment();
  const reload = useRef(() => {});
  useEffect(() => {
    reload.current = () => {
      fetchQuery<T>(environment, query, variables, { networkCacheConfig: { force: true } })
        .toPromise()
        .catch(() => undefined);
    };
  });
  useEffect(() => {
    if (changes > 0) reload.current();
  }, [changes]);
  const isFollowed = changes > 0 || isMoving;
  useEffect(() => {
    if (!isFollowed) return undefined;
    return onRenewal(() => {
      if (document.visibilityState === 'visible') reload.current();
    });
  }, [isFollowed]);
}
