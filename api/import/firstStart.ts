import { setTimeout as delay } from 'node:timers/promises';
import type { Database } from '#api/platform/db/database.ts';
import { inTransaction } from '#api/platform/db/transaction.ts';
import { projectRoot } from '#api/platform/paths.ts';
import { ImportInputError } from '#api/platform/reading.ts';
import { storeTowns } from './names/towns.ts';
import { importSource } from './publish/importSource.ts';
import { recoverImports } from './publish/run/cleanUp.ts';
import { readStarter } from './starter/readStarter.ts';

/** How long a start waits for the first set of another process. */
const WAIT_MS = 120_000;
const POLL_MS = 300;

/**
 * Makes a database fit to be served: ends runs that dead imports left, and loads the starter data where nothing was
 * ever published. Several processes may call it at once; one loads, the others wait for its data.
 */
export async function prepareData(db: Database): Promise<void> {
  await recoverImports(db);
  const deadline = Date.now() + WAIT_MS;
  while (!(await hasLiveSet(db))) {
    try {
      await loadStarter(db);
    } catch (error) {
      // Another process holds the import lock: it is loading the same.
      if (!(error instanceof ImportInputError) || Date.now() > deadline) throw error;
      await delay(POLL_MS);
    }
  }
}

async function hasLiveSet(db: Database): Promise<boolean> {
  const answer = await db.pool.query(`SELECT 1 FROM data_set WHERE state = 'LIVE'`);
  return answer.rowCount === 1;
}

async function loadStarter(db: Database): Promise<void> {
  await inTransaction(db, async (client) => {
    await storeTowns(client, projectRoot);
  });
  await importSource(db, await readStarter(projectRoot), {
    acceptLoss: false,
    progress: () => undefined,
    onSkip: () => undefined,
  });
}
