import { createStore, useStore } from './store.ts';

/** Whether the server can be reached, as far as the last requests and the browser show. */
export type Connection = 'reached' | 'lost';

const state = createStore<Connection>(navigator.onLine ? 'reached' : 'lost');
const shownAsOf = createStore<string | null>(null);

export function currentConnection(): Connection {
  return state.get();
}

/** Reports that an answer came over the network. */
export function reportReachable(): void {
  shownAsOf.set(null);
  state.set('reached');
}

/** Reports that a cache answered because the network did not; `date` is when the cached answer was given (ISO 8601). */
export function reportCachedAnswer(date: string): void {
  shownAsOf.set(date);
  reportUnreachable();
}

/**
 * When the latest answer from a cache was given (ISO 8601); null while the server can be reached, or where no cache has
 * answered.
 */
export function useShownAsOf(): string | null {
  return useStore(shownAsOf, (date) => date);
}

/** Reports that a request could not reach the server. */
export function reportUnreachable(): void {
  state.set('lost');
}

const doubts = createStore(0);

/** Reports that a request is late: a reason to check the server, and no more, since a slow network is one too. */
export function reportDoubt(): void {
  doubts.set(doubts.get() + 1);
}

/** Calls `listener` when a request is late. Returns the function that unsubscribes. */
export const onDoubt = doubts.subscribe;

const answers = createStore(0);

/**
 * Reports an answer of unknown origin: a cache or the server. While the connection is lost, it is a reason to check the
 * server again.
 */
export function reportAnswer(): void {
  if (state.get() === 'lost') answers.set(answers.get() + 1);
}

/**
 * Calls `listener` at every answer of unknown origin while the connection is lost. Returns the function that
 * unsubscribes.
 */
export const onAnswer = answers.subscribe;

/** Whether the server did not know an operation of this page, so that another build is live. */
export const isOtherBuild = createStore(false);

/** Calls `listener` when the connection is lost and when it is restored. Returns the function that unsubscribes. */
export const onConnectionChange = state.subscribe;

/** Calls `listener` each time the connection is restored. Returns the function that unsubscribes. */
export function onReconnect(listener: () => void): () => void {
  return state.subscribe(() => {
    if (state.get() === 'reached') listener();
  });
}
