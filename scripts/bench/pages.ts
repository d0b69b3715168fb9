import { chromium } from 'playwright';
import { chromiumOptions } from '../lib/chromiumOptions.ts';
import { percentiles } from './load.ts';
import { loadPage, type PageLoad } from './pageLoad.ts';

interface PageBudget {
  readonly path: string;
  /** Milliseconds at most. */
  readonly largestPaint?: number;
  readonly map?: number;
  readonly blocking: number;
}

/** What a visitor on a slow phone waits for at most. */
const BUDGETS: readonly PageBudget[] = [
  { path: '/v/place', largestPaint: 2000, blocking: 200 },
  { path: '/v/intro', largestPaint: 2000, blocking: 200 },
  { path: '/v/map', map: 4000, blocking: 600 },
];
/** Text without a program: what the browser and the machine take by themselves. */
const BARE = '/healthz';

/** Loads each page of `url` so often in a browser of its own, and answers lines of medians beside the budgets. */
export async function benchPages(url: string, runs: number): Promise<string[]> {
  const bare = await loads(`${url}${BARE}`, runs);
  const lines = [`bare text               largest paint ${ms(median(bare, (load) => load.largestPaint))}`];
  for (const { path, largestPaint, map, blocking } of BUDGETS) {
    const found = await loads(`${url}${path}`, runs);
    const told = [
      compared(
        'largest paint',
        median(found, (load) => load.largestPaint),
        largestPaint,
      ),
      ...(map === undefined
        ? []
        : [
            compared(
              'map on the page',
              median(found, (load) => load.map ?? Number.POSITIVE_INFINITY),
              map,
            ),
          ]),
      compared(
        'blocked',
        median(found, (load) => load.blocking),
        blocking,
      ),
      ...(map === undefined ? [] : [`of that ${ms(median(found, (load) => load.blockingBeforeMap))} before the map`]),
      `longest task ${ms(median(found, (load) => load.longestTask))}`,
      `first paint ${ms(median(found, (load) => load.firstPaint))}`,
      `${kB(median(found, (load) => load.scriptBytes))} of scripts in ${kB(median(found, (load) => load.bytes))}`,
    ];
    lines.push(`${path.padEnd(24)}${told.join(', ')}`);
  }
  return lines;
}

/** The first load is not counted: it warms the server. */
async function loads(url: string, runs: number): Promise<PageLoad[]> {
  const found: PageLoad[] = [];
  for (let run = 0; run <= runs; run += 1) {
    const browser = await chromium.launch(chromiumOptions);
    try {
      found.push(await loadPage(browser, url));
    } finally {
      await browser.close();
    }
  }
  return found.slice(1);
}

function median(found: readonly PageLoad[], of: (load: PageLoad) => number): number {
  return percentiles(found.map(of)).p50;
}

function compared(what: string, value: number, budget: number | undefined): string {
  if (budget === undefined) return `${what} ${ms(value)}`;
  return `${what} ${ms(value)} ${value <= budget ? 'of' : 'EXCEEDS'} ${budget}`;
}

const ms = (value: number): string => `${value.toFixed(0)} ms`;
const kB = (bytes: number): string => `${(bytes / 1000).toFixed(0)} kB`;
