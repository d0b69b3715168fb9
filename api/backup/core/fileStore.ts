import { storeFailure, storeReason } from '#api/platform/outages/storeFailure.ts';
import { BackupError } from './backupError.ts';

const STORE = 'file store (FILES_URL or DATA_DIR/files)';

/** What work in the file store answers. Throws BackupError where the store fails, which names it. */
export async function inFileStore<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (cause) {
    const failure = storeFailure(cause);
    if (failure === null) throw cause;
    throw new BackupError(
      failure === 'full' ? `There is no room in the ${STORE}.` : `The ${STORE} does not work (${storeReason(cause)}).`,
      { cause },
    );
  }
}
