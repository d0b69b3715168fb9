import path from 'node:path';
import { type BrowserContext, chromium, type Page } from 'playwright';
import { chromiumOptions } from '../lib/chromiumOptions.ts';
import { controlled } from '../lib/serviceWorkers.ts';
import { percentiles } from './load.ts';
import { benchOfflineReady } from './offlineReady.ts';
import { serve } from './process.ts';

/** What a visitor waits for at most until the first list can be read, without a network. */
const BUDGET_MS = 1000;
const CPU_SLOWDOWN = 4;
/** A phone of the middle class; its worker may run. */
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  locale: 'fi-FI',
} as const;
/** As the manifest has the installed app begin. */
const START = '/v/place?pwa=1';
const LONGEST_MS = 60_000;

declare global {
  interface Window {
    /**
     * Milliseconds from the beginning of the load to the first picture with a list in it, and to the first with one
     * that the program has drawn.
     */
    listRead?: number;
    listDrawn?: number;
  }
}

interface Start {
  readonly read: number;
  readonly drawn: number;
}

/**
 * Starts the installed app anew, in a browser that begins with nothing but its profile, until its first list can be
 * read, and until the program has drawn it: with the server there and without it, medians of `runs`; a line each, and
 * one on how soon the app opens without a network.
 */
export async function benchInstalled(folder: string, runs: number): Promise<string[]> {
  const { url, stop } = await serve(path.join(folder, 'server'));
  const profile = path.join(folder, 'profile');
  const address = `${url}${START}`;
  let isServed = true;
  try {
    await install(profile, address);
    const online = await starts(profile, address, runs);
    const ready = await benchOfflineReady(url);
    await stop();
    isServed = false;
    const offline = await starts(profile, address, runs);
    const ratio = (offline.drawn / online.drawn).toFixed(2);
    return [
      `with the server         first list ${online.read.toFixed(0)} ms, ` +
        `drawn by the program ${online.drawn.toFixed(0)} ms`,
      `without a server        first list ${offline.read.toFixed(0)} ` +
        `ms ${offline.read <= BUDGET_MS ? 'of' : 'EXCEEDS'} ${BUDGET_MS}, ` +
        `drawn by the program ${offline.drawn.toFixed(0)} ms, ratio ${ratio}`,
      ready,
    ];
  } finally {
    if (isServed) await stop();
  }
}

/** A first visit, and a second one that the worker sees. */
async function install(profile: string, address: string): Promise<void> {
  await withPage(profile, async (page) => {
    await page.goto(address);
    await controlled(page, LONGEST_MS);
    await page.reload({ waitUntil: 'networkidle' });
  });
}

async function starts(profile: string, address: string, runs: number): Promise<Start> {
  const times: Start[] = [];
  // The first start is not counted: the profile's files are read for the first time.
  for (let run = 0; run <= runs; run += 1)
    times.push(await withPage(profile, (page, context) => timeToList(page, context, address)));
  const median = (of: keyof Start) => percentiles(times.slice(1).map((start) => start[of])).p50;
  return { read: median('read'), drawn: median('drawn') };
}

async function timeToList(page: Page, context: BrowserContext, address: string): Promise<Start> {
  await page.addInitScript(watchList);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.goto(address, { waitUntil: 'commit', timeout: LONGEST_MS });
  await page.waitForFunction(() => window.listDrawn, undefined, { timeout: LONGEST_MS });
  return page.evaluate(() => ({
    read: window.listRead ?? Number.POSITIVE_INFINITY,
    drawn: window.listDrawn ?? Number.POSITIVE_INFINITY,
  }));
}

/** Runs in the page before anything of it. A list is there in the frame after the one that begins with it. */
function watchList(): void {
  const look = () => {
    const [anybodys, programs] = ['main', 'main:not(.early-page)'].map(
      (main) => document.querySelector(`${main} a[href^="/v/place/"]`) !== null,
    );
    requestAnimationFrame(() => {
      if (anybodys) window.listRead ??= performance.now();
      if (programs) window.listDrawn = performance.now();
      else look();
    });
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
