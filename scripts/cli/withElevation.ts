import type { Elevation } from '#api/elevation/elevation.ts';
import { openElevation } from '#api/elevation/openElevation.ts';
import type { Config } from '#api/platform/config.ts';
import type { Database } from '#api/platform/db/database.ts';
import { openFiles } from '#api/platform/files/files.ts';
import { createLog } from '#api/platform/log.ts';

/** Runs `work` with the heights of the installation, which imports give to places and routes. */
export async function withElevation<T>(
  db: Database,
  config: Config,
  work: (elevation: Elevation) => Promise<T>,
): Promise<T> {
  const elevation = await openElevation({ db, config, files: await openFiles(config), log: createLog('error') });
  try {
    return await work(elevation);
  } finally {
    elevation.close();
  }
}
