import type { Pool, QueryResultRow } from 'pg';

/** The rows that a statement answers. */
export async function rowsOf<Row extends QueryResultRow>(pool: Pool, sql: string, values: unknown[]): Promise<Row[]> {
  return (await pool.query<Row>(sql, values)).rows;
}
