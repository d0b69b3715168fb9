import { randomUUID } from 'node:crypto';
import { chownSync, createWriteStream, renameSync, writeFileSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';

interface Writing {
  /** Narrowed by the umask, which is all that narrows a file without a mode. */
  readonly mode?: number;
  /** The file while it is written, in the same file system; unset: a new name beside the file. */
  readonly unfinished?: string;
}

/**
 * Writes or replaces a file as a whole: readers, and a start after a power cut, find the old content or the new one.
 * Throws what the content or the file system throws; then the unfinished file is removed.
 */
export async function writeWhole(
  file: string,
  content: AsyncIterable<Uint8Array> | Uint8Array | string,
  { mode = 0o666, unfinished = `${file}.${randomUUID()}` }: Writing = {},
): Promise<void> {
  // Flushed before it gets its name: after a power cut the name must not stand for half a file.
  const stream = createWriteStream(unfinished, { mode, flush: true });
  try {
    await pipeline(typeof content === 'string' || content instanceof Uint8Array ? [content] : content, stream);
    await rename(unfinished, file);
  } catch (error) {
    // The file may only now be made.
    if (!stream.closed) await new Promise<void>((resolve) => stream.once('close', () => resolve()));
    await rm(unfinished, { force: true });
    throw error;
  }
}

interface Owning {
  readonly mode?: number;
  /** Account that owns the file; null: that of this process. */
  readonly account?: { readonly uid: number; readonly gid: number } | null;
}

/** The same for a short text, synchronously; an unfinished file may stay after a failure. */
export function replaceFileSync(file: string, text: string, { mode = 0o666, account = null }: Owning = {}): void {
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, text, { mode, flush: true });
  if (account) chownSync(unfinished, account.uid, account.gid);
  renameSync(unfinished, file);
}
