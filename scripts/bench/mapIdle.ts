import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import { type Browser, chromium } from 'playwright';
import { build } from 'vite';
import { projectRoot } from '#api/platform/paths.ts';
import { chromiumOptions } from '../lib/chromiumOptions.ts';
import { percentiles } from './load.ts';

/** Milliseconds from a new map to its idle moment: p50 of the runs. */
export interface IdleTimes {
  readonly own: number;
  readonly bare: number;
}

const RUNS = 9;
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.json': 'application/json',
};

/**
 * How long the map takes at z13 over Helsinki until nothing moves any more: our style on our tiles (`ownTiles`) beside
 * land and water alone on the embedded map's (`bareTiles`), in turns in one browser. Tiles come from the browser's
 * cache from the second run on.
 */
export async function mapIdleTimes(folder: string, ownTiles: string, bareTiles: string): Promise<IdleTimes> {
  await build({
    root: path.join(projectRoot, 'scripts', 'bench', 'idle'),
    configFile: false,
    publicDir: path.join(projectRoot, 'web', 'public'),
    logLevel: 'error',
    build: { outDir: folder, emptyOutDir: true },
  });
  const { url, close } = await serveFolder(folder);
  const browser = await chromium.launch(chromiumOptions);
  try {
    return await inTurns(browser, url, ownTiles, bareTiles);
  } finally {
    await browser.close();
    await close();
  }
}

async function inTurns(browser: Browser, url: string, ownTiles: string, bareTiles: string): Promise<IdleTimes> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(url);
  const times: Record<'own' | 'bare', number[]> = { own: [], bare: [] };
  for (let run = 0; run <= RUNS; run += 1) {
    const own = await page.evaluate((tiles) => window.idleTime('own', tiles, 14), ownTiles);
    const bare = await page.evaluate((tiles) => window.idleTime('bare', tiles, 10), bareTiles);
    // The first pair fills the browser's cache.
    if (run === 0) continue;
    times.own.push(own);
    times.bare.push(bare);
  }
  return { own: percentiles(times.own).p50, bare: percentiles(times.bare).p50 };
}

async function serveFolder(folder: string): Promise<{ readonly url: string; readonly close: () => Promise<void> }> {
  const server = createServer((request, answer) => {
    const name =
      request.url === '/'
        ? 'index.html'
        : path.normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname));
    readFile(path.join(folder, name)).then(
      (body) =>
        answer.writeHead(200, { 'content-type': TYPES[path.extname(name)] ?? 'application/octet-stream' }).end(body),
      () => answer.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return { url: `http://127.0.0.1:${port}/`, close: () => new Promise((resolve) => server.close(() => resolve())) };
}
