import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright';
import { startRelay } from '../../tests/support/services/relay.ts';
import { chromiumOptions } from '../lib/chromiumOptions.ts';
import { controlled } from '../lib/serviceWorkers.ts';

/** To a server that is 80 ms away, there and back, as over a mobile network. */
const ONE_WAY_MS = 40;
const PAGE = '/v/place';
const LONGEST_MS = 120_000;

/**
 * The time from a first visit until the app opens without a network, beside the time in which a page fetches the same
 * files one after the other; a line.
 */
export async function benchOfflineReady(serverUrl: string): Promise<string> {
  const relay = await startRelay(serverUrl, ONE_WAY_MS);
  const browser = await chromium.launch(chromiumOptions);
  try {
    const { seconds, files } = await withPage(browser, {}, (page) => install(page, relay.url));
    const oneByOne = await withPage(browser, { serviceWorkers: 'block' }, (page) => fetchAll(page, relay.url, files));
    return (
      `offline, 80 ms away     ready after ${seconds.toFixed(1)} s; its ${files.length} files one after the other ` +
      `${oneByOne.toFixed(1)} s, ratio ${(seconds / oneByOne).toFixed(2)}`
    );
  } finally {
    await browser.close();
    await relay.cut();
  }
}

async function install(page: Page, url: string): Promise<{ readonly seconds: number; readonly files: string[] }> {
  const begin = performance.now();
  await page.goto(new URL(PAGE, url).href);
  await controlled(page, LONGEST_MS);
  const seconds = (performance.now() - begin) / 1000;
  const files = await page.evaluate(async () => {
    const [name = ''] = (await caches.keys()).filter((cache) => cache.includes('precache'));
    return (await (await caches.open(name)).keys()).map((request) => request.url);
  });
  return { seconds, files };
}

async function fetchAll(page: Page, url: string, files: readonly string[]): Promise<number> {
  await page.goto(new URL(PAGE, url).href);
  return page.evaluate(async (urls) => {
    const begin = performance.now();
    for (const one of urls) await (await fetch(one, { cache: 'reload' })).arrayBuffer();
    return (performance.now() - begin) / 1000;
  }, files);
}

async function withPage<T>(
  browser: Browser,
  options: BrowserContextOptions,
  visit: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext(options);
  try {
    return await visit(await context.newPage());
  } finally {
    await context.close();
  }
}
