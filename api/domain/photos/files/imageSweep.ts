import { z } from 'zod';
import type { Database } from '#api/platform/db/database.ts';
import { defineQueue } from '#api/platform/db/jobs.ts';
import type { Files } from '#api/platform/files/files.ts';
import type { Log } from '#api/platform/log.ts';
import { readImageFile, readProfileFile } from '#common/places/imageFiles.ts';
import { HOUR_S } from '#common/time.ts';
import { deleteOrphan } from './imageFiles.ts';
import { unnamedFiles } from './imageFilesSql.ts';

/** Daily, and at each start: files without a row are left by processes that died. */
export const imageSweepQueue = defineQueue('image-sweep', z.object({}), { limit: 2, delayS: 300, expireS: HOUR_S });

/** Names that are looked up together. */
const BATCH = 500;
/** Processes that died leave no more names than this, and less than half of a batch. */
const ORPHANS_MAX = 20;

interface Swept {
  readonly db: Database;
  readonly files: Files;
  readonly log: Pick<Log, 'error'>;
}

/**
 * Deletes the files of photos and profile pictures that no row names and no upload in-flight holds; how many there
 * were. Files with names of another form are left alone. Nothing more is deleted where most have no row: the database
 * is empty, or that of another installation, and the photos are needed when the right one is back.
 */
export async function sweepImageFiles({ db, files, log }: Swept): Promise<number> {
  let deleted = 0;
  let byName = new Map<string, string[]>();
  let failed = 0;
  let cause: unknown;
  /** False where nothing more is to be deleted. */
  const flush = async () => {
    const unnamed = await unnamedFiles(db.pool, [...byName.keys()]);
    if (unnamed.length > ORPHANS_MAX && unnamed.length > byName.size / 2) {
      const counts = { photos: byName.size, withoutRow: unnamed.length };
      log.error(counts, 'most photos in the store have no row, so that nothing is deleted: is it another database?');
      return false;
    }
    for (const filename of unnamed) {
      // A file that cannot be deleted does not prevent the deletion of the others.
      deleted += await deleteOrphan(db, files, filename, byName.get(filename) ?? []).catch((error: unknown) => {
        failed += 1;
        cause = error;
        return 0;
      });
    }
    byName = new Map();
    return true;
  };
  for await (const key of keysOf(files)) {
    const filename = filenameOf(key);
    if (filename === null) continue;
    if (!byName.has(filename) && byName.size >= BATCH && !(await flush())) return deleted;
    byName.set(filename, [...(byName.get(filename) ?? []), key]);
  }
  await flush();
  if (failed > 0) throw new Error(`the files of ${failed} names could not be deleted`, { cause });
  return deleted;
}

/** The random name in the key of a file of a photo or profile picture; null for what we have not named. */
export function filenameOf(key: string): string | null {
  const file = key.split('/').at(-1) ?? '';
  return (key.startsWith('profiles/') ? readProfileFile(file) : readImageFile(file))?.filename ?? null;
}

/** Folder by folder, so that only the names of one place's files are in memory. */
async function* keysOf(files: Files): AsyncGenerator<string> {
  for (const root of ['images', 'thumbs', 'profiles']) {
    for await (const entry of files.entries(root)) {
      if (entry.isFile) yield entry.key;
      else for await (const file of files.entries(entry.prefix, true)) if (file.isFile) yield file.key;
    }
  }
}
