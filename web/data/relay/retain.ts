import { useEffect } from 'react';
import type { PreloadedQuery } from 'react-relay';
import type { OperationType } from 'relay-runtime';

/** A query whose component never came, or has gone, is let go after this; going back within it finds the query alive. */
const LET_GO_MS = 30_000;

const timers = new WeakMap<object, ReturnType<typeof setTimeout>>();

/** Lets a preloaded query go later, unless a component takes it before. */
export function letGoLater(query: PreloadedQuery<OperationType>): void {
  clearTimeout(timers.get(query));
  timers.set(
    query,
    setTimeout(() => query.dispose(), LET_GO_MS),
  );
}

/** Keeps a preloaded query alive while the component shows it; being mounted twice (StrictMode) does it no harm. */
export function useRetained(query: PreloadedQuery<OperationType>): void {
  useEffect(() => {
    clearTimeout(timers.get(query));
    return () => letGoLater(query);
  }, [query]);
}
