import type { Page } from 'playwright';

/** Waits until the service worker has the whole program and answers for the page. Throws after `timeoutMs`. */
export async function controlled(page: Page, timeoutMs = 60_000): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated', undefined, {
    timeout: timeoutMs,
  });
}
