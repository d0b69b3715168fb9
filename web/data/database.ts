import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** A database of this browser; it is opened when it is first asked for. */
export interface BrowserDatabase<S extends DBSchema> {
  /** Made or brought up to date where it has to be. Throws where storage is blocked, or a newer build has been here. */
  readonly open: () => Promise<IDBPDatabase<S>>;
  /** The next question opens it anew. */
  readonly close: () => Promise<void>;
}

/**
 * `steps` say what each version of the database changed, from nothing on: one that an older build left goes through those it lacks. A change of
 * what the stores hold is a step, which brings over what there is.
 */
export function browserDatabase<S extends DBSchema>(
  name: string,
  steps: readonly ((db: IDBPDatabase<S>) => void)[],
): BrowserDatabase<S> {
  let opened: Promise<IDBPDatabase<S>> | null = null;

  async function connect(): Promise<IDBPDatabase<S>> {
    const db = await openDB<S>(name, steps.length, {
      upgrade: (making, from) => steps.slice(from).forEach((step) => step(making)),
      // A newer build wants it, or the browser took it: the next question opens it anew.
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
