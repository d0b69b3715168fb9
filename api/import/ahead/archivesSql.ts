import type { Queryable } from '#api/platform/db/rows.ts';

/** The data set of an archive's tiles: a version of the places, or a set of base tiles. */
export type Owner = { readonly version: number } | { readonly tileSet: number };

const HELD = `state IN ('LIVE', 'PREVIOUS', 'HELD')`;
/** Whether a data set of this state and this owner is there; `$1` is a version and `$2` a set, one of them null. */
const owned = (states: string) =>
  `EXISTS (SELECT FROM data_set WHERE ${states} AND (version = $1::int OR base_tile_set = $2::int))`;

const valuesOf = (owner: Owner) => ('version' in owner ? [owner.version, null] : [null, owner.tileSet]);

/** The live data set. */
export interface Published {
  readonly version: number;
  readonly tileSet: number | null;
  /** Whether a rollback made it live again. */
  readonly isBack: boolean;
}

/** The live version and its base tiles; null while nothing is published. Indexes: data_set_one_live, data_set_pkey. */
export async function publishedNow(client: Queryable): Promise<Published | null> {
  const answer = await client.query<Published>(
    `SELECT version, base_tile_set AS "tileSet",
       EXISTS (SELECT FROM data_set u WHERE u.version > d.version AND u.state = 'RETIRED') AS "isBack"
     FROM data_set d WHERE state = 'LIVE'`,
  );
  return answer.rows[0] ?? null;
}

/** Whether the owner is live still. */
export async function isLive(client: Queryable, owner: Owner): Promise<boolean> {
  const answer = await client.query<{ live: boolean }>(`SELECT ${owned(`state = 'LIVE'`)} AS live`, valuesOf(owner));
  return answer.rows[0]?.live === true;
}

export interface ArchiveRow {
  readonly name: string;
  readonly owner: Owner;
  readonly views: readonly string[];
  readonly tiles: number;
  readonly bytes: number;
}

/** Records an archive whose files are whole: from now on it is served. False where its owner is no longer stored. */
export async function recordArchive(
  client: Queryable,
  { name, owner, views, tiles, bytes }: ArchiveRow,
): Promise<boolean> {
  const recorded = await client.query(
    `INSERT INTO tile_archive (version, tile_set, name, views, tile_count, bytes)
     SELECT $1::int, $2::int, $3, $4, $5, $6 WHERE ${owned(HELD)}`,
    [...valuesOf(owner), name, views, tiles, bytes],
  );
  return recorded.rowCount === 1;
}

const IS_HELD = `EXISTS (
  SELECT FROM data_set d WHERE ${HELD} AND (d.version = a.version OR d.base_tile_set = a.tile_set))`;

export interface RecordedArchive {
  readonly name: string;
  readonly views: readonly string[];
  /** Whether its owner is held still. */
  readonly isHeld: boolean;
}

export async function recordedArchives(client: Queryable): Promise<readonly RecordedArchive[]> {
  return (await client.query<RecordedArchive>(`SELECT name, views, ${IS_HELD} AS "isHeld" FROM tile_archive a`)).rows;
}

/** Removes the records of archives whose owners are no longer stored. */
export async function dropArchiveRecords(client: Queryable): Promise<void> {
  await client.query(`DELETE FROM tile_archive a WHERE NOT ${IS_HELD}`);
}
