import { expect, test } from 'vitest';
import { attractionsById } from '#api/domain/places/attractions.ts';
import type { Database } from '#api/platform/db/database.ts';
import type { Client } from '../../support/client.ts';
import { withStores } from '../../support/productFiles.ts';
import { liveVersion } from '../../support/realData.ts';

/** Of the ids that are a place's own, one of so many is asked for over HTTP. */
const SAMPLE = 40;

/** The ids that records propose, each with the identity of the place that the record is part of. */
async function proposedIds({ pool }: Database): Promise<readonly (readonly [number, number])[]> {
  const { rows } = await pool.query<{ readonly id: string; readonly place: number }>(
    `SELECT record->>'proposedId' AS id, attraction_id AS place FROM source_record
     WHERE record->>'proposedId' IS NOT NULL ORDER BY source, ref`,
  );
  return rows.map(({ id, place }) => [Number(id), place] as const);
}

export function sourceIdCases(client: () => Client, dataDir: string): void {
  // RULINGS 34: Every id that a source proposes is an address of its place, for good
  test('every id that a source proposes finds its place', async () => {
    const { version } = await liveVersion(client());
    const [proposed, answers] = await withStores(dataDir, async ({ db }) => {
      const ids = await proposedIds(db);
      const asked = ids.map(([id]) => id);
      return [ids, await attractionsById({ db, version }, asked)] as const;
    });
    const joined = proposed.filter(([id, place]) => id !== place);
    const others = proposed.filter(([id, place]) => id === place);
    expect(joined.length).toBeGreaterThan(100);
    expect(others.length).toBeGreaterThan(3000);
    expect(answers.map((answer) => (answer.state === 'live' ? answer.place.id : answer))).toEqual(
      proposed.map(([, place]) => place),
    );
    // The whole way over HTTP: each id that leads to a place with another id, and some of the others.
    const overHttp = [...joined, ...others.filter((_, at) => at % SAMPLE === 0)];
    const found = await Promise.all(
      overHttp.map(([id]) => client().json<{ readonly id: number }>(`/api/query/attractions/${id}`)),
    );
    expect(found.map(({ id }) => id)).toEqual(overHttp.map(([, place]) => place));
  });
}
