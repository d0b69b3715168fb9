/** What this browser holds of the product. */
export interface BrowserState {
  /** Entries of both storages. */
  readonly stored: number;
  readonly caches: number;
  readonly workers: number;
}

/** Counts it; what is blocked, or the browser does not have, counts as nothing. */
export async function readBrowser(): Promise<BrowserState> {
  return {
    stored: storages().reduce((sum, storage) => sum + storage.length, 0),
    caches: (await cacheNames()).length,
    workers: (await workers()).length,
  };
}

/** Forgets all of it; the session stays, which is the server's to end. */
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
