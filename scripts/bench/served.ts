import { type Database, openDatabase } from '#api/platform/db/database.ts';
import { serve } from './process.ts';
import { type BenchArea, benchServing, largestTile, type Series } from './serving.ts';

/**
 * Starts a server on a data folder and prints the latencies of what it serves; `further` measures more of the same
 * server.
 */
export async function benchServed(
  dataDir: string,
  area: BenchArea,
  further: (url: string, db: Database) => Promise<void> = async () => undefined,
): Promise<void> {
  const served = await serve(dataDir);
  console.log(`  start to ready          ${served.seconds.toFixed(1)} s`);
  try {
    await withDatabase(dataDir, async (db) => {
      for (const row of await benchServing(served.url, db.pool, area)) console.log(seriesLine(row));
      console.log(
        `  largest tile around     ${((await largestTile(served.url, db.pool, area)) / 1000).toFixed(1)} kB gz`,
      );
      await further(served.url, db);
    });
  } finally {
    await served.stop();
  }
}

/** A series as a line: its latency beside that of bare SQL. */
export function seriesLine({ what, latency, perSecond, bare }: Series): string {
  const failures = latency.failures > 0 ? `, ${latency.failures} FAILED` : '';
  const rate = perSecond === null ? '' : `, ${perSecond.toFixed(0)}/s at most`;
  const times = `p50 ${latency.p50.toFixed(1)} p95 ${latency.p95.toFixed(1)} ms`;
  const bareTimes = `p50 ${bare.p50.toFixed(1)} p95 ${bare.p95.toFixed(1)} ms`;
  const ratio = (latency.p50 / bare.p50).toFixed(1);
  return `  ${what.padEnd(40)} ${times}${rate}${failures}; bare SQL ${bareTimes}, ratio of p50 ${ratio}`;
}

/** Opens the embedded database of a data folder while `work` runs. */
export async function withDatabase(dataDir: string, work: (db: Database) => Promise<void>): Promise<void> {
  const db = await openDatabase({ databaseUrl: null, dataDir });
  try {
    await work(db);
  } finally {
    await db.close();
  }
}
