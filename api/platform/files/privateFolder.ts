import { chmodSync, existsSync } from 'node:fs';
import { chmod, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { FSDriver } from 'flydrive/drivers/fs';

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
    if (existsSync(root)) chmodSync(root, FOLDER_MODE);
  }

  override async put(...args: Parameters<FSDriver['put']>): Promise<void> {
    await mkdir(this.#root, { recursive: true, mode: FOLDER_MODE });
    await super.put(...args);
    await chmod(path.join(this.#root, args[0]), FILE_MODE);
  }

  override async copy(...args: Parameters<FSDriver['copy']>): Promise<void> {
    await super.copy(...args);
    await chmod(path.join(this.#root, args[1]), FILE_MODE);
  }
}
