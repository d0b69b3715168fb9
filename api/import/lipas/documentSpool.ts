import { tmpdir } from 'node:os';
import { openNamelessFile, readAllBytes, writeAllBytes } from '#api/platform/files/namelessFile.ts';

/** Documents stored on disk, so that memory need not hold them all; they are gone with the process. */
export interface Spool {
  add(documents: readonly unknown[]): void;
  read(): AsyncIterable<unknown>;
  close(): void;
}

/** Opens an empty spool in the folder for temporary files. */
export async function openSpool(): Promise<Spool> {
  const { descriptor, close } = await openNamelessFile(tmpdir());
  /** The lengths of what was added, in bytes. */
  const pages: number[] = [];
  let end = 0;
  return {
    add: (documents) => {
      const page = Buffer.from(JSON.stringify(documents));
      writeAllBytes(descriptor, page, end);
      pages.push(page.length);
      end += page.length;
    },
    read: async function* () {
      let offset = 0;
      for (const length of pages) {
        const page = Buffer.allocUnsafe(length);
        readAllBytes(descriptor, page, offset);
        const documents: unknown[] = JSON.parse(page.toString());
        yield* documents;
        offset += length;
      }
    },
    close,
  };
}
