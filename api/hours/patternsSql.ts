import { setImmediate } from 'node:timers/promises';
import type pg from 'pg';
import type { Database } from '#api/platform/db/database.ts';
import { inTransaction } from '#api/platform/db/transaction.ts';
import { DAY_MS, SECOND_MS } from '#common/time.ts';
import { cellMiddle, type PatternKey } from './patternKey.ts';
import { type Stretch, type Stretches, stretchesBetween } from './stretches.ts';

/**
 * Stretches are made from some days ago to some days ahead: for questions of up to 14 days, though a job may be late.
 */
const DAYS_BEFORE = 2;
const DAYS_AHEAD = 16;
/** A pattern with less ahead is made again: each night, but not twice a night. */
const ENOUGH_MS = (DAYS_AHEAD - 0.5) * DAY_MS;
/** Patterns of one transaction: some tenths of a second's work. */
const BATCH = 200;

/** Ids of patterns, by `keyText`. */
export type PatternIds = ReadonlyMap<string, number>;

export function keyText({ hours, sunCell }: PatternKey): string {
  return `${sunCell} ${hours}`;
}

/** The ids of patterns; new ones are added, unknown at all times until `refreshPatterns`. Index: (hours, sun_cell). */
export async function addPatterns(client: pg.ClientBase, keys: readonly PatternKey[]): Promise<PatternIds> {
  const values = [keys.map(({ hours }) => hours), keys.map(({ sunCell }) => sunCell)];
  await client.query(
    `INSERT INTO opening_pattern (hours, sun_cell) SELECT DISTINCT * FROM unnest($1::text[], $2::smallint[])
     ON CONFLICT DO NOTHING`,
    values,
  );
  const { rows } = await client.query<PatternKey & { id: number }>(
    `SELECT DISTINCT o.id, o.hours, o.sun_cell AS "sunCell" FROM opening_pattern o
     JOIN unnest($1::text[], $2::smallint[]) k (hours, sun_cell) USING (hours, sun_cell)`,
    values,
  );
  return new Map(rows.map((row) => [keyText(row), row.id]));
}

/**
 * Computes the stretches of new patterns and of those that end too soon, in small transactions; answers how many. A
 * pattern that another process is computing is left to it. No index: reads some thousand rows.
 */
export async function refreshPatterns(db: Pick<Database, 'pool'>, now: Date): Promise<number> {
  const second = Math.floor(now.getTime() / SECOND_MS) * SECOND_MS;
  const until = new Date(second + DAYS_AHEAD * DAY_MS);
  const read = stretchesBetween(new Date(second - DAYS_BEFORE * DAY_MS), until);
  for (let count = 0; ;) {
    const done = await inTransaction(db, async (client) => {
      const { rows } = await client.query<PatternKey & { id: number }>(
        `SELECT id, hours, sun_cell AS "sunCell" FROM opening_pattern WHERE until < $1 LIMIT ${BATCH}
         FOR UPDATE SKIP LOCKED`,
        [new Date(second + ENOUGH_MS)],
      );
      const made: Made[] = [];
      for (const { id, hours, sunCell } of rows) {
        made.push({ id, stretches: read(hours, cellMiddle(sunCell)) });
        // Requests are answered in between.
        await setImmediate();
      }
      await store(client, made, until);
      return rows.length;
    });
    count += done;
    if (done < BATCH) return count;
  }
}

interface Made {
  readonly id: number;
  readonly stretches: Stretches | null;
}

async function store(client: pg.ClientBase, made: readonly Made[], until: Date): Promise<void> {
  await client.query(
    `UPDATE opening_pattern o
     SET open = m.open::tstzmultirange, unknown = m.unknown::tstzmultirange, is_readable = m.is_readable, until = $5
     FROM unnest($1::int[], $2::text[], $3::text[], $4::boolean[]) m (id, open, unknown, is_readable)
     WHERE o.id = m.id`,
    [
      made.map(({ id }) => id),
      made.map(({ stretches }) => multirange(stretches?.open)),
      made.map(({ stretches }) => multirange(stretches?.unknown)),
      made.map(({ stretches }) => stretches !== null),
      until,
    ],
  );
}

function multirange(stretches: readonly Stretch[] = []): string {
  return `{${stretches.map(([start, end]) => `[${start.toISOString()},${end.toISOString()})`).join(',')}}`;
}

/** Deletes the patterns that no place of any version has. The caller holds the import lock. Index: place (hours). */
export async function dropUnusedPatterns(client: pg.ClientBase): Promise<void> {
  await client.query('DELETE FROM opening_pattern o WHERE NOT EXISTS (SELECT 1 FROM place p WHERE p.hours = o.id)');
}
