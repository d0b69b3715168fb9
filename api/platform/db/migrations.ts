import { createHash, randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { LOCK_KEYS } from '#api/platform/lockKeys.ts';
import { projectRoot } from '#api/platform/paths.ts';
import { HOUR_MS, SECOND_MS } from '#common/time.ts';
import { isLockTimeout } from './postgres/connectionFailure.ts';
import { transactionOn } from './transaction.ts';

/** The folder of the migrations. */
export const MIGRATIONS: string = path.join(projectRoot, 'prisma', 'migrations');

const LONGEST_MS = 6 * HOUR_MS;
/** Every reader of a table queues behind a statement that waits to change it: it gives up after this time. */
const LOCK_MS = SECOND_MS;
const PAUSE_MS = SECOND_MS;

/** A migration as `_prisma_migrations` records it. */
export interface NamedMigration {
  readonly name: string;
  /** Prisma's: SHA-256 of the text. */
  readonly checksum: string;
}

interface Migration extends NamedMigration {
  readonly sql: string;
}

/**
 * Applies `folder/<name>/migration.sql` in order, each in a transaction of its own, and records them in
 * `_prisma_migrations` with Prisma's checksum, so that `prisma migrate deploy` agrees. Returns the names applied now;
 * others than those of `only` are left out. Throws when an applied migration was changed afterwards, or when the
 * database knows one that this program does not.
 */
export async function migrate(pool: pg.Pool, folder: string, only?: ReadonlySet<string>): Promise<string[]> {
  const migrations = await readMigrations(folder);
  const client = await pool.connect();
  try {
    await client.query(BOOK_KEEPING);
    const applied: string[] = [];
    for (const migration of migrations) {
      if (only !== undefined && !only.has(migration.name)) continue;
      if (await applyPatiently(client, migration)) applied.push(migration.name);
    }
    await refuseUnknown(client, migrations);
    return applied;
  } finally {
    client.release();
  }
}

/** How many migrations the database has completed. Throws while it cannot be reached. */
export async function appliedMigrations(pool: pg.Pool): Promise<number> {
  const answer = await pool.query<{ applied: number }>(
    'SELECT count(*) AS applied FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL',
  );
  return answer.rows[0]?.applied ?? 0;
}

/** The migrations that the database has completed, in their order; none where it has no tables yet. */
export async function completedMigrations(client: Pick<pg.ClientBase, 'query'>): Promise<NamedMigration[]> {
  const there = await client.query<{ there: boolean }>(`SELECT to_regclass('_prisma_migrations') IS NOT NULL AS there`);
  if (there.rows[0]?.there !== true) return [];
  const answer = await client.query<NamedMigration>(
    `SELECT migration_name AS name, checksum FROM _prisma_migrations
     WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL ORDER BY migration_name`,
  );
  return answer.rows;
}

const BOOK_KEEPING = `
CREATE TABLE IF NOT EXISTS _prisma_migrations (
  id varchar(36) PRIMARY KEY NOT NULL,
  checksum varchar(64) NOT NULL,
  finished_at timestamptz,
  migration_name varchar(255) NOT NULL,
  logs text,
  rolled_back_at timestamptz,
  started_at timestamptz NOT NULL DEFAULT now(),
  applied_steps_count integer NOT NULL DEFAULT 0
)`;

/** The migrations that this program knows, in their order. */
export async function readMigrations(folder: string): Promise<Migration[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(path.join(folder, name, 'migration.sql'), 'utf8');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

/** Applies a migration as soon as no long reader of its tables, such as a backup, is in its way. */
async function applyPatiently(client: pg.PoolClient, migration: Migration): Promise<boolean> {
  for (const until = Date.now() + LONGEST_MS; ; await delay(PAUSE_MS)) {
    try {
      return await apply(client, migration);
    } catch (error) {
      if (!isLockTimeout(error) || Date.now() > until) throw error;
    }
  }
}

async function apply(client: pg.PoolClient, migration: Migration): Promise<boolean> {
  return transactionOn(client, async () => {
    // A large table takes its time, whatever limit the connection has.
    await client.query(`SET LOCAL statement_timeout = ${LONGEST_MS}`);
    await client.query('SELECT pg_advisory_xact_lock($1)', [LOCK_KEYS.migration]);
    await client.query(`SET LOCAL lock_timeout = ${LOCK_MS}`);
    const known = await client.query<{ checksum: string }>(
      `SELECT checksum FROM _prisma_migrations WHERE migration_name = $1 AND rolled_back_at IS NULL
       AND finished_at IS NOT NULL`,
      [migration.name],
    );
    const checksum = known.rows[0]?.checksum;
    if (checksum !== undefined && checksum !== migration.checksum) {
      throw new Error(`The migration ${migration.name} was changed after it had been applied to this database.`);
    }
    if (checksum === undefined) {
      await client.query(migration.sql);
      await client.query(
        `INSERT INTO _prisma_migrations (id, checksum, finished_at, migration_name, applied_steps_count)
         VALUES ($1, $2, now(), $3, 1)`,
        [randomUUID(), migration.checksum, migration.name],
      );
    }
    return checksum === undefined;
  });
}

async function refuseUnknown(client: pg.PoolClient, migrations: readonly Migration[]): Promise<void> {
  const rows = await client.query<{ migration_name: string }>(
    'SELECT migration_name FROM _prisma_migrations WHERE rolled_back_at IS NULL',
  );
  const unknown = rows.rows.find((row) => !migrations.some((migration) => migration.name === row.migration_name));
  if (unknown)
    throw new Error(
      `This database was used by a newer Taival: it has the migration ${unknown.migration_name}, ` +
        'which this program does not know.',
    );
}
