import path from 'node:path';
import { type BrowserContext, chromium, type Page } from 'playwright';
import { chromiumOptions } from '../lib/chromiumOptions.ts';
import { percentiles } from './load.ts';
import { serve } from './process.ts';

/** What a visitor waits for at most until the first list, without a network. */
const BUDGET_MS = 1000;
const CPU_SLOWDOWN = 4;
/** A phone of the middle class; its worker may run. */
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true, locale: 'fi-FI' } as const;
/** As the manifest has the installed app begin. */
const START = '/v/place?pwa=1';
const LONGEST_MS = 60_000;

declare global {
  interface Window {
    /** Milliseconds from the beginning of the load to the first picture with a list in it. */
    listDrawn?: number;
  }
}

/**
 * Starts the installed app anew, in a browser that begins with nothing but its profile, until its first list is drawn: with the server there and
 * without it, medians of `runs`; a line each.
 */
export async function benchInstalled(folder: string, runs: number): Promise<string[]> {
  const { url, stop } = await serve(path.join(folder, 'server'));
  const profile = path.join(folder, 'profile');
  const address = `${url}${START}`;
  let isServed = true;
  try {
    await install(profile, address);
    const online = await starts(profile, address, runs);
    await stop();
    isServed = false;
    const offline = await starts(profile, address, runs);
    const ratio = (offline / online).toFixed(2);
    return [
      `with the server         first list ${online.toFixed(0)} ms`,
      `without a server        first list ${offline.toFixed(0)} ms ${offline <= BUDGET_MS ? 'of' : 'EXCEEDS'} ${BUDGET_MS}, ratio ${ratio}`,
    ];
  } finally {
    if (isServed) await stop();
  }
}

/** A first visit, and a second one that the worker sees. */
async function install(profile: string, address: string): Promise<void> {
  await withPage(profile, async (page) => {
    await page.goto(address);
    await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated', undefined, { timeout: LONGEST_MS });
    await page.reload({ waitUntil: 'networkidle' });
  });
}

async function starts(profile: string, address: string, runs: number): Promise<number> {
  const times: number[] = [];
  // The first start is not counted: the profile's files are read for the first time.
  for (let run = 0; run <= runs; run += 1) times.push(await withPage(profile, (page, context) => timeToList(page, context, address)));
  return percentiles(times.slice(1)).p50;
}

async function timeToList(page: Page, context: BrowserContext, address: string): Promise<number> {
  await page.addInitScript(watchList);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.goto(address, { waitUntil: 'commit', timeout: LONGEST_MS });
  const drawn = await page.waitForFunction(() => window.listDrawn, undefined, { timeout: LONGEST_MS });
  return (await drawn.jsonValue()) ?? Number.POSITIVE_INFINITY;
}

/** Runs in the page before anything of it. What can be read before the program runs is no list yet. */
function watchList(): void {
  const look = () => {
    const isThere = document.querySelector('main:not(.early-page) a[href^="/v/place/"]') !== null;
    requestAnimationFrame(isThere ? () => void (window.listDrawn = performance.now()) : look);
  };
  requestAnimationFrame(look);
}

async function withPage<T>(profile: string, visit: (page: Page, context: BrowserContext) => Promise<T>): Promise<T> {
  const context = await chromium.launchPersistentContext(profile, { ...PHONE, ...chromiumOptions });
  try {
    return await visit(await context.newPage(), context);
  } finally {
    await context.close();
  }
}
