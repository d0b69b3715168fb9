import { onOwnerChange } from './owner.ts';
import { createStore, type Store } from './store.ts';

/** A user's own data of one feature: unknown while nobody is logged in, and until it is loaded or restored. */
export type Own<T> =
  | { readonly status: 'unknown' }
  | { readonly status: 'failed'; readonly error: unknown }
  | { readonly status: 'known'; readonly value: T };

const UNKNOWN = { status: 'unknown' } as const;

/** A store of something that belongs to the user: a change of owner sets it back to `initial`. */
export function createOwnStore<T>(initial: T): Store<T> {
  const store = createStore(initial);
  onOwnerChange(() => store.set(initial));
  return store;
}

/** The store of a feature's own data, which `web/data/own/ownContent.ts` fills. */
export function ownDataStore<T>(): Store<Own<T>> {
  return createOwnStore<Own<T>>(UNKNOWN);
}
