import { RECENT_SEARCHES_MAX } from '#common/limits.ts';
import { onOwnerChange } from '#web/data/owner.ts';
import { readStored, writeStored } from '#web/data/storage.ts';
import { createStore, useStore } from '#web/data/store.ts';
import type { SearchOption } from './searchSections.ts';
import type { PlaceTarget } from './searchTarget.ts';

const KEY = 'recentSearches';

/** A row that the visitor chose, as it is offered again. */
export interface RecentSearch extends SearchOption {
  readonly target: PlaceTarget;
}

const recent = createStore<readonly RecentSearch[]>(parsed(readStored(KEY)));

export function useRecentSearches(): readonly RecentSearch[] {
  return useStore(recent, (all) => all);
}

/** Puts what was chosen first among the last five, on this device. */
export function storeSearch(chosen: RecentSearch): void {
  // How well a place was liked then says nothing of it later.
  const plain = { ...chosen, matchedName: null, stars: 0 };
  store([plain, ...recent.get().filter(({ key }) => key !== chosen.key)].slice(0, RECENT_SEARCHES_MAX));
}

export function clearSearches(): void {
  store([]);
}

/** The searches of one user are not shown to the next one on the same device. */
export function clearSearchesOnOwnerChange(): void {
  onOwnerChange(clearSearches);
}

function store(all: readonly RecentSearch[]): void {
  recent.set(all);
  writeStored(KEY, JSON.stringify(all));
}

/** What an earlier visit stored; nothing where that cannot be read. */
function parsed(text: string | null): readonly RecentSearch[] {
  try {
    const all: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(all) ? all.filter(isRecent) : [];
  } catch {
    return [];
  }
}

/** Another version of the program may have stored rows of another form. */
function isRecent(row: Partial<RecentSearch> | null): row is RecentSearch {
  return typeof row?.key === 'string' && typeof row.name === 'string' && typeof row.target?.type === 'string';
}
