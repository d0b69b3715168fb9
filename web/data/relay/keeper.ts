import { loadQuery, type PreloadedQuery, type PreloadFetchPolicy } from 'react-relay';
import type { CacheConfig, OperationType, PreloadableConcreteRequest, VariablesOf } from 'relay-runtime';
import { environment } from './environment.ts';
import { stableJson } from './network.ts';
import { letGoLater } from './retain.ts';

/** Starts one operation for a route. */
export interface Keeper<T extends OperationType> {
  /** The running query of these variables, or a new one. */
  readonly load: (variables: VariablesOf<T>) => PreloadedQuery<T>;
  /** The next load begins anew. */
  readonly forget: () => void;
}

/**
 * Loaders run at every navigation; asked the same as before they go on with the same query, so that nothing is drawn again.
 * A query that no component takes is let go by itself.
 */
export function keeper<T extends OperationType>(
  parameters: PreloadableConcreteRequest<T>,
  networkCacheConfig: CacheConfig = {},
  fetchPolicy: PreloadFetchPolicy = 'store-or-network',
): Keeper<T> {
  let last: { readonly key: string; readonly query: PreloadedQuery<T> } | null = null;
  return {
    load(variables) {
      const key = stableJson(variables);
      if (last === null || last.key !== key || last.query.isDisposed) {
        last = { key, query: loadQuery<T>(environment, parameters, variables, { fetchPolicy, networkCacheConfig }) };
        letGoLater(last.query);
      }
      return last.query;
    },
    forget() {
      last = null;
    },
  };
}
