import { randomUUID } from 'node:crypto';
import { closeSync, openSync, readSync, unlinkSync, writeSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';

/** An open file without a name. All threads of the process can use its descriptor. */
export interface NamelessFile {
  readonly descriptor: number;
  /** Deletes it. */
  close(): void;
}

/**
 * Opens an empty file in `folder`. It loses its name at once, so that it is gone with the process however that ends.
 */
export async function openNamelessFile(folder: string): Promise<NamelessFile> {
  await mkdir(folder, { recursive: true });
  const name = path.join(folder, randomUUID());
  const descriptor = openSync(name, 'wx+', 0o600);
  unlinkSync(name);
  return { descriptor, close: () => closeSync(descriptor) };
}

/** Writes all the bytes at an offset: a write to a disk that is nearly full takes a part of them. */
export function writeAllBytes(descriptor: number, bytes: Uint8Array, offset: number): void {
  for (let done = 0; done < bytes.length;)
    done += writeSync(descriptor, bytes, done, bytes.length - done, offset + done);
}

/** Fills `bytes` from an offset on. Throws where the file ends before. */
export function readAllBytes(descriptor: number, bytes: Uint8Array, offset: number): void {
  if (readSync(descriptor, bytes, 0, bytes.length, offset) !== bytes.length)
    throw new Error('a file is shorter than what was written to it');
}
