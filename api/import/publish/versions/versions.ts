import type pg from 'pg';
import { VERSIONED_TABLES } from './indexes.ts';

/** Name of a version's partition of a table. */
export function partition(table: string, version: number): string {
  return `${table}_v${version}`;
}

const TABLES: readonly string[] = VERSIONED_TABLES.map(({ name }) => name);

/** Makes the tables of a version beside the live one, without indexes and not yet attached. */
export async function createVersion(client: pg.ClientBase, version: number, tables = TABLES): Promise<void> {
  for (const name of tables) {
    await client.query(
      `CREATE TABLE ${partition(name, version)} (LIKE ${name} INCLUDING DEFAULTS INCLUDING CONSTRAINTS,
       CHECK (version = ${version}))`,
    );
  }
}

/**
 * Makes the version's tables partitions of the public ones, without blocking readers. It must be committed before the
 * version goes live: a reader can see a commit's rows a moment before it sees a partition that the same commit
 * attached.
 */
export async function attachVersion(client: pg.ClientBase, version: number, tables = TABLES): Promise<void> {
  for (const name of tables) {
    await client.query(`ALTER TABLE ${name} ATTACH PARTITION ${partition(name, version)} FOR VALUES IN (${version})`);
  }
}

/**
 * Drops the tables of a version, attached or not. Detaching waits for the readers of the table but never makes them
 * wait, so it must run outside a transaction. After an interruption the next call finishes it.
 */
export async function dropVersion(client: pg.ClientBase, version: number): Promise<void> {
  for (const { name } of VERSIONED_TABLES) {
    const table = partition(name, version);
    const attached = await client.query<{ pending: boolean }>(
      `SELECT inhdetachpending AS pending FROM pg_inherits
       WHERE inhrelid = to_regclass($1) AND inhparent = to_regclass($2)`,
      [table, name],
    );
    const pending = attached.rows[0]?.pending;
    if (pending !== undefined)
      await client.query(`ALTER TABLE ${name} DETACH PARTITION ${table} ${pending ? 'FINALIZE' : 'CONCURRENTLY'}`);
    await client.query(`DROP TABLE IF EXISTS ${table}`);
  }
}
