import { readStored, writeStored } from '#web/data/storage.ts';
import { createStore, useStore } from '#web/data/store.ts';

/** A layer of the map that is shown unless the visitor chose otherwise, for this visit and later ones. */
interface OptionalLayer {
  readonly show: (on: boolean) => void;
  readonly useShown: () => boolean;
}

function optionalLayer(key: string): OptionalLayer {
  const shown = createStore<boolean>(readStored(key) !== 'off');
  return {
    show: (on) => {
      writeStored(key, on ? 'on' : 'off');
      shown.set(on);
    },
    useShown: () => useStore(shown, (on) => on),
  };
}

/** Closures, warnings, groomed tracks and reports. */
export const { show: setConditionsShown, useShown: useConditionsShown } = optionalLayer('conditions');

/** Shading and contours of the terrain map. */
export const { show: setReliefShown, useShown: useReliefShown } = optionalLayer('relief');
