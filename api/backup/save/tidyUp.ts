import type { Verified } from '#api/backup/archive/verifyArchive.ts';
import { archivesIn } from '#api/backup/core/names.ts';
import { joinLists } from '#api/backup/lists/deletionLists.ts';
import type { SavedBackup, SaveOptions } from './saveBackup.ts';

export interface TidyOptions extends Pick<SaveOptions, 'db' | 'store' | 'keys'> {
  /** How many backups stay in the store, the new one among them; null: all. */
  readonly keep: number | null;
}

export interface Tidied {
  /** Size of the archive in the store; where the store does not say, that of its members. */
  readonly archiveBytes: number;
  /** Older backups that were deleted. */
  readonly pruned: number;
  /** Lists of deletions beside it that the keys do not open. */
  readonly lockedLists: number;
  /** What failed here: the new backup is sound all the same, and the next one tries again. */
  readonly untidied: readonly unknown[];
}

/**
 * Joins the lists of deletions and deletes the backups that are too many beside a new one that is sound: none where
 * photos are lost, which older backups may have. Never throws.
 */
export async function tidyUp(
  { db, store, keys, keep }: TidyOptions,
  { name, lost, about, manifest }: SavedBackup & Verified,
): Promise<Tidied> {
  const untidied: unknown[] = [];
  const attempt = async <T>(work: () => Promise<T>, otherwise: T): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      untidied.push(error);
      return otherwise;
    }
  };
  // A database of an older program records none.
  const records = about.tables.some((table) => table.name === 'deletion');
  const lockedLists = records ? await attempt(() => joinLists(db, { store, keys }, new Date()), 0) : 0;
  const files = await attempt(() => store.list(), []);
  // The new one stays, also where a clock that ran ahead has given others a later time.
  const others = archivesIn(files).filter((other) => other !== name);
  let pruned = 0;
  await attempt(async () => {
    for (const older of keep === null || lost.length > 0 ? [] : others.slice(keep - 1)) {
      await store.delete(older);
      pruned += 1;
    }
  }, undefined);
  const archiveBytes = files.find((file) => file.name === name)?.bytes ?? manifest.bytes;
  return { archiveBytes, pruned, lockedLists, untidied };
}
