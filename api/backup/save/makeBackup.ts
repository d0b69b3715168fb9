import { type Verified, verifyArchive } from '#api/backup/archive/verifyArchive.ts';
import { archivesIn } from '#api/backup/core/names.ts';
import { joinLists } from '#api/backup/lists/deletionLists.ts';
import { backupAlone } from './alone.ts';
import { saveBackup, type SavedBackup, type SaveOptions } from './saveBackup.ts';

export interface MakeOptions extends SaveOptions {
  /** How many backups stay in the store, the new one among them; null: all. */
  readonly keep: number | null;
}

export interface BackupReport extends Verified, SavedBackup {
  /** Size of the archive in the store. */
  readonly archiveBytes: number;
  readonly seconds: { readonly saving: number; readonly checking: number };
  /** Older backups that were deleted. */
  readonly pruned: number;
  /** Lists of deletions beside it that the keys do not open. */
  readonly lockedLists: number;
}

/**
 * Makes a backup, reads it once more as a whole, and only then deletes those that are too many: none where photos
 * are lost, which older backups may have. Throws BackupError, and what the database and the stores throw; then older
 * backups are as they were.
 */
export function makeBackup(options: MakeOptions): Promise<BackupReport> {
  return backupAlone(options.db, async () => {
    const { store, keys, progress, keep, db } = options;
    const began = performance.now();
    const { name, lost } = await saveBackup(options);
    const saved = performance.now();
    const verified = await verifyArchive({ store, name, keys }, progress).catch(async (error: unknown) => {
      // A restore takes the newest.
      await store.delete(name).catch(() => undefined);
      throw error;
    });
    const checked = performance.now();
    // A database of an older program records none.
    const records = verified.about.tables.some((table) => table.name === 'deletion');
    const lockedLists = records ? await joinLists(db, { store, keys }, new Date()) : 0;
    const files = await store.list();
    // The new one stays, also where a clock that ran ahead has given others a later time.
    const others = archivesIn(files).filter((other) => other !== name);
    const surplus = keep === null || lost.length > 0 ? [] : others.slice(keep - 1);
    for (const older of surplus) await store.delete(older);
    return {
      ...verified,
      name,
      lost,
      archiveBytes: files.find((file) => file.name === name)?.bytes ?? 0,
      seconds: { saving: (saved - began) / 1000, checking: (checked - saved) / 1000 },
      pruned: surplus.length,
      lockedLists,
    };
  });
}
