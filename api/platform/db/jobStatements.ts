import { LOCK_KEYS } from '#api/platform/lockKeys.ts';
import type { Log } from '#api/platform/log.ts';
import type { Database } from './database.ts';

/** Sends the statements of pg-boss through our pool. */
export interface JobStatements {
  send(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>;
  /** From now on, a failure to store the outcome of this run is logged, not thrown. */
  runEnded(id: string): void;
  /** Waits for all statements that are in flight. */
  settled(): Promise<void>;
}

export function jobStatements(db: Database, log: Log): JobStatements {
  const ended = new Set<string>();
  const inFlight = new Set<Promise<unknown>>();
  return {
    send: async (text, values) => {
      const statement = sendAlone(db, text, values);
      inFlight.add(statement);
      try {
        return await statement;
      } catch (error) {
        // pg-boss does not await the statement that stores the outcome of a run: its failure would end the process. The
        // job expires and is done again.
        if (endedIn(values, ended).length === 0) throw error;
        log.error({ err: error }, 'what became of a job could not be written');
        return { rows: [{ count: 0 }] };
      } finally {
        inFlight.delete(statement);
        for (const id of endedIn(values, ended)) ended.delete(id);
      }
    },
    runEnded: (id) => void ended.add(id),
    settled: async () => {
      await Promise.allSettled(inFlight);
    },
  };
}

/** The ended runs that a statement of pg-boss is about: its values are the name of a queue and ids of runs. */
function endedIn(values: unknown[] | undefined, ended: ReadonlySet<string>): string[] {
  const ids: unknown = values?.[1];
  return Array.isArray(ids) ? ids.filter((id) => ended.has(id)) : [];
}

/** Does work while no other process does it. */
export async function whileAlone(db: Database, work: () => Promise<void>): Promise<void> {
  const client = await db.pool.connect();
  try {
    await client.query('BEGIN');
    // Another process may be making them for longer than a lock is waited for elsewhere.
    await client.query('SET LOCAL lock_timeout = 0');
    await client.query('SELECT pg_advisory_xact_lock($1)', [LOCK_KEYS.queues]);
    await work();
    await client.query('COMMIT');
    client.release();
  } catch (error) {
    client.release(true);
    throw error;
  }
}

/**
 * Sends a text of one or several statements on a connection of its own. When one of several fails, the connection is
 * left within a transaction, so it is closed.
 */
async function sendAlone(db: Database, text: string, values: unknown[] | undefined): Promise<{ rows: unknown[] }> {
  const client = await db.pool.connect();
  try {
    const answer = await client.query(text, values);
    client.release();
    // Several statements give several answers, which pg-boss does not read.
    return Array.isArray(answer) ? { rows: [] } : answer;
  } catch (error) {
    client.release(true);
    throw error;
  }
}
