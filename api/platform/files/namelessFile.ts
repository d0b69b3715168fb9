import { randomUUID } from 'node:crypto';
import { closeSync, openSync, unlinkSync } from 'node:fs';
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
