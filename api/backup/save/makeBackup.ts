import { type Verified, verifyArchive } from '#api/backup/archive/verifyArchive.ts';
import { backupAlone } from './alone.ts';
import { saveBackup, type SavedBackup, type SaveOptions } from './saveBackup.ts';
import { type Tidied, type TidyOptions, tidyUp } from './tidyUp.ts';

type MakeOptions = SaveOptions & TidyOptions;

export interface BackupReport extends Verified, SavedBackup, Tidied {
  readonly seconds: { readonly saving: number; readonly checking: number };
}

/**
 * Makes a backup, reads it once more as a whole, and only then deletes those that are too many. Throws BackupError, and
 * what the database and the stores throw before it is found sound; then older backups are as they were.
 */
export function makeBackup(options: MakeOptions): Promise<BackupReport> {
  return backupAlone(options.db, async () => {
    const { store, keys, progress } = options;
    const began = performance.now();
    const made = await saveBackup(options);
    const saved = performance.now();
    const verified = await verifyArchive({ store, name: made.name, keys }, progress).catch(async (error: unknown) => {
      // A restore takes the newest.
      await store.delete(made.name).catch(() => undefined);
      throw error;
    });
    const checked = performance.now();
    const seconds = { saving: (saved - began) / 1000, checking: (checked - saved) / 1000 };
    return { ...verified, ...made, ...(await tidyUp(options, { ...verified, ...made })), seconds };
  });
}
