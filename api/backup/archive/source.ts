import { BackupError } from '#api/backup/core/backupError.ts';
import type { BackupKeys } from '#api/backup/core/keys.ts';
import { archivesIn, isArchiveName } from '#api/backup/core/names.ts';
import { openNamed } from '#api/backup/place/openStore.ts';
import type { ArchiveFile } from './readArchive.ts';

/** The backup that an address names, or the newest one of the store that it names. Throws BackupError. */
export async function openSource(source: string, keys: BackupKeys): Promise<ArchiveFile> {
  const { store, name } = await openNamed(source, isArchiveName);
  const newest = name ?? archivesIn(await store.list())[0];
  if (newest === undefined) throw new BackupError(`There is no backup in ${store.address}.`);
  return { store, name: newest, keys };
}
