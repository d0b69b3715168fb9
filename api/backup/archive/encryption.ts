import { Readable } from 'node:stream';
import { Decrypter, Encrypter, identityToRecipient } from 'age-encryption';
import { BackupError } from '#api/backup/core/backupError.ts';
import type { BackupKeys } from '#api/backup/core/keys.ts';

type Bytes = AsyncIterable<Uint8Array>;

/** The content as a file of the age format that any of its programs decrypts with the first key. */
export async function encrypted(content: Bytes, [key]: BackupKeys): Promise<Readable> {
  const encrypter = new Encrypter();
  encrypter.addRecipient(await identityToRecipient(key));
  return Readable.from(await encrypter.encrypt(streamOf(content)), { objectMode: false });
}

/**
 * The content of an encrypted file, which `name` is called in errors. Every piece that is given out is as it was
 * written. Throws BackupError for a wrong key, and for a file that is none, damaged or cut off.
 */
export async function* decrypted(content: Bytes, keys: BackupKeys, name: string): Bytes {
  const decrypter = new Decrypter();
  for (const key of keys) decrypter.addIdentity(key);
  const source = readable(content, name);
  try {
    yield* await decrypter.decrypt(streamOf(source));
  } catch (error) {
    if (error instanceof BackupError) throw error;
    throw new BackupError(sentenceOf(error, name), { cause: error });
  } finally {
    // The library leaves a stream open that it refuses.
    await source.return(undefined);
  }
}

/** Words of the library, by which the reasons differ. */
const WRONG_KEY = /no identity matched/;
const NO_HEADER = /invalid version|non-ASCII|ended before reading|invalid stanza|invalid header/;

function sentenceOf(error: unknown, name: string): string {
  const words = error instanceof Error ? error.message : '';
  if (WRONG_KEY.test(words))
    return (
      `${name} was encrypted with another key than BACKUP_KEY or BACKUP_KEY_FILE gives; ` +
      'the file may hold several, one a line.'
    );
  if (NO_HEADER.test(words)) return `${name} is no backup, or its beginning is damaged.`;
  return `${name} is damaged or was cut off.`;
}

/** A fault of the store is no fault of the file. */
async function* readable(content: Bytes, name: string): AsyncGenerator<Uint8Array> {
  try {
    yield* content;
  } catch (cause) {
    throw new BackupError(`${name} could not be read to its end.`, { cause });
  }
}

function streamOf(content: Bytes): ReadableStream<Uint8Array> {
  const iterator = content[Symbol.asyncIterator]();
  return new ReadableStream({
    pull: async (controller) => {
      const { done, value } = await iterator.next();
      if (done === true) controller.close();
      else controller.enqueue(value);
    },
    cancel: async (reason) => void (await iterator.return?.(reason)),
  });
}
