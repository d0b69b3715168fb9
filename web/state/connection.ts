import { createStore, useStore } from './store.ts';

/** Whether the server can be reached, as far as the last requests and the browser tell. */
export type Connection = 'reached' | 'lost';

const state = createStore<Connection>(navigator.onLine ? 'reached' : 'lost');

export function currentConnection(): Connection {
  return state.get();
}

export function useConnection(): Connection {
  return useStore(state, (value) => value);
}

/** An answer has come over the network. */
export function tellReached(): void {
  state.set('reached');
}

/** A request found no network, or a kept answer came in its place. */
export function tellUnreachable(): void {
  state.set('lost');
}

/** Calls `listener` each time the server can be reached again; returns how to stop. */
export function onReconnect(listener: () => void): () => void {
  return state.subscribe(() => {
    if (state.get() === 'reached') listener();
  });
}
