import pg from 'pg';
import { ensureRunning, initialise, stopCluster } from './cluster.ts';
import { clusterLayout } from './layout.ts';
import { serverAccount } from './serverAccount.ts';

/** Advisory lock that every process using the embedded server holds shared, on a connection of its own. */
const PRESENCE_LOCK = 7_214_001;

export interface EmbeddedPostgres {
  readonly url: string;
  /** Leaves the server; the last process that leaves stops it. */
  leave(): Promise<void>;
}

/**
 * Joins the embedded PostgreSQL under `dataDir`, making and starting it when needed. Presence is a shared lock, not a
 * file: a killed process leaves no trace, and its orphaned server is adopted by the next start.
 */
export async function joinEmbedded(dataDir: string): Promise<EmbeddedPostgres> {
  const layout = await clusterLayout(dataDir, serverAccount());
  await initialise(layout);
  for (let attempt = 0; ; attempt += 1) {
    const url = await ensureRunning(layout);
    try {
      const presence = await announce(url);
      return {
        url,
        leave: async () => {
          const last = await isLast(presence);
          if (last) await stopCluster(layout);
          await presence.end().catch(() => undefined);
        },
      };
    } catch (error) {
      // The last leaver may be stopping the server under us: start it again.
      if (attempt >= 5) throw error;
    }
  }
}

async function announce(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, application_name: 'taival presence' });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock_shared($1)', [PRESENCE_LOCK]);
    return client;
  } catch (error) {
    await client.end().catch(() => undefined);
    throw error;
  }
}

/** Takes the lock alone when no other process is present: a newcomer waits until the server is down. */
async function isLast(presence: pg.Client): Promise<boolean> {
  try {
    await presence.query('SELECT pg_advisory_unlock_shared($1)', [PRESENCE_LOCK]);
    const answer = await presence.query<{ alone: boolean }>('SELECT pg_try_advisory_lock($1) AS alone', [
      PRESENCE_LOCK,
    ]);
    return answer.rows[0]?.alone === true;
  } catch {
    return false;
  }
}
