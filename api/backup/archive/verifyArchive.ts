import { BackupError } from '#api/backup/core/backupError.ts';
import type { Progress } from '#api/platform/reading.ts';
import { type About, FILES, type Manifest, TABLES } from './contents.ts';
import { type ArchiveFile, readArchive } from './readArchive.ts';

export interface Verified {
  readonly about: About;
  readonly manifest: Manifest;
}

/** Reads an archive as a whole and checks everything in it. Throws BackupError. */
export async function verifyArchive(file: ArchiveFile, progress: Progress): Promise<Verified> {
  let about: About | null = null;
  let manifest: Manifest | null = null;
  let files = 0;
  let bytes = 0;
  const tables = new Set<string>();
  for await (const member of readArchive(file)) {
    if (member.kind === 'about') about = member.about;
    else if (member.kind === 'manifest') manifest = member.manifest;
    else {
      if (member.name.startsWith(FILES)) files += 1;
      if (member.name.startsWith(TABLES)) tables.add(tableOf(member.name));
      bytes += member.content.length;
      progress('Checking the backup', Math.round(bytes / 1e6), null, 'MB');
    }
  }
  const isRight =
    about !== null &&
    manifest?.files.count === files &&
    manifest.tables.every(({ name, rows }) => rows === 0 || tables.has(name));
  if (!isRight || about === null || manifest === null)
    throw new BackupError(`${file.name} does not hold what its manifest says.`);
  return { about, manifest };
}

/** The table of a member's name. */
function tableOf(name: string): string {
  return name.split('/')[1] ?? '';
}
