import { useEffect, useState } from 'react';
import { fetchQuery, useRelayEnvironment } from 'react-relay';
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';
import { reportBackgroundError } from '#web/data/backgroundErrors.ts';
import { optionalUntil } from './network.ts';

/** The server itself waits up to 6 s for an outside service. */
const TIMEOUT_MS = 12_000;

type OptionalAnswer<T extends OperationType> =
  | { readonly status: 'asking' | 'failed' }
  | { readonly status: 'here'; readonly data: T['response'] };

/**
 * The answer to a query that the page can do without. It is sent when the component is mounted and whenever `variables`
 * (memoised) change, which aborts the request before. A failure is only logged (SPEC §8), as a failure of `part`.
 */
export function useOptionalAnswer<T extends OperationType>(
  part: string,
  query: GraphQLTaggedNode,
  variables: T['variables'],
): OptionalAnswer<T> {
  const environment = useRelayEnvironment();
  const [answer, setAnswer] = useState<OptionalAnswer<T>>({ status: 'asking' });
  useEffect(() => {
    const asking = new AbortController();
    const timeout = setTimeout(() => asking.abort(), TIMEOUT_MS);
    const fail = (error: unknown) => {
      reportBackgroundError(part, error);
      // An earlier answer stays, because old data is better than none.
      setAnswer((before) => (before.status === 'here' ? before : { status: 'failed' }));
    };
    const { unsubscribe } = fetchQuery<T>(environment, query, variables, {
      networkCacheConfig: optionalUntil(asking.signal),
    }).subscribe({
      next: (data) => setAnswer({ status: 'here', data }),
      error: fail,
      complete: () => clearTimeout(timeout),
    });
    return () => {
      clearTimeout(timeout);
      unsubscribe();
      asking.abort();
    };
  }, [environment, part, query, variables]);
  return answer;
}
