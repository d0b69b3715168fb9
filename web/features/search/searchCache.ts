import {
  createOperationDescriptor,
  type Disposable,
  getRequest,
  type IEnvironment,
  type Variables,
} from 'relay-runtime';
import { SEARCH_CACHE_ENTRIES } from '#common/limits.ts';
import searchResultsQuery from '#web/__generated__/SearchResultsQuery.graphql.ts';
import { stableJson } from '#web/data/relay/network.ts';

/** The retained searches of each Relay store, the least recently used first. */
const retained = new WeakMap<IEnvironment, Map<string, Disposable>>();

/** Retains the answer of a search in the Relay store, as one of the 100 that were used last (SPEC §9). */
export function retainSearch(environment: IEnvironment, variables: Variables): void {
  const searches = retained.get(environment) ?? new Map<string, Disposable>();
  retained.set(environment, searches);
  const key = stableJson(variables);
  const search =
    searches.get(key) ?? environment.retain(createOperationDescriptor(getRequest(searchResultsQuery), variables));
  searches.delete(key);
  searches.set(key, search);
  const [oldest] = searches;
  if (searches.size <= SEARCH_CACHE_ENTRIES || oldest === undefined) return;
  const [oldestKey, oldestSearch] = oldest;
  searches.delete(oldestKey);
  oldestSearch.dispose();
}
