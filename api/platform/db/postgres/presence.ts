import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { LOCK_KEYS } from '#api/platform/lockKeys.ts';

/** Pauses before the presence is announced again: the first, and the longest they double to. */
const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 3000;
/** A server that does not answer for so long is lost. */
const ANSWER_MS = 10_000;

export interface Presence {
  /**
   * Ends the presence; `stop` is called where this process was the last, while newcomers wait until the server is down.
   */
  leave(stop: () => Promise<void>): Promise<void>;
}

/** Functions for a presence whose connection is lost. */
export interface Supervision {
  /** Finds the server again, or starts it. Called until it succeeds, or this process leaves. */
  readonly revive: (leaving: AbortSignal) => Promise<unknown>;
  /** Called once for each loss, and once when the server answers again. */
  readonly lost: () => void;
  readonly found: () => void;
}

/**
 * Announces this process at the embedded server by a shared lock: a killed process leaves no trace. A connection that
 * is lost, by itself or with the server, is made again, so that others go on counting this process. Throws when the
 * server does not answer now.
 */
export async function announce(url: string, { revive, lost, found }: Supervision): Promise<Presence> {
  const leaving = new AbortController();
  let again: Promise<void> = Promise.resolve();
  const onEnd = () => {
    client = null;
    if (leaving.signal.aborted) return;
    lost();
    again = announceAgain();
  };
  const announceAgain = async () => {
    for (let pause = FIRST_PAUSE_MS; !leaving.signal.aborted; pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
      try {
        await revive(leaving.signal);
        client = await hold(url, onEnd);
        found();
        return;
      } catch {
        await delay(pause, undefined, { signal: leaving.signal }).catch(() => undefined);
      }
    }
  };
  let client: pg.Client | null = await hold(url, onEnd);
  return {
    leave: async (stop) => {
      leaving.abort();
      await again;
      // A server that another process has started meanwhile may be ours to stop.
      const present = client ?? (await hold(url, onEnd).catch(() => null));
      if (present === null) return;
      if (await isLast(present)) await stop();
      await present.end().catch(() => undefined);
    },
  };
}

/** A connection that holds the lock; `onEnd` is called when it ends later. */
async function hold(url: string, onEnd: () => void): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'taival presence',
    connectionTimeoutMillis: ANSWER_MS,
    query_timeout: ANSWER_MS,
  });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock_shared($1)', [LOCK_KEYS.presence]);
    client.once('end', onEnd);
    return client;
  } catch (error) {
    await client.end().catch(() => undefined);
    throw error;
  }
}

/** Takes the lock alone when no other process is present: a newcomer waits until the server is down. */
async function isLast(client: pg.Client): Promise<boolean> {
  try {
    await client.query('SELECT pg_advisory_unlock_shared($1)', [LOCK_KEYS.presence]);
    const answer = await client.query<{ alone: boolean }>('SELECT pg_try_advisory_lock($1) AS alone', [
      LOCK_KEYS.presence,
    ]);
    return answer.rows[0]?.alone === true;
  } catch {
    return false;
  }
}
