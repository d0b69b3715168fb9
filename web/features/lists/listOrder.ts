import { createStore, useStore } from '#web/data/store.ts';

export type ListOrder = 'best' | 'nearest';

/** The order in which the lists of this visit stand. */
const chosen = createStore<ListOrder>('best');

export function useListOrder(): ListOrder {
  return useStore(chosen, (order) => order);
}

export function chooseListOrder(order: ListOrder): void {
  chosen.set(order);
}
