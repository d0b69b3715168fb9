import { readStored, writeStored } from '#web/data/storage.ts';
import { createStore, useStore } from '#web/data/store.ts';

/** A choice between on and off, for this visit and later ones. */
interface StoredSwitch {
  readonly set: (isOn: boolean) => void;
  readonly useOn: () => boolean;
}

/** The choice stored under `key`; `initial` until the visitor chooses. */
export function storedSwitch(key: string, initial: boolean): StoredSwitch {
  const stored = readStored(key);
  const store = createStore<boolean>(stored === null ? initial : stored === 'on');
  return {
    set: (isOn) => {
      writeStored(key, isOn ? 'on' : 'off');
      store.set(isOn);
    },
    useOn: () => useStore(store, (isOn) => isOn),
  };
}
