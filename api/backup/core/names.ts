import { randomBytes } from 'node:crypto';

// Names of files beside each other in a store: those of one kind sort by the time at which they were made.

const ARCHIVE = /^taival-\d{8}T\d{9}Z-[0-9a-f]{6}\.tar\.age$/;
const LIST = /^deletions-\d{8}T\d{9}Z-[0-9a-f]{6}\.age$/;

/** `20261124T030000123Z-1f2e3d`. */
function stamp(now: Date): string {
  const time = now.toISOString().replace(/[-:.]/g, '');
  return `${time}-${randomBytes(3).toString('hex')}`;
}

export function archiveName(now: Date): string {
  return `taival-${stamp(now)}.tar.age`;
}

export function listName(now: Date): string {
  return `deletions-${stamp(now)}.age`;
}

export function isArchiveName(name: string): boolean {
  return ARCHIVE.test(name);
}

export function isListName(name: string): boolean {
  return LIST.test(name);
}

/** Names of archives among the files, the newest first. */
export function archivesIn(files: readonly { readonly name: string }[]): string[] {
  return files
    .map(({ name }) => name)
    .filter(isArchiveName)
    .sort()
    .reverse();
}
