import type { ClientBase, Pool, QueryResultRow } from 'pg';

/** A connection or a pool: for statements that run inside a transaction and outside of one. */
export type Queryable = Pick<ClientBase | Pool, 'query'>;

/**
 * Most statements that a connection prepares: conditions make some dozens of texts; later ones are planned each time.
 */
const PREPARED_MAX = 300;

/** Gives the first `most` texts of statements a name each, the same at all times, and later ones none. */
export function statementNames(most: number): (sql: string) => string | undefined {
  const names = new Map<string, string>();
  return (sql) => {
    const known = names.get(sql);
    if (known !== undefined || names.size >= most) return known;
    const name = `statement${names.size + 1}`;
    names.set(sql, name);
    return name;
  };
}

const nameOf = statementNames(PREPARED_MAX);

/**
 * The rows that a statement answers. Each connection prepares it once: parsing and planning a statement takes
 * PostgreSQL longer than reading a few rows by their keys.
 */
export async function rowsOf<Row extends QueryResultRow>(pool: Pool, sql: string, values: unknown[]): Promise<Row[]> {
  return (await pool.query<Row>({ name: nameOf(sql), text: sql, values })).rows;
}

/**
 * The item `k` of FROM with one row for each of `count` requests, numbered by `request`. `columns` says the array
 * parameter of each column: `{ place: '$1::bigint[]' }`. One request is read without `unnest`: the planner does not
 * know how many rows that has before it sees the values, and would plan the prepared statement again each time.
 */
export function requestRows(count: number, columns: Readonly<Record<string, string>>): string {
  const keys = Object.keys(columns);
  const arrays = Object.values(columns);
  if (count === 1)
    return `(SELECT ${keys.map((key, at) => `(${arrays[at]})[1] AS ${key}`).join(', ')}, 1 AS request) k`;
  return `unnest(${arrays.join(', ')}) WITH ORDINALITY AS k (${keys.join(', ')}, request)`;
}

/**
 * The condition that follows a column which is one of `count` values of an array parameter; one as in `requestRows`.
 */
export function oneOf(count: number, array: string): string {
  return count === 1 ? `= (${array})[1]` : `= ANY(${array})`;
}
