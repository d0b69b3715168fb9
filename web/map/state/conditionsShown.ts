import { readStored, writeStored } from '#web/data/storage.ts';
import { createStore, useStore } from '#web/data/store.ts';

const KEY = 'conditions';

/** Whether the map shows closures, warnings, groomed tracks and reports: it does unless the visitor chose otherwise. */
const shown = createStore<boolean>(readStored(KEY) !== 'off');

/** Chooses for this visit and later ones. */
export function setConditionsShown(on: boolean): void {
  writeStored(KEY, on ? 'on' : 'off');
  shown.set(on);
}

export function useConditionsShown(): boolean {
  return useStore(shown, (on) => on);
}
