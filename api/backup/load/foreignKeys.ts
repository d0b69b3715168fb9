import type pg from 'pg';
import { quoted } from '#api/backup/save/rows.ts';

interface ForeignKey {
  readonly table: string;
  readonly name: string;
  readonly definition: string;
}

/** Foreign keys of the tables that statements find. */
const FOREIGN_KEYS = `
  SELECT c.relname AS table, k.conname AS name, pg_get_constraintdef(k.oid) AS definition
  FROM pg_constraint k JOIN pg_class c ON c.oid = k.conrelid
  WHERE k.contype = 'f' AND k.conparentid = 0 AND c.relnamespace = current_schema()::regnamespace
  ORDER BY c.relname, k.conname`;

/**
 * Does work while no foreign key is checked, within the transaction of `client`; then all rows are checked together,
 * which is faster than one by one and needs no order of the tables. Only a superuser could switch the checks off.
 */
export async function withoutForeignKeys<T>(client: pg.ClientBase, work: () => Promise<T>): Promise<T> {
  const { rows } = await client.query<ForeignKey>(FOREIGN_KEYS);
  for (const { table, name } of rows)
    await client.query(`ALTER TABLE ${quoted(table)} DROP CONSTRAINT ${quoted(name)}`);
  const result = await work();
  for (const { table, name, definition } of rows)
    await client.query(`ALTER TABLE ${quoted(table)} ADD CONSTRAINT ${quoted(name)} ${definition}`);
  return result;
}
