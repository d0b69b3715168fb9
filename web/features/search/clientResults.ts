import { createStore, useStore } from '#web/data/store.ts';
import type { SearchGroup } from './searchSections.ts';

/**
 * Inserts rows that only the client knows, such as the user's own places, into the groups of the server's answer to `query`. `detail` is the line
 * below the name of each inserted row.
 */
export type AddClientResults = (
  groups: readonly SearchGroup[],
  query: string,
  detail: string,
) => readonly SearchGroup[];

const addNothing: AddClientResults = (groups) => groups;
const current = createStore<AddClientResults>(addNothing);

/** Registers how client rows are inserted; null: none are. A feature registers itself, so that the search need not import it. */
export function setClientResults(add: AddClientResults | null): void {
  current.set(add ?? addNothing);
}

export function useClientResults(): AddClientResults {
  return useStore(current, (add) => add);
}
