import { readStored, writeStored } from '#web/data/storage.ts';
import { createStore, useStore } from '#web/data/store.ts';

const KEY = 'turning';

/** Whether the map may be turned and tilted: as the visitor chose, else unless the system asks for less motion. */
const turning = createStore<boolean>(stored());

function stored(): boolean {
  const chosen = readStored(KEY);
  if (chosen !== null) return chosen === 'on';
  return typeof matchMedia === 'undefined' || !matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Chooses for this visit and later ones. */
export function setTurning(on: boolean): void {
  writeStored(KEY, on ? 'on' : 'off');
  turning.set(on);
}

export function useTurningAllowed(): boolean {
  return useStore(turning, (on) => on);
}
