/** What this browser stores of the app. */
export interface BrowserState {
  /** Number of entries in localStorage and sessionStorage. */
  readonly stored: number;
  readonly caches: number;
  readonly workers: number;
}

/** Counts the stored things; blocked or missing storages count as empty. */
export async function readBrowser(): Promise<BrowserState> {
  return {
    stored: storages().reduce((sum, storage) => sum + storage.length, 0),
    caches: (await cacheNames()).length,
    workers: (await workers()).length,
  };
}

/** Deletes all of it. The session stays: only the server can end it. */
export async function clearBrowser(): Promise<void> {
  for (const storage of storages()) storage.clear();
  await Promise.all((await cacheNames()).map((name) => caches.delete(name)));
  await Promise.all((await workers()).map((worker) => worker.unregister()));
}

function storages(): readonly Storage[] {
  try {
    return [localStorage, sessionStorage];
  } catch {
    return [];
  }
}

async function cacheNames(): Promise<readonly string[]> {
  return 'caches' in window ? caches.keys().catch(() => []) : [];
}

async function workers(): Promise<readonly ServiceWorkerRegistration[]> {
  return 'serviceWorker' in navigator ? navigator.serviceWorker.getRegistrations().catch(() => []) : [];
}
