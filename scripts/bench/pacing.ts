import path from 'node:path';
import { chromium } from 'playwright';
import { prepareData } from '#api/import/firstStart.ts';
import { readConfig } from '#api/platform/config.ts';
import { type Database, openDatabase, servingLimits } from '#api/platform/db/database.ts';
import { projectRoot } from '#api/platform/paths.ts';
import { type RunningServer, startServer } from '#api/server.ts';
import { PACING_PIECES, type PacingPiece } from '#web/map/pace/pieces.ts';
import { chromiumOptions } from '../lib/chromiumOptions.ts';
import { precompress } from '../lib/precompress.mjs';
import { percentiles } from './load.ts';
import { loadPage, type PageLoad } from './pageLoad.ts';
import { measured } from './process.ts';

/** A piece that makes neither figure better by this factor is not worth its code. */
const WORTH = 1.05;
const PAGE = '/v/map';

/** A load of the client without a piece, and one of the whole client directly before or after it. */
interface Pair {
  readonly without: PageLoad;
  readonly whole: PageLoad;
}

export function isPacingPiece(name: string): name is PacingPiece {
  return Object.hasOwn(PACING_PIECES, name);
}

export const allPacingPieces: readonly PacingPiece[] = Object.keys(PACING_PIECES).filter(isPacingPiece);

/**
 * Measures what each pacing piece of the map wins: the client is built once without it, and `/v/map` is loaded on a
 * slow phone from that build and from the whole client (`dist/web`) in alternation, `runs` pairs after one that is not
 * counted. Prints a line for each piece.
 */
export async function benchPacing(folder: string, runs: number, pieces: readonly PacingPiece[]): Promise<void> {
  const env = { ...process.env, DATA_DIR: folder, PORT: '0', BASEMAP: 'embedded', RATE_LIMITS: 'off' };
  const config = readConfig(env);
  const db = await openDatabase(config, servingLimits(config));
  // A server closes the database that it is given; this one serves many servers.
  const shared: Database = { ...db, close: async () => undefined };
  const start = (webFolder?: string) =>
    startServer(config, { db: shared, ...(webFolder !== undefined && { webFolder }) });
  try {
    await prepareData(db);
    const whole = await start();
    try {
      for (const piece of pieces) {
        const webFolder = path.join(folder, 'clients', piece);
        await buildWithout(piece, webFolder);
        const without = await start(webFolder);
        console.log(`  ${lineOf(piece, await closing(without, () => pairsOf(without.url, whole.url, runs)))}`);
      }
    } finally {
      await whole.close();
    }
  } finally {
    await db.close();
  }
}

async function closing<T>(server: RunningServer, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } finally {
    await server.close();
  }
}

/** Builds the client as the product is built, but without one piece. */
async function buildWithout(piece: PacingPiece, webFolder: string): Promise<void> {
  const vite = path.join(projectRoot, 'node_modules', 'vite', 'bin', 'vite.js');
  const env = { NODE_ENV: 'production', VITE_WITHOUT: piece };
  await measured(process.execPath, [vite, 'build', '--outDir', webFolder], env);
  await precompress(webFolder);
}

/**
 * The order within a pair changes from pair to pair, so that neither client is always the second. The first pair warms
 * the servers.
 */
async function pairsOf(without: string, whole: string, runs: number): Promise<Pair[]> {
  const pairs: Pair[] = [];
  for (let run = 0; run <= runs; run += 1) {
    if (run % 2 === 0) pairs.push({ without: await load(without), whole: await load(whole) });
    else pairs.push({ whole: await load(whole), without: await load(without) });
  }
  return pairs.slice(1);
}

async function load(url: string): Promise<PageLoad> {
  const browser = await chromium.launch(chromiumOptions);
  try {
    return await loadPage(browser, `${url}${PAGE}`);
  } finally {
    await browser.close();
  }
}

/** Medians without and with the piece; a ratio is the median over the pairs, more than 1 where the piece wins. */
function lineOf(piece: PacingPiece, pairs: readonly Pair[]): string {
  const median = (of: (pair: Pair) => number) => percentiles(pairs.map(of)).p50;
  const figure = (what: string, of: (load: PageLoad) => number) => {
    const ratio = median(({ without, whole }) => Math.max(1, of(without)) / Math.max(1, of(whole)));
    const [before, after] = [median(({ without }) => of(without)), median(({ whole }) => of(whole))];
    return {
      ratio,
      text: `${what} ${before.toFixed(0)} ms without, ${after.toFixed(0)} with, ratio ${ratio.toFixed(2)}`,
    };
  };
  const blocked = figure('blocked', ({ blocking }) => blocking);
  const usable = figure('usable', (load) => load.usable);
  const worth = Math.max(blocked.ratio, usable.ratio) >= WORTH;
  return `${piece.padEnd(16)} ${blocked.text}; ${usable.text}${worth ? '' : '; DOES NOT WIN 5 %'}`;
}
