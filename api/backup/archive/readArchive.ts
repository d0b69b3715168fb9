import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { extract } from 'tar-stream';
import { BackupError } from '#api/backup/core/backupError.ts';
import type { BackupKeys } from '#api/backup/core/keys.ts';
import type { BackupStore } from '#api/backup/place/store.ts';
import { type About, about, ABOUT, FORMAT, type Manifest, manifest, MANIFEST, SUMS } from './contents.ts';
import { decrypted } from './encryption.ts';
import { sha256, Sums } from './sums.ts';

/** A member of an archive, in the order of writing; `about` comes first, `manifest` last. */
export type Member =
  | { readonly kind: 'about'; readonly about: About }
  | { readonly kind: 'content'; readonly name: string; readonly content: Buffer }
  | { readonly kind: 'manifest'; readonly manifest: Manifest };

export interface ArchiveFile {
  readonly store: BackupStore;
  readonly name: string;
  readonly keys: BackupKeys;
}

/**
 * Reads an archive from its beginning to its end, checked against its own sums. Where it ends with `manifest`, it is
 * whole. Throws BackupError with one sentence for a wrong key, a damaged archive or one that was cut off, and for one
 * that a newer program made.
 */
export async function* readArchive({ store, name, keys }: ArchiveFile): AsyncGenerator<Member> {
  const reading: Reading = { name, sums: new Sums(), sumsOfSums: [], members: 0, bytes: 0 };
  let isWhole = false;
  for await (const [entry, content] of entriesOf({ store, name, keys })) {
    if (isWhole || (reading.members === 0) !== (entry === ABOUT)) throw damaged(name);
    if (entry.startsWith(SUMS)) {
      checkSums(reading, content);
    } else if (entry === MANIFEST) {
      isWhole = true;
      yield { kind: 'manifest', manifest: checkedManifest(reading, content) };
    } else {
      reading.sums.add(entry, content);
      reading.members += 1;
      reading.bytes += content.length;
      yield entry === ABOUT
        ? { kind: 'about', about: readAbout(name, content) }
        : { kind: 'content', name: entry, content };
    }
  }
  if (!isWhole) throw damaged(name);
}

interface Reading {
  readonly name: string;
  readonly sums: Sums;
  readonly sumsOfSums: string[];
  members: number;
  bytes: number;
}

function damaged(name: string): BackupError {
  return new BackupError(`${name} is damaged or was cut off.`);
}

function checkSums({ name, sums, sumsOfSums }: Reading, content: Buffer): void {
  if (!sums.take().equals(content)) throw damaged(name);
  sumsOfSums.push(sha256(content));
}

function checkedManifest({ name, sums, sumsOfSums, members, bytes }: Reading, content: Buffer): Manifest {
  const parsed = manifest.safeParse(jsonOf(content)).data;
  const isRight =
    parsed !== undefined &&
    sums.isEmpty &&
    parsed.members === members &&
    parsed.bytes === bytes &&
    parsed.sums.join() === sumsOfSums.join();
  if (!isRight) throw damaged(name);
  return parsed;
}

function readAbout(name: string, content: Buffer): About {
  const json = jsonOf(content);
  const parsed = about.safeParse(json).data;
  if (parsed !== undefined) return parsed;
  const format = typeof json === 'object' && json !== null && 'format' in json ? json.format : null;
  if (typeof format === 'number' && format > FORMAT)
    throw new BackupError(`${name} was made by a newer Taival: restore it with that version or a newer one.`);
  throw damaged(name);
}

function jsonOf(content: Buffer): unknown {
  try {
    return JSON.parse(content.toString());
  } catch {
    return null;
  }
}

/** Names and contents of the entries of the tar file; each content is in memory as a whole. */
async function* entriesOf({ store, name, keys }: ArchiveFile): AsyncGenerator<readonly [string, Buffer]> {
  const tar = extract();
  const reading = pipeline(decrypted(await store.read(name), keys, name), tar);
  // The error is thrown below; the iteration ends with it too.
  reading.catch(() => undefined);
  try {
    for await (const entry of tar) yield [entry.header.name, await buffer(entry)];
  } catch (error) {
    await reading;
    throw error;
  }
  await reading;
}
