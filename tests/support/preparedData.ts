import { inject } from 'vitest';
import { lockedOnServer } from './database.ts';
import { type Prepared, preparedFolder } from './preparedFolders.ts';
import { copyDataDir, removeDataDir } from './product.ts';

/** Any number: the first suite of a run makes the folders, the others wait for it. */
const PREPARED_LOCK = 7_214_102;

/** Gives a suite a new data folder: a copy of the starter places, or of the real data on top of them. */
export async function prepareDataDir(dataDir: string, what: Prepared = 'starter'): Promise<void> {
  removeDataDir(dataDir);
  await lockedOnServer(inject('testServer').ownerUrl, PREPARED_LOCK, () => preparedFolder(what));
  await copyDataDir(await preparedFolder(what), dataDir);
}
