import path from 'node:path';
import { expect, test } from 'vitest';
import { openDatabase } from '#api/platform/db/database.ts';
import { projectRoot } from '#api/platform/paths.ts';
import type { Client } from '../../support/client.ts';

/** So many are asked for at a time. */
const AT_ONCE = 16;

/** The ids that records propose, each with the identity of the place that the record is part of. */
async function proposedIds(dataDir: string): Promise<readonly (readonly [number, number])[]> {
  const db = await openDatabase({ databaseUrl: null, dataDir: path.join(projectRoot, dataDir) });
  try {
    const { rows } = await db.pool.query<{ readonly id: string; readonly place: number }>(
      `SELECT record->>'proposedId' AS id, attraction_id AS place FROM source_record
       WHERE record->>'proposedId' IS NOT NULL ORDER BY source, ref`,
    );
    return rows.map(({ id, place }) => [Number(id), place] as const);
  } finally {
    await db.close();
  }
}

export function sourceIdCases(client: () => Client, dataDir: string): void {
  // RULINGS 34: Every id that a source proposes is an address of its place, for good
  test('every id that a source proposes finds its place', async () => {
    const proposed = await proposedIds(dataDir);
    const joined = proposed.filter(([id, place]) => id !== place);
    const others = proposed.filter(([id, place]) => id === place);
    expect(joined.length).toBeGreaterThan(100);
    expect(others.length).toBeGreaterThan(3000);
    const found: number[] = [];
    for (let at = 0; at < proposed.length; at += AT_ONCE) {
      const answers = proposed
        .slice(at, at + AT_ONCE)
        .map(([id]) => client().json<{ readonly id: number }>(`/api/query/attractions/${id}`));
      found.push(...(await Promise.all(answers)).map(({ id }) => id));
    }
    expect(found).toEqual(proposed.map(([, place]) => place));
  });
}
