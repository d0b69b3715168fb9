import { randomUUID } from 'node:crypto';
import { open, unlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/**
 * Documents stored on disk, so that memory need not hold them all; the file has no name and is gone with the process.
 */
export interface Spool {
  add(documents: readonly unknown[]): Promise<void>;
  read(): AsyncIterable<unknown>;
  close(): Promise<void>;
}

/** Opens an empty spool in the folder for temporary files. */
export async function openSpool(): Promise<Spool> {
  const name = path.join(tmpdir(), `taival-${randomUUID()}`);
  const handle = await open(name, 'wx+', 0o600);
  await unlink(name);
  return {
    add: async (documents) => {
      await handle.appendFile(documents.map((document) => `${JSON.stringify(document)}\n`).join(''));
    },
    read: async function* () {
      let rest = '';
      for await (const chunk of handle.createReadStream({ start: 0, autoClose: false, encoding: 'utf8' })) {
        const lines = (rest + String(chunk)).split('\n');
        rest = lines.pop() ?? '';
        for (const line of lines) yield JSON.parse(line);
      }
    },
    close: () => handle.close(),
  };
}
