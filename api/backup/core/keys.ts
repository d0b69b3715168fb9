import { readFile } from 'node:fs/promises';
import { identityToRecipient } from 'age-encryption';
import type { BackupConfig } from '#api/platform/configBackup.ts';
import { ConfigError } from '#api/platform/configError.ts';

/** Secret keys of the age format: the first encrypts, each of them decrypts. Never empty. */
export type BackupKeys = readonly [string, ...string[]];

/**
 * The keys of BACKUP_KEY and BACKUP_KEY_FILE, in this order. Throws ConfigError where there is none, or one that is not
 * usable.
 */
export async function readKeys({ key, keyFile }: Pick<BackupConfig, 'key' | 'keyFile'>): Promise<BackupKeys> {
  const given = [...(key === null ? [] : [key.trim()]), ...(keyFile === null ? [] : await keysIn(keyFile))];
  const [first, ...others] = given;
  if (first === undefined)
    throw new ConfigError(
      'Backups are encrypted: set BACKUP_KEY or BACKUP_KEY_FILE to a key; `npm run backup -- key` makes one.',
    );
  for (const one of given) await check(one);
  return [first, ...others];
}

/** Lines as `age-keygen` writes them: keys, and comments after a `#`. */
async function keysIn(file: string): Promise<string[]> {
  const text = await readFile(file, 'utf8').catch((cause: unknown) => {
    throw new ConfigError(`The file of BACKUP_KEY_FILE, ${file}, cannot be read.`, { cause });
  });
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
}

async function check(key: string): Promise<void> {
  try {
    await identityToRecipient(key);
  } catch (cause) {
    throw new ConfigError(
      'The key of BACKUP_KEY or BACKUP_KEY_FILE is not usable: it takes a key such as AGE-SECRET-KEY-1…, ' +
        'which `npm run backup -- key` makes.',
      { cause },
    );
  }
}
