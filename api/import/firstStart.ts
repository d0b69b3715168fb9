import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Config } from '#api/platform/config.ts';
import type { Database } from '#api/platform/db/database.ts';
import { inTransaction } from '#api/platform/db/transaction.ts';
import { projectRoot } from '#api/platform/paths.ts';
import type { Progress } from '#api/platform/reading.ts';
import { readAdminAreas } from './boundaries/readAdminAreas.ts';
import { storeAdminAreas } from './boundaries/storeAdminAreas.ts';
import { storeTowns } from './names/towns.ts';
import { osmPart } from './osm/osmPart.ts';
import { type ImportPart, importSources } from './publish/importSource.ts';
import { recoverImports } from './publish/run/cleanUp.ts';
import { ImportRunningError } from './publish/run/session.ts';
import { readStarter } from './starter/readStarter.ts';

const STARTER_FOLDER = path.join(projectRoot, 'prisma', 'starter');
const EXTRACT = path.join(STARTER_FOLDER, 'helsinki-centre.osm.pbf');
const BOUNDARIES = ['municipalities.geojson', 'regions.geojson'].map((name) => path.join(STARTER_FOLDER, name));

export interface StarterOptions {
  readonly config: Pick<Config, 'starter' | 'dataDir' | 'importMemoryMb'>;
  readonly progress: Progress;
}

/** How long a start waits for the first set of another process. */
const WAIT_MS = 120_000;
const POLL_MS = 300;

/**
 * Makes a database fit to be served: ends runs that dead imports left, and loads the starter data where nothing was
 * ever published: the starter places and, where the configuration wants a full set, boundaries and the centre of
 * Helsinki with its streets and 3,000 places; without options the places alone. Several processes may call it at once;
 * one loads, the others wait for its data.
 */
export async function prepareData(db: Database, starter?: StarterOptions): Promise<void> {
  await recoverImports(db);
  const deadline = Date.now() + WAIT_MS;
  while (!(await hasLiveSet(db))) {
    try {
      await loadStarter(db, starter);
    } catch (error) {
      // Another process holds the import lock: it is loading the same.
      if (!(error instanceof ImportRunningError) || Date.now() > deadline) throw error;
      await delay(POLL_MS);
    }
  }
}

async function hasLiveSet(db: Database): Promise<boolean> {
  const answer = await db.pool.query(`SELECT 1 FROM data_set WHERE state = 'LIVE'`);
  return answer.rowCount === 1;
}

async function loadStarter(db: Database, starter?: StarterOptions): Promise<void> {
  const town = starter?.config.starter === 'full' ? starter.config : null;
  const { progress } = starter ?? { progress: () => undefined };
  const onSkip = () => undefined;
  await inTransaction(db, async (client) => {
    await storeTowns(client, projectRoot);
    if (town === null) return;
    for (const file of BOUNDARIES) await storeAdminAreas(client, await readAdminAreas(file, { progress, onSkip }));
  });
  const places: ImportPart = { name: 'starter', open: async () => ({ input: await readStarter(projectRoot) }) };
  const parts = town === null ? [places] : [places, osmPart(EXTRACT, { config: town, area: null, progress, onSkip })];
  const { failures } = await importSources(db, parts, { acceptLoss: false, progress, onSkip });
  const [failure] = failures;
  if (failure) throw failure.error;
}
