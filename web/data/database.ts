import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** An IndexedDB database of this browser, opened at its first use. */
interface BrowserDatabase<S extends DBSchema> {
  /**
   * Opens the database, which is created or upgraded first where needed. Throws where storage is blocked, or a newer
   * build has upgraded it further.
   */
  readonly open: () => Promise<IDBPDatabase<S>>;
  /** Closes the connection; the next `open` makes another. */
  readonly close: () => Promise<void>;
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
    async open() {
      opened ??= connect();
      try {
        return await opened;
      } catch (error) {
        opened = null;
        throw error;
      }
    },
    async close() {
      (await opened)?.close();
      opened = null;
    },
  };
}
