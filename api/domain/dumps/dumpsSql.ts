import type { Queryable } from '#api/platform/db/rows.ts';
import { ATTRACTION_TILES_MAX_ZOOM } from '#common/attractionTiles.ts';
import type { DumpManifest } from './dump.ts';

/** Whether dump `d` has no place that was hidden since it was made; places restored since do not count. */
const HAS_NOTHING_HIDDEN = `NOT EXISTS (SELECT FROM hidden_identity h WHERE h.id <> ALL(d.hidden))`;
/** All that is hidden now; a dump is made for exactly these. */
const HIDDEN_NOW = 'ARRAY(SELECT id FROM hidden_identity ORDER BY id)';
/** The archive of the version's tiles holds hidden places until the next publish: it is offered only without any. */
const TILES = `(SELECT a.name FROM tile_archive a
  WHERE a.name = 'attractions/' || d.version AND 'all' = ANY(a.views)
    AND NOT EXISTS (SELECT FROM hidden_identity h JOIN place p ON p.version = d.version AND p.id = h.id
      WHERE p.min_zoom <= ${ATTRACTION_TILES_MAX_ZOOM}))`;

/** A dump that may be served. */
export interface ServedDump {
  readonly manifest: DumpManifest;
  /** Name of the archive of its version's tiles; null where there is none that may be given away. */
  readonly tiles: string | null;
}

/**
 * The dump of that name, or the newest; null where there is none, or where a place was hidden since. Indexes: dump
 * primary key; of dumps, archives and hidden places there are a few; place primary key (version, id).
 */
export async function servedDump(client: Queryable, name: string | null): Promise<ServedDump | null> {
  const answer = await client.query<ServedDump>(
    `SELECT d.manifest, ${TILES} AS tiles FROM dump d JOIN data_set s ON s.version = d.version
     WHERE s.state IN ('LIVE', 'PREVIOUS') AND ($1::text IS NULL OR d.name = $1) AND ${HAS_NOTHING_HIDDEN}
     ORDER BY s.state = 'LIVE' DESC, d.made_at DESC LIMIT 1`,
    [name],
  );
  return answer.rows[0] ?? null;
}

export interface WantedDump {
  readonly version: number;
  /** Identities that are hidden now, in their order. */
  readonly hidden: readonly number[];
}

/** The version and hidden places of the next dump; null where the live version has its dump, or there is none. */
export async function wantedDump(client: Queryable): Promise<WantedDump | null> {
  const answer = await client.query<WantedDump>(
    `SELECT s.version, ${HIDDEN_NOW} AS hidden FROM data_set s WHERE s.state = 'LIVE'
       AND NOT EXISTS (SELECT FROM dump d WHERE d.version = s.version AND d.hidden = ${HIDDEN_NOW})`,
  );
  return answer.rows[0] ?? null;
}

/**
 * Records a dump whose files are whole: from now on it is served. False where another version is live, or something
 * was hidden or restored meanwhile.
 */
export async function recordDump(
  client: Queryable,
  { version, hidden, manifest }: WantedDump & { readonly manifest: DumpManifest },
): Promise<boolean> {
  const recorded = await client.query(
    `INSERT INTO dump (name, version, hidden, manifest) SELECT $1, $2::int, $3::bigint[], $4::jsonb
     WHERE ${HIDDEN_NOW} = $3::bigint[] AND EXISTS (SELECT FROM data_set WHERE state = 'LIVE' AND version = $2::int)`,
    [manifest.dump, version, hidden, JSON.stringify(manifest)],
  );
  return recorded.rowCount === 1;
}

/**
 * Which rows of `dump d` are to be dropped: those of versions that are no longer stored, those with a place that was
 * hidden since, and those older than another dump of the same version.
 */
const IS_OVER = `(NOT ${HAS_NOTHING_HIDDEN}
  OR NOT EXISTS (SELECT FROM data_set s WHERE s.version = d.version AND s.state IN ('LIVE', 'PREVIOUS', 'HELD'))
  OR EXISTS (SELECT FROM dump n WHERE n.version = d.version AND n.made_at > d.made_at))`;

/** Names of the dumps that are over; without `isOn` of all. */
export async function dumpsOver(client: Queryable, isOn: boolean): Promise<readonly string[]> {
  const over = `SELECT d.name FROM dump d WHERE NOT $1::boolean OR ${IS_OVER} ORDER BY d.name`;
  return (await client.query<{ name: string }>(over, [isOn])).rows.map(({ name }) => name);
}

/** Removes the records of the dumps of these names. Answers the names of those that are left. */
export async function dropDumpRecords(client: Queryable, names: readonly string[]): Promise<ReadonlySet<string>> {
  await client.query('DELETE FROM dump WHERE name = ANY($1::text[])', [names]);
  const left = await client.query<{ name: string }>('SELECT name FROM dump');
  return new Set(left.rows.map(({ name }) => name));
}
