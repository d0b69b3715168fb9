/** Reads what an earlier visit stored; null where there is nothing or storage is blocked. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores for later visits; where storage is blocked or full, this visit goes on without. */
export function writeStored(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Nothing of the visit depends on it.
  }
}
