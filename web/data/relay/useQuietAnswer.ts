import { useEffect, useState } from 'react';
import { fetchQuery, useRelayEnvironment } from 'react-relay';
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';
import { reportQuietly } from '#web/data/quietReports.ts';
import { quietUntil } from './network.ts';

/** The server itself waits 6 s for a service outside. */
const PATIENCE_MS = 12_000;

export type QuietAnswer<T extends OperationType> =
  | { readonly status: 'asking' | 'failed' }
  | { readonly status: 'here'; readonly data: T['response'] };

/**
 * What a page can do without, asked for when the component is drawn and whenever `variables` (memoised) change: the request before is aborted then. A
 * failure is only logged (SPEC §8), as one of `part`.
 */
export function useQuietAnswer<T extends OperationType>(
  part: string,
  query: GraphQLTaggedNode,
  variables: T['variables'],
): QuietAnswer<T> {
  const environment = useRelayEnvironment();
  const [answer, setAnswer] = useState<QuietAnswer<T>>({ status: 'asking' });
  useEffect(() => {
    const asking = new AbortController();
    const patience = setTimeout(() => asking.abort(), PATIENCE_MS);
    const fail = (error: unknown) => {
      reportQuietly(part, error);
      // What was told before is better than nothing.
      setAnswer((before) => (before.status === 'here' ? before : { status: 'failed' }));
    };
    const { unsubscribe } = fetchQuery<T>(environment, query, variables, {
      networkCacheConfig: quietUntil(asking.signal),
    }).subscribe({
      next: (data) => setAnswer({ status: 'here', data }),
      error: fail,
      complete: () => clearTimeout(patience),
    });
    return () => {
      clearTimeout(patience);
      unsubscribe();
      asking.abort();
    };
  }, [environment, part, query, variables]);
  return answer;
}
