/** The parts of a page that `recover` uses. */
export interface Page {
  /** Address of the entry script in this page; null where it has none. */
  readonly entry: string | null;
  /** Address of the entry script in the page that the server has now. Throws where the server cannot be reached. */
  entryNow(): Promise<string | null>;
  /** The entry scripts for which this tab has already been reloaded; they are stored over the reloads. */
  readonly loadedFor: { has(entry: string): boolean; add(entry: string): void };
  reload(): void;
}

/**
 * Called when a code file could not be loaded. Where the server has another build now, the files of this build are gone
 * and the page is reloaded, once for each build; unfinished texts survive as drafts. Otherwise the failure is left to
 * the part of the page where it happened.
 */
export async function recover(page: Page): Promise<void> {
  const now = await page.entryNow().catch(() => null);
  if (now === null || now === page.entry || page.loadedFor.has(now)) return;
  page.loadedFor.add(now);
  page.reload();
}

const KEY = 'pwa.loadedFor:';

const thisPage: Page = {
  entry: entryIn(document),
  entryNow: async () => {
    const response = await fetch('/shell.html', { cache: 'no-store', credentials: 'omit' });
    return response.ok ? entryIn(new DOMParser().parseFromString(await response.text(), 'text/html')) : null;
  },
  // Where the tab has no storage there is no reload, because it would be repeated without end.
  loadedFor: {
    has: (entry) => tabStorage()?.getItem(KEY + entry) === '',
    add: (entry) => tabStorage()?.setItem(KEY + entry, ''),
  },
  reload: () => tabStorage() !== null && window.location.reload(),
};

function tabStorage(): Storage | null {
  try {
    return window.sessionStorage;
  } catch {
    return null;
  }
}

function entryIn(page: Document): string | null {
  return page.querySelector('script[type="module"][src^="/assets/"]')?.getAttribute('src') ?? null;
}

/** Calls `recover` whenever Vite reports a code file that could not be loaded. */
export function recoverWhenStale(): void {
  window.addEventListener('vite:preloadError', () => void recover(thisPage));
}
