import type { Files } from './files.ts';

/** The bytes of a file; null where it has been deleted. Throws where the store fails. */
export async function readIfThere(files: Files, key: string): Promise<Uint8Array | null> {
  try {
    return await files.getBytes(key);
  } catch (error) {
    // Each store says in its own way that there is no such file.
    if (await files.exists(key)) throw error;
    return null;
  }
}
