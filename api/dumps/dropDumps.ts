import type pg from 'pg';
import { DUMPS_FOLDER } from '#api/domain/dumps/dump.ts';
import { forgetDumps } from '#api/domain/dumps/dumpsSql.ts';
import type { Files } from '#api/platform/files/files.ts';

interface DropOptions {
  readonly files: Files;
  readonly isOn: boolean;
}

/**
 * Deletes dumps that are over, and what a process left that died while it wrote. The caller holds the lock of those
 * who write.
 */
export async function dropDumps(client: pg.ClientBase, { files, isOn }: DropOptions): Promise<void> {
  const held = await forgetDumps(client, isOn);
  for await (const entry of files.entries(DUMPS_FOLDER, true))
    if (entry.isFile && !held.has(entry.key.split('/')[1] ?? '')) await files.delete(entry.key);
}
