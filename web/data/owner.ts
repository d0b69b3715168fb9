const listeners = new Set<() => void>();

/**
 * Calls `listener` each time the page's owner changes: a login, a logout, another user. What belongs to the user before
 * is cleared then.
 */
export function onOwnerChange(listener: () => void): void {
  listeners.add(listener);
}

/** The page belongs to nobody until somebody is known again: every store of a user's own data is cleared. */
export function clearOwnData(): void {
  for (const listener of listeners) listener();
}
