import type pg from 'pg';
import { DUMPS_FOLDER } from '#api/domain/dumps/dump.ts';
import { dumpsOver, dropDumpRecords } from '#api/domain/dumps/dumpsSql.ts';
import type { Files } from '#api/platform/files/files.ts';

export interface DropOptions {
  readonly files: Files;
  /** False: none is written, and those that are there are dropped. */
  readonly isOn: boolean;
  /** Has the CDN drop the dumps of these names: it would go on serving files with a place that was hidden since. */
  readonly purge: (dumps: readonly string[]) => Promise<void>;
}

/**
 * Deletes dumps that are over, and what a process left that died while it wrote. The caller holds the lock of those
 * who write.
 */
export async function dropDumps(client: pg.ClientBase, { files, isOn, purge }: DropOptions): Promise<void> {
  const over = await dumpsOver(client, isOn);
  if (over.length > 0) await purge(over);
  const held = await dropDumpRecords(client, over);
  for await (const entry of files.entries(DUMPS_FOLDER, true))
    if (entry.isFile && !held.has(entry.key.split('/')[1] ?? '')) await files.delete(entry.key);
}
