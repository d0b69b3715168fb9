import { chmodSync, statSync } from 'node:fs';
import { mkdir, open } from 'node:fs/promises';
import path from 'node:path';
import { FSDriver } from 'flydrive/drivers/fs';
import { inDataDir } from '#api/platform/dataDir.ts';

export const FOLDER_MODE = 0o700;
export const FILE_MODE = 0o600;

/**
 * Files in a folder that only the account of this process may enter. A pending photo is no other account's either; and
 * a copy of the files without their folder stays private too.
 */
export class PrivateFolder extends FSDriver {
  readonly #root: string;

  constructor(root: string) {
    super({ location: root, visibility: 'private' });
    this.#root = root;
    // One that an older version made was open to all accounts of the machine.
    const found = statSync(root, { throwIfNoEntry: false });
    if (found !== undefined && (found.mode & 0o777) !== FOLDER_MODE) inDataDir(() => chmodSync(root, FOLDER_MODE));
  }

  override async put(...args: Parameters<FSDriver['put']>): Promise<void> {
    await mkdir(this.#root, { recursive: true, mode: FOLDER_MODE });
    await super.put(...args);
    await this.#secure(args[0]);
  }

  override async copy(...args: Parameters<FSDriver['copy']>): Promise<void> {
    await super.copy(...args);
    await this.#secure(args[1]);
  }

  /** Makes a new file private and flushes it: after a power cut its row must not stand for an empty one. */
  async #secure(key: string): Promise<void> {
    const file = await open(path.join(this.#root, key), 'r+');
    try {
      await file.chmod(FILE_MODE);
      await file.sync();
    } finally {
      await file.close();
    }
  }
}
