import { createStore, useStore } from '#web/data/store.ts';
import type { SearchGroup } from './searchSections.ts';

/**
 * Adds results that the page itself has to the groups of the server's answer to `query`; `detail` stands below their
 * names.
 */
export type AddResults = (groups: readonly SearchGroup[], query: string, detail: string) => readonly SearchGroup[];

const addResults = createStore<AddResults>((groups) => groups);

/** Sets what adds results from now on. */
export const setClientResults = addResults.set;

export function useClientResults(): AddResults {
  return useStore(addResults, (add) => add);
}
