import path from 'node:path';
import { BackupError } from '#api/backup/core/backupError.ts';
import { type BackupPlace, backupPlaceOf } from '#api/platform/configBackup.ts';
import { folderStore } from './folderStore.ts';
import type { BackupStore } from './store.ts';

/** The store of a place. */
export async function openStore(place: BackupPlace): Promise<BackupStore> {
  if (place.kind === 'folder') return folderStore(place.folder);
  // Loaded only when needed: some megabytes of code.
  const { bucketStore } = await import('./bucketStore.ts');
  return bucketStore(place);
}

/** The place that an argument of the command line names. Throws BackupError. */
export function placeOf(argument: string): BackupPlace {
  const place = backupPlaceOf(argument);
  if (place === null)
    throw new BackupError(
      `"${withoutCredentials(argument)}" is no place of backups: it takes a folder, ` +
        'or an address such as s3://bucket/folder?endpoint=https://storage.example.org.',
    );
  return place;
}

/** A store, and the file in it that an address names; null: the address names the store alone. */
export interface NamedFile {
  readonly store: BackupStore;
  readonly name: string | null;
}

/** The store, and the file where one is named, of an address of a store or of a file in it. Throws BackupError. */
export async function openNamed(argument: string, isFileName: (name: string) => boolean): Promise<NamedFile> {
  const place = placeOf(argument);
  if (place.kind === 'folder') {
    const name = path.basename(place.folder);
    if (!isFileName(name)) return { store: await openStore(place), name: null };
    return { store: await openStore({ kind: 'folder', folder: path.dirname(place.folder) }), name };
  }
  const folders = place.prefix.split('/').slice(0, -1);
  const name = folders.at(-1) ?? '';
  if (!isFileName(name)) return { store: await openStore(place), name: null };
  const prefix = folders.slice(0, -1).map((folder) => `${folder}/`);
  return { store: await openStore({ ...place, prefix: prefix.join('') }), name };
}

function withoutCredentials(address: string): string {
  return address.replace(/\/\/[^@/]*@/, '//');
}
