import path from 'node:path';
import { expect, test } from 'vitest';
import { openDatabase } from '#api/platform/db/database.ts';
import { projectRoot } from '#api/platform/paths.ts';
import type { Client } from '../../support/client.ts';

/** Of the ids that are identities of places, each so-manieth is asked for. */
const SAMPLE = 20;

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
    const asked = [...joined, ...others.filter((_, at) => at % SAMPLE === 0)];
    const found = await Promise.all(
      asked.map(async ([id]) => (await client().json<{ readonly id: number }>(`/api/query/attractions/${id}`)).id),
    );
    expect(found).toEqual(asked.map(([, place]) => place));
  });
}
