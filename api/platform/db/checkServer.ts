import type pg from 'pg';

const OLDEST_SERVER = 150_000;

/** Throws a sentence for the operator where the server of a variable is too old, not in UTF-8, or does not answer. */
export async function checkServer(pool: pg.Pool, variable: string): Promise<void> {
  const answer = await pool
    .query<{ version: string; encoding: string }>(
      `SELECT current_setting('server_version_num') AS version, current_setting('server_encoding') AS encoding`,
    )
    .catch((cause: unknown) => {
      throw new Error(`The database of ${variable} does not answer.`, { cause });
    });
  const { version, encoding } = answer.rows[0] ?? { version: '0', encoding: '' };
  if (Number(version) < OLDEST_SERVER)
    throw new Error(`PostgreSQL 15 or newer is needed; the server of ${variable} says ${version}.`);
  if (encoding !== 'UTF8')
    throw new Error(`The database of ${variable} has the encoding ${encoding}; it must be UTF8.`);
}
