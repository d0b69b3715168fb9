import type { SavedTable } from '#api/backup/archive/contents.ts';
import { partition } from '#api/import/publish/versions/versions.ts';

// Which rows of the database a backup holds. A table that is not named here is saved as a whole, so that no table of a
// later version is left out.

/** Tables that are left out, with what refers to their rows; a backup of an earlier program may hold them. */
export const LEFT_OUT: Readonly<Record<string, string>> = {
  session: 'one that was revoked since would be valid again: everybody logs in anew',
  push_device: 'belongs to sessions: browsers register anew',
  access_token: 'one that was revoked since would be valid again: new ones are made',
  access_token_use: 'belongs to tokens',
  user_token: 'a link that was used since would be valid again: new ones are asked for',
  rate_limit: 'counters of the last hours',
  backup_run: 'lists backups of the installation that it was made in',
  tile_archive: 'its files are not saved: tiles are made ahead again',
  dump: 'its files are not saved: dumps are written again',
  elevation_model: 'its file is not saved: the sheets are imported again',
  source_record_undo: 'undoes a publish; the versions before the live one are not saved',
  attraction_undo: 'undoes a publish; the versions before the live one are not saved',
  _prisma_migrations: 'is saved beside the tables',
  unfinished_restore: 'is no part of the schema',
};

/** The published data set. */
export interface LiveSet {
  readonly version: number;
  readonly baseTileSet: number | null;
}

/** The versions before the live one are not saved: they double the size, and another import makes a new one. */
const SAVED_STATE = `CASE WHEN state::text IN ('PREVIOUS', 'HELD') THEN 'RETIRED'
  WHEN state::text = 'BUILDING' THEN 'FAILED' ELSE state::text END`;

/** The query that reads the saved rows of a table, its columns in their order. Indexes: base_tile's primary key. */
export function savedRows({ name, columns, version }: SavedTable, live: LiveSet | null): string {
  const list = columns.map(quoted).join(', ');
  if (name === 'data_set') return `SELECT ${list.replace('"state"', SAVED_STATE)} FROM data_set`;
  if (name === 'base_tile') {
    // Tiles that readers of the live data set see.
    const set = live?.baseTileSet ?? 0;
    return `SELECT ${list} FROM base_tile o WHERE tile_set <= ${set} AND NOT EXISTS (
      SELECT FROM base_tile n WHERE n.z = o.z AND n.x = o.x AND n.y = o.y AND n.tile_set > o.tile_set
        AND n.tile_set <= ${set})`;
  }
  return `SELECT ${list} FROM ${quoted(version === null ? name : partition(name, version))}`;
}

/** A name in SQL. */
export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
