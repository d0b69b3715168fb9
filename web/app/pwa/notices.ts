import { createStore } from '#web/data/store.ts';

/** Whether more than one request says that the server cannot be reached: who goes through a tunnel is not told of it. */
export const isLost = createStore(false);

/** Takes the new version that waits; null while there is none. */
export const newVersion = createStore<(() => void) | null>(null);
