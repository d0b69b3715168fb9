import path from 'node:path';
import { PrismaPg } from '@prisma/adapter-pg';
import pg from 'pg';
import type { Config } from '#api/platform/config.ts';
import { PrismaClient } from '#api/platform/generated/prisma/client.ts';
import { projectRoot } from '#api/platform/paths.ts';
import { migrate } from './migrations.ts';
import { joinEmbedded } from './postgres/embedded.ts';

const OLDEST_SERVER = 150_000;

/**
 * The one way to PostgreSQL: `pool` for SQL by hand (int8 and numeric come as numbers: all our ids are < 2^53),
 * `prisma` over the same pool.
 */
export interface Database {
  readonly pool: pg.Pool;
  readonly prisma: PrismaClient;
  /** Connection URL, for a session of one's own (COPY, advisory locks). */
  readonly url: string;
  close(): Promise<void>;
}

export interface ConnectOptions {
  readonly maxConnections?: number;
  /** A statement that takes longer is ended by the database; unset: as the database has it. */
  readonly statementMs?: number;
}

/**
 * For a process that answers visitors: a visitor has left long before this time, and the statement would delay others.
 */
export const SERVING: ConnectOptions = { statementMs: 30_000 };

/**
 * Joins the embedded server or connects to `DATABASE_URL`, and applies the migrations. Errors are sentences for the
 * operator.
 */
export async function openDatabase(
  config: Pick<Config, 'databaseUrl' | 'dataDir'>,
  options: ConnectOptions = {},
): Promise<Database> {
  const embedded = config.databaseUrl === null ? await joinEmbedded(config.dataDir) : null;
  const url = embedded?.url ?? config.databaseUrl ?? '';
  try {
    const database = connect(url, options);
    try {
      await checkServer(database.pool);
      await migrate(database.pool, path.join(projectRoot, 'prisma', 'migrations'));
    } catch (error) {
      await database.close();
      throw error;
    }
    return {
      ...database,
      close: async () => {
        await database.close();
        await embedded?.leave();
      },
    };
  } catch (error) {
    await embedded?.leave();
    throw error;
  }
}

/** A pool and a Prisma client on `url`, without checks or migrations. */
export function connect(url: string, { maxConnections = 12, statementMs }: ConnectOptions = {}): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: maxConnections,
    types: { getTypeParser },
    // By a statement, not at the start of the session: poolers between us and the database refuse settings there.
    ...(statementMs !== undefined && {
      onConnect: (client: pg.ClientBase) => client.query(`SET statement_timeout = ${statementMs}`),
    }),
  });
  // An idle connection may break (server restart); the pool replaces it, and the next query shows the error.
  pool.on('error', () => undefined);
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

/** Type ids of PostgreSQL's catalogue: int8, numeric, int8[], date. */
const NUMBERS: ReadonlySet<number> = new Set([20, 1700]);
const INT8_ARRAY = 1016;
const DATE = 1082;

function getTypeParser(...args: Parameters<typeof pg.types.getTypeParser>): ReturnType<typeof pg.types.getTypeParser> {
  const [type, format] = args;
  const oid: number = type;
  if (format !== 'binary' && NUMBERS.has(oid)) return Number;
  if (format !== 'binary' && oid === INT8_ARRAY) return parseNumberArray;
  if (format !== 'binary' && oid === DATE) return String;
  return pg.types.getTypeParser(type, format);
}

function parseNumberArray(text: string): number[] {
  return text === '{}' ? [] : text.slice(1, -1).split(',').map(Number);
}

async function checkServer(pool: pg.Pool): Promise<void> {
  const answer = await pool
    .query<{ version: string; encoding: string }>(
      `SELECT current_setting('server_version_num') AS version, current_setting('server_encoding') AS encoding`,
    )
    .catch((cause: unknown) => {
      throw new Error('The database of DATABASE_URL does not answer.', { cause });
    });
  const { version, encoding } = answer.rows[0] ?? { version: '0', encoding: '' };
  if (Number(version) < OLDEST_SERVER)
    throw new Error(`PostgreSQL 15 or newer is needed; the server of DATABASE_URL says ${version}.`);
  if (encoding !== 'UTF8')
    throw new Error(`The database of DATABASE_URL has the encoding ${encoding}; it must be UTF8.`);
}
