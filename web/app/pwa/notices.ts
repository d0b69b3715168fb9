import { createStore } from '#web/data/store.ts';

/**
 * Whether a second request has confirmed that the server cannot be reached, so that a moment in a tunnel shows no
 * notice.
 */
export const isConnectionLost = createStore(false);

/** Activates the new version that has been installed; null while there is none. */
export const newVersion = createStore<(() => void) | null>(null);
