import { DEFAULT_LIST_SORT, isListSort, type ListSort } from '#common/ranking/listSort.ts';
import type { ListFilter } from '#common/urls/viewLocation.ts';
import { readStored, writeStored } from '#web/data/storage.ts';
import { createStore, useStore } from '#web/data/store.ts';

const KEY = 'listSorts';

type Sorts = Readonly<Record<string, ListSort>>;

/** The order that was last chosen on this device for a kind or category, by its name. */
const sorts = createStore<Sorts>(parsed(readStored(KEY)));

export function sortOf(filter: ListFilter): ListSort {
  return sorts.get()[nameOf(filter)] ?? DEFAULT_LIST_SORT;
}

export function useSort(filter: ListFilter): ListSort {
  return useStore(sorts, (all) => all[nameOf(filter)] ?? DEFAULT_LIST_SORT);
}

export function chooseSort(filter: ListFilter, sort: ListSort): void {
  sorts.set({ ...sorts.get(), [nameOf(filter)]: sort });
  writeStored(KEY, JSON.stringify(sorts.get()));
}

function nameOf(filter: ListFilter): string {
  return filter.by === 'kind' ? filter.kind : filter.slug;
}

/** What an earlier visit stored; nothing where that cannot be read. */
function parsed(text: string | null): Sorts {
  try {
    const all: unknown = JSON.parse(text ?? '{}');
    const entries = typeof all === 'object' && all !== null ? Object.entries(all) : [];
    return Object.fromEntries(entries.filter((entry): entry is [string, ListSort] => isListSort(entry[1])));
  } catch {
    return {};
  }
}
