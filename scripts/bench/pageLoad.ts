import type { Browser, BrowserContext, Page, Request } from 'playwright';

/** A cold load on a slow phone: milliseconds since its beginning, bytes as they came over the network. */
export interface PageLoad {
  readonly firstPaint: number;
  /** Largest contentful paint. */
  readonly largestPaint: number;
  /** Until the map stands on the page; null where none came. */
  readonly map: number | null;
  /** Total blocking time: what tasks take beyond 50 ms. */
  readonly blocking: number;
  /** What of it came before the map stood on the page; all where none came. */
  readonly blockingBeforeMap: number;
  readonly longestTask: number;
  /** Until the map stands on the page and the last task of more than 50 ms has ended. */
  readonly usable: number;
  readonly bytes: number;
  readonly scriptBytes: number;
}

interface Watched {
  firstPaint: number;
  largestPaint: number;
  map: number | null;
  readonly tasks: Task[];
}

/** A task that took longer than 50 ms; milliseconds since the load began. */
interface Task {
  readonly start: number;
  readonly duration: number;
}

declare global {
  interface Window {
    watched: Watched;
  }
}

/** A phone of the middle class on slow 4G. The server makes the first list of the map for one that says so. */
const PHONE = {
  userAgent:
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36',
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  serviceWorkers: 'block',
  locale: 'fi-FI',
} as const;
const CPU_SLOWDOWN = 4;
const bitsPerSecond = (kilobits: number) => (kilobits * 1000) / 8;
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: bitsPerSecond(1638.4),
  uploadThroughput: bitsPerSecond(750),
  connectionType: 'cellular4g',
} as const;
/**
 * The page has come to rest when for so long nothing was asked, no answer was awaited and no task was long; some pages
 * never do.
 */
const QUIET_MS = 5000;
const LONGEST_MS = 30_000;
const LOOK_MS = 250;

/** Loads a page with an empty cache until it has come to rest. */
export async function loadPage(browser: Browser, url: string): Promise<PageLoad> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    // A browser that has just started draws late; the visitor's is running.
    await page.setContent('<p>Taival</p>');
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    await page.addInitScript(watch);
    const requests = watchRequests(page);
    await slowDown(context, page);
    const begin = performance.now();
    await page.goto(url, { waitUntil: 'commit', timeout: LONGEST_MS });
    await rest(page, requests, begin);
    const { tasks, ...seen } = await page.evaluate(() => window.watched);
    const sizes = await Promise.all(
      requests.ended.map(async (request) => ({ type: request.resourceType(), size: await sizeOf(request) })),
    );
    const bytesOf = (type?: string) =>
      sizes.reduce((sum, item) => sum + (type === undefined || item.type === type ? item.size : 0), 0);
    return {
      ...seen,
      blocking: blockingOf(tasks),
      blockingBeforeMap: blockingOf(tasks.filter(({ start }) => start < (seen.map ?? Number.POSITIVE_INFINITY))),
      longestTask: Math.max(0, ...tasks.map(({ duration }) => duration)),
      usable: Math.max(seen.map ?? seen.largestPaint, ...tasks.map(({ start, duration }) => start + duration)),
      bytes: bytesOf(),
      scriptBytes: bytesOf('script'),
    };
  } finally {
    await context.close();
  }
}

function blockingOf(tasks: readonly Task[]): number {
  return tasks.reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0);
}

/** Runs in the page before anything of it. */
function watch(): void {
  const seen: Watched = { firstPaint: 0, largestPaint: 0, map: null, tasks: [] };
  window.watched = seen;
  const observe = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  observe('longtask', ({ startTime: start, duration }) => void seen.tasks.push({ start, duration }));
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.firstPaint = startTime;
  });
  observe('largest-contentful-paint', ({ startTime }) => {
    seen.largestPaint = startTime;
  });
  const timer = setInterval(() => {
    const { width = 0, height = 0 } = document.querySelector('canvas.maplibregl-canvas')?.getBoundingClientRect() ?? {};
    if (width <= 50 || height <= 50) return;
    seen.map = performance.now();
    clearInterval(timer);
  }, 25);
}

interface Requests {
  readonly begun: Set<Request>;
  readonly open: Set<Request>;
  readonly ended: Request[];
}

function watchRequests(page: Page): Requests {
  const requests: Requests = { begun: new Set(), open: new Set(), ended: [] };
  page.on('request', (request) => {
    if (!request.url().startsWith('http')) return;
    requests.begun.add(request);
    requests.open.add(request);
  });
  page.on('requestfinished', (request) => {
    if (requests.open.delete(request)) requests.ended.push(request);
  });
  page.on('requestfailed', (request) => void requests.open.delete(request));
  return requests;
}

async function slowDown(context: BrowserContext, page: Page): Promise<void> {
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', NETWORK);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
}

async function rest(page: Page, requests: Requests, begin: number): Promise<void> {
  let [before, since] = ['', performance.now()];
  while (performance.now() - begin < LONGEST_MS && performance.now() - since < QUIET_MS) {
    await page.waitForTimeout(LOOK_MS);
    const tasks = await page.evaluate(() => window.watched.tasks.length);
    const now = `${tasks} ${requests.begun.size}`;
    if (now !== before || requests.open.size > 0) [before, since] = [now, performance.now()];
  }
}

/** Head and body as they came; nothing where the answer was dropped. */
async function sizeOf(request: Request): Promise<number> {
  const size = await request.sizes().catch(() => null);
  return size === null ? 0 : size.responseBodySize + size.responseHeadersSize;
}
