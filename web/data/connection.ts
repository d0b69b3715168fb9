import { createStore, useStore } from './store.ts';

/** Whether the server can be reached, as far as the last requests and the browser tell. */
export type Connection = 'reached' | 'lost';

const state = createStore<Connection>(navigator.onLine ? 'reached' : 'lost');
const shownAsOf = createStore<string | null>(null);

export function currentConnection(): Connection {
  return state.get();
}

export function useConnection(): Connection {
  return useStore(state, (value) => value);
}

/** An answer has come over the network. */
export function tellReached(): void {
  shownAsOf.set(null);
  state.set('reached');
}

/** A kept answer came in the network's place: it is of `date` (ISO 8601). */
export function tellKept(date: string): void {
  shownAsOf.set(date);
  tellUnreachable();
}

/** Of when the last answer is that came in the network's place; null while there is a network, or where nothing was kept. */
export function useShownAsOf(): string | null {
  return useStore(shownAsOf, (date) => date);
}

/** A request found no network. */
export function tellUnreachable(): void {
  state.set('lost');
}

const answers = createStore(0);

/** Something was answered, by whomever: while the connection is lost it may be worth a look. */
export function tellAnswered(): void {
  if (state.get() === 'lost') answers.set(answers.get() + 1);
}

/** Calls `listener` when something is answered while the connection is lost; returns how to stop. */
export const onAnswer = answers.subscribe;

/** Calls `listener` when the connection is lost, and when it is back; returns how to stop. */
export const onConnectionChange = state.subscribe;

/** Calls `listener` each time the server can be reached again; returns how to stop. */
export function onReconnect(listener: () => void): () => void {
  return state.subscribe(() => {
    if (state.get() === 'reached') listener();
  });
}
