import { randomBytes } from 'node:crypto';
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { BackupError } from '#api/backup/core/backupError.ts';
import { errorCodeOf } from '#api/platform/errorCode.ts';
import { reasonOf } from '#api/platform/http/httpFaults.ts';
import { hasNoRoom } from '#api/platform/outages/storeFailure.ts';
import { writeWhole } from '#api/platform/writeWhole.ts';
import { DAY_MS } from '#common/time.ts';
import type { BackupStore } from './store.ts';

/** Ends the names of files that are being written. */
const UNFINISHED = '.unfinished';

/** A file that is being written for so long was left by a process that died. */
const ABANDONED_MS = DAY_MS;

/** Backups in a folder, which is made with the first one. Only its owner reads the files. */
export function folderStore(folder: string): BackupStore {
  const pathOf = (name: string) => path.join(folder, name);
  return {
    address: folder,
    list: async () => {
      const files = [];
      for (const name of await namesIn(folder)) {
        if (name.endsWith(UNFINISHED)) continue;
        const found = await stat(pathOf(name)).catch(() => null);
        if (found?.isFile() === true) files.push({ name, bytes: found.size });
      }
      return files;
    },
    read: async (name) => {
      const file = await open(pathOf(name)).catch((cause: unknown) => {
        throw new BackupError(`There is no file ${pathOf(name)} that can be read.`, { cause });
      });
      return file.createReadStream();
    },
    write: async (name, content) => {
      await make(folder);
      await removeAbandoned(folder);
      const unfinished = pathOf(`.${name}.${randomBytes(4).toString('hex')}${UNFINISHED}`);
      try {
        await writeWhole(pathOf(name), content, { mode: 0o600, unfinished });
      } catch (error) {
        if (hasNoRoom(error)) throw new BackupError(`There is no room in ${folder}.`, { cause: error });
        throw error;
      }
    },
    delete: (name) => rm(pathOf(name), { force: true }),
  };
}

/** Throws BackupError where it cannot be made, such as where a file has its name. */
async function make(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
  } catch (cause) {
    const isFile = /^(?:EEXIST|ENOTDIR)$/.test(errorCodeOf(cause) ?? '');
    const why = isFile ? 'a file is there' : reasonOf(cause);
    throw new BackupError(`The folder ${folder} cannot be made: ${why}.`, { cause });
  }
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (errorCodeOf(error) === 'ENOENT') return [];
    throw new BackupError(`The folder ${folder} cannot be read.`, { cause: error });
  }
}

async function removeAbandoned(folder: string): Promise<void> {
  for (const name of await namesIn(folder)) {
    if (!name.endsWith(UNFINISHED)) continue;
    const file = path.join(folder, name);
    const found = await stat(file).catch(() => null);
    if (found !== null && Date.now() - found.mtimeMs > ABANDONED_MS) await rm(file, { force: true });
  }
}
