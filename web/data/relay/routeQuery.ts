import { loadQuery, type PreloadedQuery, type PreloadFetchPolicy } from 'react-relay';
import type { CacheConfig, OperationType, PreloadableConcreteRequest, VariablesOf } from 'relay-runtime';
import { environment } from './environment.ts';
import { operationUrl } from './network.ts';
import { takeOutdated } from './outdatedAnswers.ts';
import { releaseLater } from './retain.ts';

/** The query of a route's loader. */
interface RouteQuery<T extends OperationType> {
  /**
   * The query of these variables: the last one if it had the same variables and its answer was not an old one of a
   * cache, otherwise a new one.
   */
  readonly load: (variables: VariablesOf<T>) => PreloadedQuery<T>;
  /** Drops the last query, so that the next load starts a new one. */
  readonly reset: () => void;
}

/**
 * Loaders run at every navigation. While their variables stay the same they answer the same query, so that React draws
 * nothing again. A query that no component uses is released after a while.
 */
export function routeQuery<T extends OperationType>(
  parameters: PreloadableConcreteRequest<T>,
  networkCacheConfig: CacheConfig = {},
  fetchPolicy: PreloadFetchPolicy = 'store-or-network',
): RouteQuery<T> {
  let last: { readonly url: string; readonly query: PreloadedQuery<T> } | null = null;
  return {
    load(variables) {
      const url = operationUrl({ documentId: parameters.params.id ?? '', variables });
      const isOutdated = takeOutdated(url);
      if (last === null || last.url !== url || last.query.isDisposed || isOutdated) {
        // The old answer is shown until the new one is here.
        const options = { fetchPolicy: isOutdated ? 'store-and-network' : fetchPolicy, networkCacheConfig } as const;
        last = { url, query: loadQuery<T>(environment, parameters, variables, options) };
        releaseLater(last.query);
      }
      return last.query;
    },
    reset() {
      last = null;
    },
  };
}
