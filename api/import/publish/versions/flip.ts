import type pg from 'pg';
import type { Built } from '#api/import/publish/build/build.ts';
import { copyInto } from '#api/platform/db/copy.ts';
import { transactionOn } from '#api/platform/db/transaction.ts';
import { recordChanges } from './changeJournal.ts';
import { hideInVersion } from './hidden.ts';
import { storeLeftIdentities, storeOwnIdentities } from './recordIdentities.ts';
import type { Rows } from './tableRows.ts';
import { stageDiff } from './versionDiff.ts';

/** A run whose records a version publishes, with the counts that are stored with it. */
export interface PublishedRun {
  readonly runId: number;
  readonly counts: Readonly<Record<string, unknown>>;
}

export interface Flip {
  readonly version: number;
  readonly runs: readonly PublishedRun[];
  /** The set of base tiles; null: that of the version before. */
  readonly baseTileSet: number | null;
  /** How many versions are held, the live one and the one before it among them; at least 2. */
  readonly heldVersions: number;
}

export interface Flipped {
  /** Published identities that are gone from the public set, and those that were merged into others. */
  readonly gone: number;
  readonly merged: number;
}

/**
 * Makes a written and attached version the live one, in one transaction with the source records, identities and base
 * tiles it is made of: every reader sees the old set or the new one. The replaced rows are stored for
 * `rollback`.
 */
export async function flip(
  client: pg.ClientBase,
  built: Built,
  { version, runs, baseTileSet, heldVersions }: Flip,
): Promise<Flipped> {
  await stage(client, built);
  const hasDiff = await stageChanges(client, version);
  return transactionOn(client, async () => {
    const flipped = await flipIdentities(client, version);
    await flipRecords(client, version);
    await client.query(
      `UPDATE data_set SET base_tile_set = coalesce($2::int, (SELECT base_tile_set FROM data_set WHERE state = 'LIVE'))
       WHERE version = $1`,
      [version, baseTileSet],
    );
    await client.query(`UPDATE data_set SET state = 'HELD' WHERE state = 'PREVIOUS'`);
    await client.query(`UPDATE data_set SET state = 'PREVIOUS' WHERE state = 'LIVE'`);
    await retire(client, heldVersions);
    await client.query(
      `UPDATE data_set SET state = 'LIVE', published_at = now(), place_count = $2, kind_counts = $3 WHERE version = $1`,
      [version, built.shown.length, JSON.stringify(kindCounts(built))],
    );
    for (const { runId, counts } of runs) {
      await client.query(
        `UPDATE import_run SET state = 'PUBLISHED', finished_at = now(), version = $2, counts = $3 WHERE id = $1`,
        [runId, version, JSON.stringify({ ...counts, ...flipped })],
      );
    }
    // Last, as moderators wait for it.
    await recordChanges(client, { reason: 'PUBLISH', undoOf: version, hasDiff });
    await hideInVersion(client, version);
    return flipped;
  });
}

/** Compares the version with the live one; false where there is none. */
async function stageChanges(client: pg.ClientBase, version: number): Promise<boolean> {
  const { rows } = await client.query<{ version: number }>(`SELECT version FROM data_set WHERE state = 'LIVE'`);
  const [live] = rows;
  if (live !== undefined) await stageDiff(client, live.version, version);
  return live !== undefined;
}

function kindCounts({ shown }: Built): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { kind } of shown) counts[kind] = (counts[kind] ?? 0) + 1;
  return counts;
}

/** Retires the versions before the held ones, with what would undo the oldest held one. */
async function retire(client: pg.ClientBase, heldVersions: number): Promise<void> {
  await client.query(
    `UPDATE data_set SET state = 'RETIRED' WHERE version IN (
       SELECT version FROM data_set WHERE state = 'HELD' ORDER BY version DESC OFFSET $1)`,
    [Math.max(0, heldVersions - 2)],
  );
  for (const table of ['source_record_undo', 'attraction_undo'])
    await client.query(
      `DELETE FROM ${table} WHERE version <= (SELECT min(version) FROM data_set WHERE state IN ('PREVIOUS', 'HELD'))`,
    );
}

/** Copies the result of the build to temporary tables. */
async function stage(client: pg.ClientBase, built: Built): Promise<void> {
  await client.query(`
    CREATE TEMP TABLE assigned (source text NOT NULL, ref text NOT NULL, attraction_id bigint NOT NULL);
    CREATE TEMP TABLE next_identity (
      id bigint PRIMARY KEY, state attraction_state NOT NULL, merged_into bigint, name text NOT NULL,
        category text NOT NULL,
      lon float8 NOT NULL, lat float8 NOT NULL
    );
    CREATE TEMP TABLE merging (id bigint PRIMARY KEY, merged_into bigint NOT NULL);
  `);
  await copyInto(client, 'assigned (source, ref, attraction_id)', assignedRows(built));
  await copyInto(client, 'next_identity (id, state, name, category, lon, lat)', identityRows(built));
  await copyInto(client, 'merging (id, merged_into)', built.merged);
  await client.query('CREATE UNIQUE INDEX ON assigned (source, ref); ANALYZE assigned; ANALYZE next_identity');
}

function* assignedRows({ assigned }: Built): Rows {
  for (const { source, ref, id } of assigned) yield [source, ref, id];
}

function* identityRows({ identities }: Built): Rows {
  for (const { id, display, record } of identities)
    yield [id, 'LIVE', display.name, record.category, ...record.position];
}

const IDENTITY = 'state, merged_into, name, category, lon, lat';

async function flipIdentities(client: pg.ClientBase, version: number): Promise<Flipped> {
  const merged = await client.query(`SELECT FROM merging m JOIN attraction a ON a.id = m.id WHERE a.state = 'LIVE'`);
  // An id that never was a place of its own has the name and position of the place that it finds.
  await client.query(
    `INSERT INTO next_identity (id, ${IDENTITY})
     SELECT m.id, 'MERGED', m.merged_into, coalesce(a.name, n.name), coalesce(a.category, n.category),
       coalesce(a.lon, n.lon), coalesce(a.lat, n.lat)
     FROM merging m JOIN next_identity n ON n.id = m.merged_into LEFT JOIN attraction a ON a.id = m.id`,
  );
  // An identity merged earlier follows the one it was merged into, so that every chain has one step.
  await client.query(
    `INSERT INTO next_identity (id, ${IDENTITY})
     SELECT a.id, 'MERGED', m.merged_into, a.name, a.category, a.lon, a.lat
       FROM merging m JOIN attraction a ON a.merged_into = m.id
     WHERE NOT EXISTS (SELECT 1 FROM next_identity n WHERE n.id = a.id)`,
  );
  const gone = await client.query(
    `INSERT INTO next_identity (id, ${IDENTITY})
     SELECT a.id, 'GONE', NULL, a.name, a.category, a.lon, a.lat FROM attraction a
     WHERE a.state = 'LIVE' AND a.owner_id IS NULL AND NOT EXISTS (SELECT 1 FROM next_identity n WHERE n.id = a.id)`,
  );
  await client.query(
    `INSERT INTO attraction_undo (version, id, before)
     SELECT $1, n.id, row_to_json(a) FROM next_identity n LEFT JOIN attraction a ON a.id = n.id
     WHERE a.id IS NULL OR (a.state, a.merged_into, a.name, a.category, a.lon, a.lat)
       IS DISTINCT FROM (n.state, n.merged_into, n.name, n.category, n.lon, n.lat)`,
    [version],
  );
  await client.query(
    `INSERT INTO attraction AS a (id, ${IDENTITY}) SELECT id, ${IDENTITY} FROM next_identity
     WHERE id IN (SELECT id FROM attraction_undo WHERE version = $1)
     ON CONFLICT (id) DO UPDATE SET state = EXCLUDED.state, merged_into = EXCLUDED.merged_into, name = EXCLUDED.name,
       category = EXCLUDED.category, lon = EXCLUDED.lon, lat = EXCLUDED.lat, updated_at = now()`,
    [version],
  );
  return { gone: gone.rowCount ?? 0, merged: merged.rowCount ?? 0 };
}

async function flipRecords(client: pg.ClientBase, version: number): Promise<void> {
  await client.query(
    `INSERT INTO source_record_undo (version, source, ref, before)
     SELECT $1, x.source, x.ref, row_to_json(s) FROM (
       SELECT source, ref FROM incoming UNION SELECT source, ref FROM vanished
       UNION SELECT s.source, s.ref FROM assigned a JOIN source_record s ON s.source = a.source AND s.ref = a.ref
             WHERE s.attraction_id <> a.attraction_id
     ) x LEFT JOIN source_record s ON s.source = x.source AND s.ref = x.ref`,
    [version],
  );
  await storeLeftIdentities(client, 'SELECT source, ref FROM vanished');
  await client.query('DELETE FROM source_record s USING vanished v WHERE s.source = v.source AND s.ref = v.ref');
  await client.query(
    `INSERT INTO source_record (source, ref, attraction_id, run_id, lon, lat, digest, record, geometry)
     SELECT i.source, i.ref, a.attraction_id, i.run_id, i.lon, i.lat, i.digest, i.record, i.geometry
     FROM incoming i JOIN assigned a ON a.source = i.source AND a.ref = i.ref
     ON CONFLICT (source, ref) DO UPDATE
       SET attraction_id = EXCLUDED.attraction_id, run_id = EXCLUDED.run_id, lon = EXCLUDED.lon,
       lat = EXCLUDED.lat, digest = EXCLUDED.digest, record = EXCLUDED.record, geometry = EXCLUDED.geometry,
         updated_at = now()`,
  );
  await client.query(
    `UPDATE source_record s SET attraction_id = a.attraction_id, updated_at = now()
     FROM assigned a WHERE s.source = a.source AND s.ref = a.ref AND s.attraction_id <> a.attraction_id`,
  );
  await storeOwnIdentities(client);
}
