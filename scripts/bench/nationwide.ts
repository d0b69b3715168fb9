import { existsSync } from 'node:fs';
import path from 'node:path';
import { readAdminAreas } from '#api/import/boundaries/readAdminAreas.ts';
import { storeAdminAreas } from '#api/import/boundaries/storeAdminAreas.ts';
import { importSource } from '#api/import/publish/importSource.ts';
import type { Database } from '#api/platform/db/database.ts';
import { benchServed, withDatabase } from './served.ts';
import type { BenchArea } from './serving.ts';
import { BOUNDARIES } from './sources.ts';
import { syntheticInput } from './syntheticPlaces.ts';

const SYNTHETIC_PLACES = 200_000;

const NATIONWIDE: BenchArea = {
  centre: [24.94, 60.2],
  spanLon: 0.4,
  spanLat: 0.2,
  words: ['laavu', 'uimaranta', 'museo', 'nuo', 'ko', 'kahvila', 'luontopolku', 'linna'],
};

/** Imports a SYNTHETIC nationwide data set and serves it. */
export async function benchNationwide(folder: string): Promise<void> {
  const dataDir = path.join(folder, 'nationwide');
  console.log(`\nNationwide, SYNTHETIC (${SYNTHETIC_PLACES} invented places)`);
  await withDatabase(dataDir, async (db) => {
    if (existsSync(BOUNDARIES)) await loadBoundaries(db);
    const quiet = { acceptLoss: true, progress: () => undefined, onSkip: () => undefined };
    const report = await importSource(db, syntheticInput(SYNTHETIC_PLACES), quiet);
    const steps = Object.entries(report.timings).map(([step, ms]) => `${step} ${(ms / 1000).toFixed(1)}`);
    const total = Object.values(report.timings).reduce((sum, ms) => sum + ms, 0);
    const peakMb = (process.resourceUsage().maxRSS / 1024).toFixed(0);
    console.log(`  import and publish      ${(total / 1000).toFixed(1)} s (${steps.join(', ')}), peak ${peakMb} MB`);
  });
  await benchServed(dataDir, NATIONWIDE);
}

async function loadBoundaries(db: Database): Promise<void> {
  const areas = await readAdminAreas(BOUNDARIES, { onSkip: () => undefined, progress: () => undefined });
  const client = await db.pool.connect();
  try {
    await storeAdminAreas(client, areas);
  } finally {
    client.release();
  }
}
