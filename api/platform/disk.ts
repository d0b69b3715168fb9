import { statfs } from 'node:fs/promises';
import path from 'node:path';

/** Room on the disk of a folder, bytes. */
export interface DiskRoom {
  /** Bytes that this process may still write. */
  readonly free: number;
  readonly total: number;
}

/** The room on the disk of a folder (absolute), which may be made later; null where it cannot be read. */
export async function diskRoom(folder: string): Promise<DiskRoom | null> {
  try {
    const { bavail, blocks, bsize } = await statfs(folder);
    return { free: bavail * bsize, total: blocks * bsize };
  } catch {
    const parent = path.dirname(folder);
    return parent === folder ? null : diskRoom(parent);
  }
}
