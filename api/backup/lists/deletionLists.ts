import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { decrypted, encrypted } from '#api/backup/archive/encryption.ts';
import { BackupError } from '#api/backup/core/backupError.ts';
import type { BackupKeys } from '#api/backup/core/keys.ts';
import { isListName, listName } from '#api/backup/core/names.ts';
import { openNamed } from '#api/backup/place/openStore.ts';
import type { BackupStore } from '#api/backup/place/store.ts';
import { latestOfEach } from '#api/domain/deletions/applyDeletions.ts';
import { type Deletion, deletion, DELETIONS_STORED_DAYS } from '#api/domain/deletions/deletion.ts';
import { allDeletions, markListed, unlistedDeletions } from '#api/domain/deletions/deletionsSql.ts';
import type { Database } from '#api/platform/db/database.ts';
import { DAY_MS } from '#common/time.ts';

// Lists of deletions beside backups: encrypted lines of JSON, written once and never changed. They are written as
// things are deleted, and put together with every backup.

interface Lists {
  readonly store: BackupStore;
  readonly keys: BackupKeys;
}

/** Deletions in one list. */
const LISTED_AT_ONCE = 50_000;

/** Writes what has been deleted since the last list, if anything; how many deletions that are. */
export async function listDeletions({ pool }: Pick<Database, 'pool'>, lists: Lists, now: Date): Promise<number> {
  const unlisted = await unlistedDeletions(pool, LISTED_AT_ONCE);
  if (unlisted.length === 0) return 0;
  await writeList(lists, unlisted, now);
  await markListed(pool, unlisted);
  return unlisted.length;
}

/**
 * Puts all that is known of deletions, by the database and by lists, into one list in place of the others. Lists that
 * the keys do not open stay; how many.
 */
export async function joinLists({ pool }: Pick<Database, 'pool'>, lists: Lists, now: Date): Promise<number> {
  const names = await listNames(lists.store);
  const read: string[] = [];
  const found: Deletion[] = [];
  for (const name of names) {
    const deletions = await readList(lists, name).catch((error: unknown) => {
      if (error instanceof BackupError) return null;
      throw error;
    });
    if (deletions === null) continue;
    read.push(name);
    for (const one of deletions) found.push(one);
  }
  const oldest = new Date(now.getTime() - DELETIONS_STORED_DAYS * DAY_MS).toISOString();
  const all = latestOfEach([...(await allDeletions(pool)), ...found]).filter(({ at }) => at >= oldest);
  if (all.length > 0) await writeList(lists, all, now);
  for (const name of read) await lists.store.delete(name);
  return names.length - read.length;
}

/**
 * All deletions of the lists beside a backup and of those that further addresses name: a list, or a place with lists.
 * Throws BackupError for a list that cannot be read.
 */
export async function readAllLists(lists: Lists, addresses: readonly string[]): Promise<Deletion[]> {
  const found: Deletion[] = [];
  const places = await Promise.all(addresses.map((address) => openNamed(address, (name) => name.endsWith('.age'))));
  for (const { store, name } of [{ store: lists.store, name: null }, ...places]) {
    const names = name === null ? await listNames(store) : [name];
    for (const list of names) for (const one of await readList({ ...lists, store }, list)) found.push(one);
  }
  return found;
}

/** The deletions of one list. Throws BackupError. */
async function readList({ store, keys }: Lists, name: string): Promise<Deletion[]> {
  const content = await buffer(decrypted(await store.read(name), keys, name));
  const lines = content.toString().split('\n');
  try {
    return lines.filter((line) => line !== '').map((line) => deletion.parse(JSON.parse(line)));
  } catch (cause) {
    throw new BackupError(`${name} is no list of deletions.`, { cause });
  }
}

async function writeList({ store, keys }: Lists, deletions: readonly Deletion[], now: Date): Promise<void> {
  const lines = deletions.map((one) => `${JSON.stringify(one)}\n`).join('');
  await store.write(listName(now), await encrypted(Readable.from([Buffer.from(lines)]), keys));
}

async function listNames(store: BackupStore): Promise<string[]> {
  return (await store.list())
    .map(({ name }) => name)
    .filter(isListName)
    .sort();
}
