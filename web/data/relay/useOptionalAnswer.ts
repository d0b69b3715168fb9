import { type Dispatch, type SetStateAction, useEffect, useState } from 'react';
import { fetchQuery, useRelayEnvironment } from 'react-relay';
import type { GraphQLTaggedNode, IEnvironment, OperationType } from 'relay-runtime';
import { reportBackgroundError } from '#web/data/backgroundErrors.ts';
import { optionalUntil } from './network.ts';
import { onOutdated } from './outdatedAnswers.ts';

/** The server itself waits up to 6 s for an outside service. */
const TIMEOUT_MS = 12_000;

type OptionalAnswer<T extends OperationType> =
  | { readonly status: 'asking' | 'failed' }
  | { readonly status: 'here'; readonly data: T['response'] };

/**
 * The answer to a query that the page can do without. It is sent when the component is mounted, when the server is
 * reached again, and whenever `variables` (memoised) change; that aborts the request before. A failure is only logged
 * (SPEC §8), as a failure of `part`.
 */
export function useOptionalAnswer<T extends OperationType>(
  part: string,
  query: GraphQLTaggedNode,
  variables: T['variables'],
): OptionalAnswer<T> {
  const environment = useRelayEnvironment();
  const [answer, setAnswer] = useState<OptionalAnswer<T>>({ status: 'asking' });
  useEffect(() => {
    const ask = () => send<T>(environment, query, variables, part, setAnswer);
    let stop = ask();
    const unsubscribe = onOutdated(() => {
      stop();
      stop = ask();
    });
    return () => {
      unsubscribe();
      stop();
    };
  }, [environment, part, query, variables]);
  return answer;
}

/** Sends the query. Returns the function that aborts it. */
function send<T extends OperationType>(
  environment: IEnvironment,
  query: GraphQLTaggedNode,
  variables: T['variables'],
  part: string,
  setAnswer: Dispatch<SetStateAction<OptionalAnswer<T>>>,
): () => void {
  const asking = new AbortController();
  const timeout = setTimeout(() => asking.abort(), TIMEOUT_MS);
  const request = fetchQuery<T>(environment, query, variables, {
    networkCacheConfig: optionalUntil(asking.signal),
  }).subscribe({
    next: (data) => setAnswer({ status: 'here', data }),
    error: (error: unknown) => {
      reportBackgroundError(part, error);
      // An earlier answer stays, because old data is better than none.
      setAnswer((before) => (before.status === 'here' ? before : { status: 'failed' }));
    },
    complete: () => clearTimeout(timeout),
  });
  return () => {
    clearTimeout(timeout);
    request.unsubscribe();
    asking.abort();
  };
}
