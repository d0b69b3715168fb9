import {
  createOperationDescriptor,
  Environment,
  getRequest,
  Network,
  type OperationDescriptor,
  RecordSource,
  Store,
} from 'relay-runtime';
import { expect, test } from 'vitest';
import { SEARCH_CACHE_ENTRIES } from '#common/limits.ts';
import searchResultsQuery from '#web/__generated__/SearchResultsQuery.graphql.ts';
import { retainSearch } from './searchCache.ts';

/** A store that drops at once what is not retained, and a network that does not answer. */
function droppingEnvironment(): Environment {
  const store = new Store(new RecordSource(), { gcReleaseBufferSize: 0, gcScheduler: (run) => run() });
  const network = Network.create(() => {
    throw new Error('nobody is asked here');
  });
  return new Environment({ network, store });
}

function search(query: string): OperationDescriptor {
  return createOperationDescriptor(getRequest(searchResultsQuery), { query, language: 'fi', near: [24.5, 61] });
}

// SPEC §9: Search cache 100 entries (least recently used)
test('the answers of the last hundred searches are cached; the least recently used is dropped first', () => {
  const environment = droppingEnvironment();
  const answer = (query: string) => {
    environment.commitPayload(search(query), { search: [{ __typename: 'SearchHeader', header: 'ATTRACTIONS' }] });
    retainSearch(environment, search(query).request.variables);
  };
  const isCached = (query: string) => environment.check(search(query)).status === 'available';

  const queries = Array.from({ length: SEARCH_CACHE_ENTRIES }, (_, at) => `query ${at}`);
  queries.forEach(answer);
  expect(queries.every(isCached)).toBe(true);

  retainSearch(environment, search('query 0').request.variables);
  answer('one more');
  expect(['query 0', 'query 1', 'query 2', 'one more'].map(isCached)).toEqual([true, false, true, true]);
});
