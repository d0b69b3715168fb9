import type pg from 'pg';
import { inTime } from '#api/platform/inTime.ts';
import type { Log } from '#api/platform/log.ts';
import { SECOND_MS } from '#common/time.ts';
import { type ConnectOptions, type Database, databaseOn, openPool } from './database.ts';
import { isConnectionFailure, isReplicaConflict } from './postgres/connectionFailure.ts';
import { readPublicSets } from './publicSets.ts';
import { NOTHING_PUBLISHED, type PublicSets } from './published.ts';
import { chooseReplica } from './replicaChoice.ts';
import { retryingPool } from './retryingPool.ts';

// Streaming replicas answer reads of callers who are not logged in (docs/decisions/0043).

const POLL_MS = SECOND_MS;
/** A server that does not answer the poll for so long counts as down. */
const PROBE_MS = 2 * SECOND_MS;
/** Callers do not wait long for a replica: the primary is there. */
const REPLICA_WAIT_MS = 2 * SECOND_MS;

/** A server whose published sets are polled. */
interface Watched {
  readonly pool: pg.Pool;
  /** Of its own, so that a busy pool does not look like a server that is down. */
  readonly probe: pg.Pool;
  isUp: boolean;
  sets: PublicSets | null;
}

export interface ReplicaOptions {
  readonly log: Log;
  /** Of the replicas' connections. */
  readonly limits: ConnectOptions;
}

/**
 * The database with replicas at these addresses: `reader` and `primaryOrReplica` of the answer use them. The servers
 * are polled each second until it is closed. Without addresses it is the database itself.
 */
export async function withReplicas(
  primary: Database,
  urls: readonly string[],
  { log, limits }: ReplicaOptions,
): Promise<Database> {
  if (urls.length === 0) return primary;
  const main = watched(primary.pool, primary.pool.options.connectionString ?? primary.url);
  const replicas = urls.map((url) =>
    watched(openPool(url, { ...limits, waitMs: REPLICA_WAIT_MS, observedAs: 'replica' }), url),
  );
  const choose = chooser(main, replicas);
  const databases = new Map(
    replicas.map((replica, at) => [replica, replicaDatabase(replica, { primary, choose, log, url: urls[at] ?? '' })]),
  );
  const primaryOrReplica = databaseOn(primaryOrReplicaPool(main, choose), primary.url);
  const stops = await Promise.all([main, ...replicas].map((server) => watch(server, log)));
  const database: Database = {
    ...primary,
    primaryOrReplica,
    reader: () => {
      const chosen = choose();
      return (chosen && databases.get(chosen)) ?? database;
    },
    close: async () => {
      for (const stop of stops) await stop();
      for (const { prisma } of [primaryOrReplica, ...databases.values()]) await prisma.$disconnect();
      for (const { pool } of replicas) await pool.end();
      for (const { probe } of [main, ...replicas]) await probe.end();
      await primary.close();
    },
  };
  return database;
}

function watched(pool: pg.Pool, url: string): Watched {
  return {
    pool,
    probe: openPool(url, { maxConnections: 1, waitMs: PROBE_MS, answerMs: PROBE_MS }),
    isUp: false,
    sets: null,
  };
}

/** Answers the replica whose turn it is; null where none is fit to be read. */
function chooser(main: Watched, replicas: readonly Watched[]): () => Watched | null {
  let last = -1;
  return () => {
    const states = replicas.map(({ isUp, sets }) => ({ isUp, version: sets?.version ?? null }));
    const index = chooseReplica(states, main.isUp ? (main.sets?.version ?? null) : null, last);
    if (index === null) return null;
    last = index;
    return replicas[index] ?? null;
  };
}

interface ReplicaSurroundings {
  readonly primary: Database;
  readonly choose: () => Watched | null;
  readonly log: Log;
  readonly url: string;
}

/**
 * A replica as a database: a statement that finds it dead is sent once more, to another replica or to the primary, and
 * the replica is not asked again until it answers the poll. Transactions are the primary's.
 */
function replicaDatabase(replica: Watched, { primary, choose, log, url }: ReplicaSurroundings): Database {
  const elsewhere = () => choose()?.pool ?? primary.pool;
  const pool = retryingPool(replica.pool, {
    choose: () => (replica.isUp ? replica.pool : elsewhere()),
    retry: (error) => {
      if (isReplicaConflict(error)) return primary.pool;
      if (!isConnectionFailure(error)) return null;
      if (replica.isUp) log.warn({ err: error }, 'a replica of the database is down');
      replica.isUp = false;
      return elsewhere();
    },
    transactions: primary.pool,
  });
  return { ...databaseOn(pool, url), replica: { primary, published: () => replica.sets ?? NOTHING_PUBLISHED } };
}

/** The primary, and a replica for the single statements that find it away. */
function primaryOrReplicaPool(main: Watched, choose: () => Watched | null): pg.Pool {
  return retryingPool(main.pool, {
    choose: () => (main.isUp ? main.pool : (choose()?.pool ?? main.pool)),
    retry: (error) => (isConnectionFailure(error) ? (choose()?.pool ?? null) : null),
    transactions: main.pool,
  });
}

/** Polls a server, first at once; the answer ends that. */
async function watch(server: Watched, log: Log): Promise<() => Promise<void>> {
  let timer: NodeJS.Timeout | null = null;
  let poll: Promise<void> = Promise.resolve();
  let isEnding = false;
  const ask = async () => {
    const wasUp = server.isUp;
    try {
      server.sets = await inTime(readPublicSets({ pool: server.probe }), PROBE_MS);
      server.isUp = true;
    } catch {
      server.isUp = false;
    }
    if (server.isUp !== wasUp) log.info({ isUp: server.isUp }, 'a database server was polled');
    if (!isEnding)
      timer = setTimeout(() => {
        poll = ask();
      }, POLL_MS);
  };
  await ask();
  return async () => {
    isEnding = true;
    if (timer !== null) clearTimeout(timer);
    await poll;
  };
}
