import { PrismaPg } from '@prisma/adapter-pg';
import pg from 'pg';
import type { Config } from '#api/platform/config.ts';
import { PrismaClient } from '#api/platform/generated/prisma/client.ts';
import type { Log } from '#api/platform/log.ts';
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '#common/time.ts';
import { checkServer } from './checkServer.ts';
import { migrate, MIGRATIONS } from './migrations.ts';
import { observe, type ObservedServer } from './observedPool.ts';
import { joinEmbedded } from './postgres/embedded.ts';
import type { PublicSets } from './published.ts';
import { getTypeParser } from './typeParsers.ts';
import { refuseUnfinished } from './unfinishedRestore.ts';
import { withoutNames } from './unnamedStatements.ts';

/**
 * The one way to PostgreSQL: `pool` for SQL by hand (int8 and numeric come as numbers: all our ids are < 2^53),
 * `prisma` over the same pool.
 */
export interface Database {
  readonly pool: pg.Pool;
  readonly prisma: PrismaClient;
  /** URL of the server itself, never of a pooler: for what needs a session (COPY, locks over statements). */
  readonly url: string;
  /** With replicas: the database that a caller who is not logged in reads, chosen anew for each request. */
  readonly reader?: () => Database;
  /** With replicas: this server, or a replica while it is away; for what must not be read late. */
  readonly primaryOrReplica?: Database;
  /** Of a replica: its primary, and the data sets that are published on the replica by the last poll. */
  readonly replica?: { readonly primary: Database; readonly published: () => PublicSets };
  close(): Promise<void>;
}

/** The database that a caller who is not logged in reads: a replica where there is one, else the database itself. */
export function readerOf(db: Database): Database {
  return db.reader?.() ?? db;
}

export interface ConnectOptions {
  readonly maxConnections?: number | undefined;
  /** A statement that takes longer is ended by the database; unset: as the database has it. */
  readonly statementMs?: number;
  /** A statement that waits longer for a lock fails; unset: as the database has it. */
  readonly lockMs?: number;
  /** The database ends a session that does nothing for so long within a transaction; unset: as the database has it. */
  readonly idleInTransactionMs?: number;
  /** A statement without an answer for longer has failed, and its connection is closed; unset: never. */
  readonly answerMs?: number;
  /** How long a caller waits for a connection: for a free one, or for a server that does not answer. */
  readonly waitMs?: number;
  /** The URL is a pooler's, which gives each transaction another session: nothing may be set for the session. */
  readonly pooled?: boolean;
  /** Connections and statements of the pool are counted as those of this server (`/metrics`). */
  readonly observedAs?: ObservedServer;
}

/**
 * For a process that answers visitors: a few statements that take long must not hold up all others. An upload writes
 * its files within a transaction, which takes up to half a minute.
 */
export function servingLimits({ databaseTimeoutS }: Pick<Config, 'databaseTimeoutS'>) {
  const statementMs = databaseTimeoutS * SECOND_MS;
  return {
    statementMs,
    lockMs: 3000,
    idleInTransactionMs: MINUTE_MS,
    answerMs: statementMs + 2000,
    waitMs: 3000,
  } as const satisfies ConnectOptions;
}

/** For imports, migrations and commands: a step of the whole country takes its time, but not for ever. */
export const IMPORTING = { statementMs: 6 * HOUR_MS, waitMs: 10_000 } as const satisfies ConnectOptions;

type DatabaseConfig = Pick<Config, 'databaseUrl' | 'dataDir'> &
  Partial<Pick<Config, 'databaseDirectUrl' | 'databasePool'>>;

/**
 * Joins the embedded server or connects to the configured one, and applies the migrations. To serve, `DATABASE_URL` is
 * used, else the server itself (`DATABASE_DIRECT_URL`). `log` records when the embedded server is lost and found again.
 * Errors are sentences for the operator.
 */
export async function openDatabase(
  config: DatabaseConfig,
  options: ConnectOptions = IMPORTING,
  log?: Pick<Log, 'info' | 'warn'>,
): Promise<Database> {
  const { url, direct, open, closeAll } = await openServer(config, log);
  try {
    await refuseUnfinished(direct.pool);
    await migrate(direct.pool, MIGRATIONS);
    if (options.answerMs === undefined) return { ...direct, close: closeAll };
    const pooled = url !== direct.url;
    const how = { maxConnections: config.databasePool, ...options, pooled, observedAs: 'primary' } as const;
    const pooledOrDirect = open(url, how);
    if (pooled) await checkServer(pooledOrDirect.pool, 'DATABASE_URL');
    return { ...pooledOrDirect, url: direct.url, close: closeAll };
  } catch (error) {
    await closeAll();
    throw error;
  }
}

/** Like `openDatabase`, on the server itself and with the tables as they are: for backups and restores. */
export async function openUnmigrated(config: DatabaseConfig): Promise<Database> {
  const { direct, closeAll } = await openServer(config);
  return { ...direct, close: closeAll };
}

interface OpenedServer {
  readonly url: string;
  /** The server itself, without the limits of serving: a migration may take long. */
  readonly direct: Database;
  open(url: string, how: ConnectOptions): Database;
  closeAll(): Promise<void>;
}

async function openServer(config: DatabaseConfig, log?: Pick<Log, 'info' | 'warn'>): Promise<OpenedServer> {
  const embedded = config.databaseUrl === null ? await joinEmbedded(config.dataDir, log) : null;
  const url = embedded?.url ?? config.databaseUrl ?? '';
  const directUrl = embedded?.url ?? config.databaseDirectUrl ?? url;
  const opened: Database[] = [];
  const open = (to: string, how: ConnectOptions): Database => {
    const database = connect(to, how);
    opened.push(database);
    return database;
  };
  const closeAll = async () => {
    for (const database of opened) await database.close();
    await embedded?.leave();
  };
  try {
    const direct = open(directUrl, { maxConnections: config.databasePool, ...IMPORTING });
    await checkServer(direct.pool, config.databaseDirectUrl == null ? 'DATABASE_URL' : 'DATABASE_DIRECT_URL');
    return { url, direct, open, closeAll };
  } catch (error) {
    await closeAll();
    throw error;
  }
}

/** A pool and a Prisma client on `url`, without checks or migrations. */
export function connect(url: string, options: ConnectOptions = {}): Database {
  return databaseOn(openPool(url, options), url);
}

/** A pool of connections to `url`, none of them open yet. */
export function openPool(url: string, options: ConnectOptions = {}): pg.Pool {
  const { maxConnections = 12, answerMs, waitMs = IMPORTING.waitMs, pooled = false, observedAs } = options;
  const limits = pooled ? '' : sessionLimits(options);
  const pool = new pg.Pool({
    connectionString: url,
    max: maxConnections,
    types: { getTypeParser },
    connectionTimeoutMillis: waitMs,
    ...(answerMs !== undefined && { query_timeout: answerMs }),
    // By a statement, not at the start of the session: poolers refuse settings there. In a session of a pooler they
    // would reach other clients; there the pooler or the role sets the limits.
    ...(limits !== '' && { onConnect: (client: pg.ClientBase) => client.query(limits) }),
  });
  // An idle connection may break (server restart); the pool replaces it, and the next query shows the error.
  pool.on('error', () => undefined);
  if (observedAs !== undefined) observe(pool, observedAs);
  return pooled ? withoutNames(pool) : pool;
}

/** Sets the limits of a session. How long locks are waited for may be set for the role: that counts then. */
function sessionLimits({ statementMs, lockMs, idleInTransactionMs }: ConnectOptions): string {
  return [
    statementMs !== undefined && `SET statement_timeout = ${statementMs}`,
    lockMs !== undefined &&
      `SELECT set_config('lock_timeout', '${lockMs}', false) WHERE current_setting('lock_timeout') = '0'`,
    idleInTransactionMs !== undefined && `SET idle_in_transaction_session_timeout = ${idleInTransactionMs}`,
  ]
    .filter((statement) => statement !== false)
    .join('; ');
}

/** A Prisma client over a pool; closing ends both. */
export function databaseOn(pool: pg.Pool, url: string): Database {
  const prisma = new PrismaClient({ adapter: new PrismaPg(pool) });
  return {
    pool,
    prisma,
    url,
    close: async () => {
      await prisma.$disconnect();
      await pool.end();
    },
  };
}
