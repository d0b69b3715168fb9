import { once } from 'node:events';
import { pack, type Pack } from 'tar-stream';
import type { BackupKeys } from '#api/backup/core/keys.ts';
import type { BackupStore } from '#api/backup/place/store.ts';
import { type Manifest, MANIFEST, piece, SUMS } from './contents.ts';
import { encrypted } from './encryption.ts';
import { sha256, Sums } from './sums.ts';

export interface ArchiveWriter {
  /** Adds a member, and waits while the store is slower. */
  add(name: string, content: Uint8Array): Promise<void>;
}

/** What `fill` answers about the members, without what the writer counts itself. */
export type Contents = Omit<Manifest, 'bytes' | 'members' | 'sums'>;

type Fill = (archive: ArchiveWriter) => Promise<Contents>;

/**
 * Writes an archive to a store: a tar file, encrypted, whose last member is the manifest. Where `fill` or the store
 * fails, no file of the name is seen.
 */
export async function writeArchive(store: BackupStore, name: string, keys: BackupKeys, fill: Fill): Promise<Manifest> {
  const tar = pack();
  const content = await encrypted(bytesOf(tar), keys);
  let failure: { readonly error: unknown } | null = null;
  const fail = (error: unknown) => {
    // The other side fails too, because of this failure.
    failure ??= { error };
    tar.destroy(error instanceof Error ? error : new Error(String(error)));
  };
  const writing = store.write(name, content).catch(fail);
  const manifest = await filled(tar, fill).catch(fail);
  await writing;
  if (manifest !== undefined && failure === null) return manifest;
  throw failureOf(failure);
}

function failureOf(failure: { readonly error: unknown } | null): unknown {
  return failure?.error ?? new Error('the archive was not written');
}

async function* bytesOf(tar: Pack): AsyncGenerator<Uint8Array> {
  for await (const chunk of tar) if (chunk instanceof Uint8Array) yield chunk;
}

async function filled(tar: Pack, fill: Fill): Promise<Manifest> {
  const sums = new Sums();
  const sumsOfSums: string[] = [];
  const total = { bytes: 0, members: 0 };
  const flush = async () => {
    const lines = sums.take();
    sumsOfSums.push(sha256(lines));
    await append(tar, `${SUMS}${piece(sumsOfSums.length)}.sha256`, lines);
  };
  const contents = await fill({
    add: async (name, content) => {
      await append(tar, name, content);
      sums.add(name, content);
      total.bytes += content.length;
      total.members += 1;
      if (sums.isFull) await flush();
    },
  });
  if (!sums.isEmpty) await flush();
  const manifest: Manifest = { ...contents, ...total, sums: sumsOfSums };
  await append(tar, MANIFEST, Buffer.from(JSON.stringify(manifest)));
  tar.finalize();
  return manifest;
}

async function append(tar: Pack, name: string, content: Uint8Array): Promise<void> {
  const entry = tar.entry({ name, size: content.length, mode: 0o600 });
  const closed = once(entry, 'close');
  entry.end(Buffer.from(content.buffer, content.byteOffset, content.byteLength));
  await closed;
}
