import { type Browser, chromium, type Page } from 'playwright';
import { chromiumOptions } from '../lib/chromiumOptions.ts';
import { percentiles } from './load.ts';

const SIZE = { width: 412, height: 823 };
/** How long the map is dragged, and how far from its middle, CSS pixels. */
const DRAG_MS = 4000;
const REACH_PX = 150;
/** Within this time a map that was drawn once has all of its tiles. */
const SETTLED_MS = 12_000;
/** The map is to be drawn with relief at this share of its frames without. */
const SHARE = 0.7;

declare global {
  interface Window {
    drawnFrames: number;
  }
}

/** Frames a second of a map that is dragged, with relief and without, in turns; one line of medians. */
export async function benchPan(url: string, runs: number): Promise<string> {
  const frames: Record<'on' | 'off', number[]> = { on: [], off: [] };
  const browser = await chromium.launch(chromiumOptions);
  try {
    for (let run = 0; run <= runs; run += 1)
      for (const relief of ['off', 'on'] as const) {
        const found = await framesASecond(browser, url, relief);
        // The first pair fills the caches of the server.
        if (run > 0) frames[relief].push(found);
      }
  } finally {
    await browser.close();
  }
  const [withRelief, without] = [percentiles(frames.on).p50, percentiles(frames.off).p50];
  const share = withRelief / without;
  return (
    `${'/v/map dragged'.padEnd(24)}${withRelief.toFixed(1)} frames a second with relief, ` +
    `${without.toFixed(1)} without: ${share.toFixed(2)} ${share >= SHARE ? 'of' : 'BELOW'} ${SHARE}`
  );
}

async function framesASecond(browser: Browser, url: string, relief: 'on' | 'off'): Promise<number> {
  const page = await browser.newPage({ viewport: SIZE, serviceWorkers: 'block' });
  try {
    await page.addInitScript(countFrames, relief);
    await page.goto(`${url}/v/map`);
    await page.locator('canvas.maplibregl-canvas').waitFor();
    await page.waitForTimeout(SETTLED_MS);
    const before = await page.evaluate(() => window.drawnFrames);
    const began = performance.now();
    await drag(page, began);
    const seconds = (performance.now() - began) / 1000;
    return ((await page.evaluate(() => window.drawnFrames)) - before) / seconds;
  } finally {
    await page.close();
  }
}

/** Drags the map in circles. */
async function drag(page: Page, began: number): Promise<void> {
  const [x, y] = [SIZE.width / 2, SIZE.height / 4 + 50];
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (let passed = 0; passed < DRAG_MS; passed = performance.now() - began) {
    const angle = passed / 300;
    await page.mouse.move(x + REACH_PX * Math.sin(angle), y + (REACH_PX / 3) * (1 - Math.cos(angle)));
  }
  await page.mouse.up();
}

/** Runs in the page before anything of it: counts the frames in which something was drawn by WebGL. */
function countFrames(relief: string): void {
  localStorage.setItem('relief', relief);
  window.drawnFrames = 0;
  let isCounted = false;
  const drawElements = Reflect.get(WebGL2RenderingContext.prototype, 'drawElements');
  WebGL2RenderingContext.prototype.drawElements = function (...args) {
    if (!isCounted) {
      isCounted = true;
      window.drawnFrames += 1;
      requestAnimationFrame(() => (isCounted = false));
    }
    drawElements.apply(this, args);
  };
}
