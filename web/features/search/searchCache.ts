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

/** What is kept, the least recently used first. */
const kept = new WeakMap<IEnvironment, Map<string, Disposable>>();

/** Keeps the answer of a search in the store, as one of the last hundred that were asked (SPEC §9). */
export function keepSearch(environment: IEnvironment, variables: Variables): void {
  const searches = kept.get(environment) ?? new Map<string, Disposable>();
  kept.set(environment, searches);
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
