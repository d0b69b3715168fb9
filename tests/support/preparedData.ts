import { existsSync } from 'node:fs';
import path from 'node:path';
import { inject } from 'vitest';
import { projectRoot } from '#api/platform/paths.ts';
import { lockedOnServer } from './database.ts';
import { preparedFolder } from './preparedFolder.ts';
import { copyDataDir, makeTiles, removeDataDir, startProduct } from './product.ts';

/** Any number: the first suite of a run makes the folder, the others wait for it. */
const PREPARED_LOCK = 7_214_102;

/**
 * Gives a suite a new data folder as the first minute of the product leaves it: with a migrated database, the starter
 * places and the tiles of them. That start is made once in a run; each suite has a copy.
 */
export async function prepareDataDir(dataDir: string): Promise<void> {
  const { ownerUrl, template } = inject('testServer');
  const prepared = preparedFolder(template);
  removeDataDir(dataDir);
  await lockedOnServer(ownerUrl, PREPARED_LOCK, async () => {
    if (existsSync(path.resolve(projectRoot, prepared))) return;
    try {
      const product = await startProduct({ dataDir: prepared });
      await product.stop();
      await makeTiles(prepared);
    } catch (error) {
      removeDataDir(prepared);
      throw error;
    }
  });
  await copyDataDir(prepared, dataDir);
}
