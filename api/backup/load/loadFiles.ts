import { FILES } from '#api/backup/archive/contents.ts';
import { inFileStore } from '#api/backup/core/fileStore.ts';
import { keysOf, picturesOf } from '#api/backup/save/saveFiles.ts';
import { unnamedFiles } from '#api/domain/photos/files/imageFilesSql.ts';
import { filenameOf } from '#api/domain/photos/files/imageSweep.ts';
import type { Database } from '#api/platform/db/database.ts';
import type { Files } from '#api/platform/files/files.ts';
import type { Progress } from '#api/platform/reading.ts';
import type { Members } from './members.ts';

export interface LoadedFiles {
  readonly count: number;
  readonly bytes: number;
  /** Files of the backup that no row names any more: they were deleted since. */
  readonly unnamed: number;
  /** Files that the rows name and the backup has not. */
  readonly missing: number;
}

/** Files that are written at the same time. */
const AT_ONCE = 16;

interface Loading {
  readonly db: Database;
  readonly files: Files;
  readonly progress: Progress;
  /** How many the backup has. */
  readonly total: number;
}

/** Puts the files that rows of the restored database name into the store. */
export async function loadFiles(loading: Loading, members: Members): Promise<LoadedFiles> {
  const { progress, total } = loading;
  const done = { count: 0, bytes: 0, unnamed: 0 };
  let batch = new Map<string, Buffer>();
  const flush = async () => {
    const unnamed = await unnamedKeys(loading.db, [...batch.keys()]);
    const wanted = [...batch].filter(([key]) => !unnamed.has(key));
    await Promise.all(wanted.map(([key, content]) => inFileStore(loading.files.put(key, content))));
    done.count += wanted.length;
    done.bytes += wanted.reduce((sum, [, content]) => sum + content.length, 0);
    done.unnamed += batch.size - wanted.length;
    batch = new Map();
    progress('Restoring photos', done.count + done.unnamed, total, 'files');
  };
  for await (const { name, content } of members.group(FILES)) {
    batch.set(name.slice(FILES.length), content);
    if (batch.size >= AT_ONCE) await flush();
  }
  if (batch.size > 0) await flush();
  return { ...done, missing: (await named(loading.db)) - done.count };
}

async function unnamedKeys({ pool }: Database, keys: readonly string[]): Promise<ReadonlySet<string>> {
  const names = new Map(keys.map((key) => [key, filenameOf(key) ?? '']));
  const unnamed = new Set(await unnamedFiles(pool, [...new Set(names.values())]));
  return new Set(keys.filter((key) => unnamed.has(names.get(key) ?? '')));
}

/** How many files the rows name. */
async function named({ pool }: Database): Promise<number> {
  const client = await pool.connect();
  try {
    return (await picturesOf(client)).reduce((sum, picture) => sum + keysOf(picture).length, 0);
  } finally {
    client.release();
  }
}
