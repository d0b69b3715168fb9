import type { Geometry } from 'geojson';
import type pg from 'pg';
import { loadAdminAreas } from '#api/import/boundaries/storeAdminAreas.ts';
import type { BuildInput } from '#api/import/publish/build/build.ts';
import { type LoadedRecord, loadRecord, type StoredRecord } from '#api/import/publish/core/loaded.ts';
import type { IdSequence, KnownIdentity } from '#api/import/publish/match/identity.ts';
import { transactionOn } from '#api/platform/db/transaction.ts';
import type { FavouriteCounts } from '#common/places/favouriteTypes.ts';

/** Records fetched at a time. */
const BATCH = 2000;

/**
 * Every record as it will be after this import: the stored ones without the vanished ones, replaced by incoming ones of
 * the same ref. One that returns has the identity that it had when it vanished.
 */
const EFFECTIVE = `
  SELECT s.attraction_id AS "attractionId", k.own_id AS "ownId", s.record, s.geometry
  FROM source_record s LEFT JOIN record_identity k ON k.source = s.source AND k.ref = s.ref
  WHERE NOT EXISTS (SELECT 1 FROM incoming i WHERE i.source = s.source AND i.ref = s.ref)
    AND NOT EXISTS (SELECT 1 FROM vanished v WHERE v.source = s.source AND v.ref = s.ref)
  UNION ALL
  SELECT coalesce(s.attraction_id, k.left_id), k.own_id, i.record, i.geometry
  FROM incoming i LEFT JOIN source_record s ON s.source = i.source AND s.ref = i.ref
    LEFT JOIN record_identity k ON k.source = i.source AND k.ref = i.ref`;

interface EffectiveRow {
  readonly attractionId: number | null;
  /** The id that was taken from a sequence for the record; null for none. */
  readonly ownId: number | null;
  readonly record: StoredRecord;
  readonly geometry: Geometry | null;
}

const VANISHING = `
  SELECT s.attraction_id AS "attractionId", NULL AS "ownId", s.record, s.geometry
  FROM vanished v JOIN source_record s ON s.source = v.source AND s.ref = v.ref`;

/** All records that the new version is made of. */
export function effectiveRecords(client: pg.ClientBase): Promise<LoadedRecord[]> {
  return load(client, EFFECTIVE);
}

/** All records that vanish in this import. */
export function vanishingRecords(client: pg.ClientBase): Promise<LoadedRecord[]> {
  return load(client, VANISHING);
}

async function load(client: pg.ClientBase, query: string): Promise<LoadedRecord[]> {
  return transactionOn(client, async () => {
    const records: LoadedRecord[] = [];
    await client.query(`DECLARE loading NO SCROLL CURSOR FOR ${query}`);
    for (;;) {
      const { rows } = await client.query<EffectiveRow>(`FETCH ${BATCH} FROM loading`);
      for (const { record, geometry, attractionId, ownId } of rows) {
        const named = record.proposedId === null && ownId !== null ? { ...record, proposedId: ownId } : record;
        records.push(loadRecord(named, geometry, attractionId));
      }
      if (rows.length < BATCH) return records;
    }
  });
}

/** The input of a publish besides the records: identities, moderators' edits, favourites, photos, boundaries. */
export async function publishContext(
  client: pg.ClientBase,
): Promise<Pick<BuildInput, 'known' | 'hidden' | 'aliases' | 'favourites' | 'photos' | 'areas' | 'takeIds'>> {
  const known = await client.query<KnownIdentity>(
    `SELECT id, extract(epoch FROM created_at)::float8 * 1000 AS "createdAt" FROM attraction WHERE owner_id IS NULL`,
  );
  const named = await client.query<{ id: number; text: string }>(
    `SELECT coalesce(a.merged_into, a.id) AS id, e.text FROM attraction_edit e
      JOIN attraction a ON a.id = e.attraction_id
     WHERE e.kind = 'ALIAS' AND e.text IS NOT NULL ORDER BY e.id`,
  );
  const aliases = new Map<number, string[]>();
  for (const { id, text } of named.rows) aliases.set(id, [...(aliases.get(id) ?? []), text]);
  const hidden = await client.query<{ id: number; before: number }>(
    `SELECT a.id, coalesce(a.merged_into, a.id) AS before
     FROM attraction_edit e JOIN attraction a ON a.id = e.attraction_id WHERE e.kind = 'HIDDEN'`,
  );
  // A user counts once for each place: of favourites on identities that are one place now, the newest.
  const given = await client.query<FavouriteCounts & { id: number }>(
    `SELECT id, count(*) FILTER (WHERE type = 'BEST')::int AS best, count(*) FILTER (WHERE type = 'GOOD')::int AS good,
       count(*) FILTER (WHERE type = 'TODO')::int AS todo, count(*) FILTER (WHERE type = 'BAD')::int AS bad
     FROM (SELECT DISTINCT ON (coalesce(a.merged_into, a.id), f.user_id) coalesce(a.merged_into, a.id) AS id, f.type
       FROM favourite f JOIN attraction a ON a.id = f.attraction_id WHERE a.owner_id IS NULL
       ORDER BY coalesce(a.merged_into, a.id), f.user_id, f.created_at DESC, f.attraction_id DESC) newest
     GROUP BY id`,
  );
  const shown = await client.query<{ id: number; photos: number }>(
    `SELECT coalesce(a.merged_into, a.id) AS id, count(*)::int AS photos
     FROM image i JOIN attraction a ON a.id = i.attraction_id
     WHERE i.state = 'APPROVED' GROUP BY coalesce(a.merged_into, a.id)`,
  );
  return {
    known: new Map(known.rows.map((identity) => [identity.id, identity])),
    hidden: new Map(hidden.rows.map(({ id, before }) => [id, before])),
    aliases,
    favourites: new Map(given.rows.map(({ id, ...counts }) => [id, counts])),
    photos: new Map(shown.rows.map(({ id, photos }) => [id, photos])),
    areas: await loadAdminAreas(client),
    takeIds: (sequence, count) => takeIds(client, sequence, count),
  };
}

const SEQUENCES = { lipas: 'lipas_route_id', starter: 'curated_id' } as const satisfies Record<IdSequence, string>;

/** The next ids of a sequence that no identity has. */
async function takeIds(client: pg.ClientBase, sequence: IdSequence, count: number): Promise<number[]> {
  const free: number[] = [];
  while (free.length < count) {
    const { rows } = await client.query<{ id: number }>(
      `WITH next AS (SELECT nextval($1::regclass) AS id FROM generate_series(1, $2))
       SELECT id FROM next WHERE NOT EXISTS (SELECT 1 FROM attraction a WHERE a.id = next.id) ORDER BY id`,
      [SEQUENCES[sequence], count - free.length],
    );
    free.push(...rows.map(({ id }) => id));
  }
  return free;
}
