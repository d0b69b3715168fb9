import { useEffect } from 'react';
import type { PreloadedQuery } from 'react-relay';
import type { OperationType } from 'relay-runtime';

/** A query that no component uses is released after this time; going back within it finds the query still there. */
const RELEASE_AFTER_MS = 30_000;

const timers = new WeakMap<object, ReturnType<typeof setTimeout>>();

/** Releases a preloaded query after `RELEASE_AFTER_MS`, unless a component uses it before. */
export function releaseLater(query: PreloadedQuery<OperationType>): void {
  clearTimeout(timers.get(query));
  timers.set(
    query,
    setTimeout(() => query.dispose(), RELEASE_AFTER_MS),
  );
}

/**
 * Retains a preloaded query while the component is mounted. StrictMode, which mounts a component twice, does not
 * release it.
 */
export function useRetained(query: PreloadedQuery<OperationType>): void {
  useEffect(() => {
    clearTimeout(timers.get(query));
    return () => releaseLater(query);
  }, [query]);
}
