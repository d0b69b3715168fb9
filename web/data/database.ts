import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** An IndexedDB database of this browser, opened at its first use. */
interface BrowserDatabase<S extends DBSchema> {
  /**
   * Opens the database, which is created or upgraded first where needed. Throws where storage is blocked or does not
   * answer in time, or a newer build has upgraded it further.
   */
  readonly open: () => Promise<IDBPDatabase<S>>;
  /** Closes the connection; the next `open` makes another. */
  readonly close: () => Promise<void>;
}

/** A browser whose storage does not answer within this has none for now; what it opens later serves the next call. */
const PATIENCE_MS = 5000;

async function inTime<T>(work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(new DOMException('the storage of the browser does not answer', 'TimeoutError')),
      PATIENCE_MS,
    );
  });
  return Promise.race([work, tooLate]).finally(() => clearTimeout(timer));
}

/**
 * Describes a database. Step n of `steps` upgrades it from version n to n + 1, beginning with an empty one; a database
 * of an older build runs the steps that it lacks. A change of what the stores hold is a further step, which converts
 * the records that are there.
 */
export function browserDatabase<S extends DBSchema>(
  name: string,
  steps: readonly ((db: IDBPDatabase<S>) => void)[],
): BrowserDatabase<S> {
  let opened: Promise<IDBPDatabase<S>> | null = null;

  async function connect(): Promise<IDBPDatabase<S>> {
    const db = await openDB<S>(name, steps.length, {
      upgrade: (making, from) => steps.slice(from).forEach((step) => step(making)),
      // A newer build waits to upgrade, or the browser closed the connection: the next `open` makes another.
      blocking: () => {
        db.close();
        opened = null;
      },
      terminated: () => {
        opened = null;
      },
    });
    return db;
  }

  return {
    open() {
      opened ??= connect().catch((error: unknown) => {
        opened = null;
        throw error;
      });
      return inTime(opened);
    },
    async close() {
      (await opened)?.close();
      opened = null;
    },
  };
}
