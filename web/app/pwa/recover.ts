/** What a page finds out about itself. */
export interface Page {
  /** Address of the program's entry in this page; null where it has none. */
  readonly entry: string | null;
  /** The same in the page as the server has it now. Throws where it cannot be asked. */
  entryNow(): Promise<string | null>;
  /** The entry for which this tab has been loaded anew, over the reload. */
  readonly loadedFor: { get(): string | null; set(entry: string): void };
  reload(): void;
}

/**
 * A part of the program did not arrive. Where the server has another build now, its files are gone: the page loads itself anew, once for each build.
 * What was being written is kept as drafts. Anything else is a failure like others, told where it happened.
 */
export async function recover(page: Page): Promise<void> {
  const now = await page.entryNow().catch(() => null);
  if (now === null || now === page.entry || page.loadedFor.get() === now) return;
  page.loadedFor.set(now);
  page.reload();
}

const KEY = 'pwa.loadedFor';

export const thisPage: Page = {
  entry: entryIn(document),
  entryNow: async () => {
    const response = await fetch('/shell.html', { cache: 'no-store', credentials: 'omit' });
    return response.ok ? entryIn(new DOMParser().parseFromString(await response.text(), 'text/html')) : null;
  },
  // Where the tab may keep nothing, it would load itself for ever.
  loadedFor: {
    get: () => tabStorage()?.getItem(KEY) ?? null,
    set: (entry) => tabStorage()?.setItem(KEY, entry),
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

/** Watches for parts of the program that do not arrive. */
export function recoverWhenStale(): void {
  window.addEventListener('vite:preloadError', () => void recover(thisPage));
}
