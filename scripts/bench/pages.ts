import { chromium } from 'playwright';
import { chromiumOptions } from '../lib/chromiumOptions.ts';
import { percentiles } from './load.ts';
import { loadPage, type PageLoad } from './pageLoad.ts';

interface PageBudget {
  readonly path: string;
  /** What the row is called; left out: its path. */
  readonly name?: string;
  /** Milliseconds at most. */
  readonly largestPaint?: number;
  readonly map?: number;
  readonly blocking: number;
}

/** Longest times that a visitor on a slow phone may wait. */
const BUDGETS: readonly PageBudget[] = [
  { path: '/v/place', largestPaint: 2000, blocking: 200 },
  { path: '/v/intro', largestPaint: 2000, blocking: 200 },
  { path: '/v/map', map: 4000, blocking: 600 },
];
const RELIEF: PageBudget = { path: '/v/map', name: '/v/map with relief', map: 4000, blocking: 600 };
/** Embeds are read on other sites' pages, which are slow themselves. */
export const EMBED_BUDGETS: readonly PageBudget[] = [
  { path: '/embed/map?kind=hiking', largestPaint: 1500, blocking: 600 },
];
/** A page of bare text, which shows the time that the browser and the machine take by themselves. */
const BARE = '/healthz';

/**
 * Loads each page of `url` `runs` times, each time in a new browser, and returns lines of medians beside the budgets.
 */
export async function benchPages(
  url: string,
  runs: number,
  budgets: readonly PageBudget[] = BUDGETS,
): Promise<string[]> {
  const bare = await loads(`${url}${BARE}`, runs);
  const lines = [`bare text               largest paint ${ms(median(bare, (load) => load.largestPaint))}`];
  for (const budget of budgets) lines.push(await benchPage(url, budget, runs));
  return lines;
}

/** The map page of a server that has heights where the map opens. */
export function benchRelief(url: string, runs: number): Promise<string> {
  return benchPage(url, RELIEF, runs);
}

async function benchPage(url: string, budget: PageBudget, runs: number): Promise<string> {
  const found = await loads(`${url}${budget.path}`, runs);
  return `${(budget.name ?? budget.path).padEnd(24)}${figures(found, budget).join(', ')}`;
}

function figures(found: readonly PageLoad[], { largestPaint, map, blocking }: PageBudget): string[] {
  const of = (value: (load: PageLoad) => number) => median(found, value);
  const largest = of((load) => load.largestPaint);
  const onPage = of((load) => load.map ?? Number.POSITIVE_INFINITY);
  const before = of((load) => load.blockingBeforeMap);
  return [
    compared('largest paint', largest, largestPaint),
    ...(map === undefined ? [] : [compared('map on the page', onPage, map)]),
    compared(
      'blocked',
      of((load) => load.blocking),
      blocking,
    ),
    ...(map === undefined ? [] : [`of that ${ms(before)} before the map`]),
    `longest task ${ms(of((load) => load.longestTask))}`,
    `first paint ${ms(of((load) => load.firstPaint))}`,
    `${kB(of((load) => load.scriptBytes))} of scripts in ${kB(of((load) => load.bytes))}`,
  ];
}

/** `runs` loads after one that only warms the server. */
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
