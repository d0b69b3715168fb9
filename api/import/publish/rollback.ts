import type pg from 'pg';
import { dropUnseenTiles } from '#api/basemap/store/baseTileSets.ts';
import type { Database } from '#api/platform/db/database.ts';
import { transactionOn } from '#api/platform/db/transaction.ts';
import { attractionArchive } from '#api/platform/pmtiles/archiveNames.ts';
import { ImportInputError } from '#api/platform/reading.ts';
import { cleanUp } from './run/cleanUp.ts';
import { withImportLock } from './run/session.ts';
import { recordChanges } from './versions/changeJournal.ts';
import { hideInVersion } from './versions/hidden.ts';
import { storeLeftIdentities } from './versions/recordIdentities.ts';
import { stageDiff } from './versions/versionDiff.ts';

export interface RollbackReport {
  /** The version that is live again. */
  readonly version: number;
  readonly placeCount: number;
}

/**
 * Undoes the last publish: the version before it is live again, with its source records, identities and base tiles.
 * One step back; the next rollback goes back one more, as far as versions are held. Throws ImportInputError when there
 * is no version to go back to, while an import runs, or when the live version is not `expected`.
 */
export function rollback(db: Database, expected: number | null = null): Promise<RollbackReport> {
  return withImportLock(db, async (client) => {
    await cleanUp(client);
    const report = await transactionOn(client, async () => {
      const undone = await takeBack(client, expected);
      await hideAgain(client, undone.version);
      return undone;
    });
    // Servers read the undone version until they poll: its tables stay until the next import or start.
    // Tiles that no version shows; those that cannot be deleted now are deleted before anything else is published.
    await dropUnseenTiles(client).catch(() => undefined);
    return report;
  });
}

/**
 * Hides in a version that is live again what moderators hid since it was published. Tiles made ahead that show such a
 * place are served no more; their files are deleted by the next `dropArchives`.
 */
async function hideAgain(client: pg.ClientBase, version: number): Promise<void> {
  if ((await hideInVersion(client, version)) > 0)
    await client.query('DELETE FROM tile_archive WHERE name = $1', [attractionArchive(version)]);
}

async function takeBack(client: pg.ClientBase, expected: number | null): Promise<RollbackReport> {
  const states = await client.query<{ version: number; placeCount: number; state: 'LIVE' | 'PREVIOUS' }>(
    `SELECT version, place_count AS "placeCount", state FROM data_set WHERE state IN ('LIVE', 'PREVIOUS')`,
  );
  const live = states.rows.find(({ state }) => state === 'LIVE');
  const previous = states.rows.find(({ state }) => state === 'PREVIOUS');
  if (live === undefined || previous === undefined)
    throw new ImportInputError('There is no earlier version to go back to.');
  if (expected !== null && live.version !== expected)
    throw new ImportInputError(`Version ${expected} is not live any more.`);
  await stageDiff(client, live.version, previous.version);
  await restoreIdentities(client, live.version);
  await restoreRecords(client, live.version);
  await client.query(`UPDATE data_set SET state = 'RETIRED' WHERE version = $1`, [live.version]);
  await client.query(`UPDATE data_set SET state = 'LIVE' WHERE version = $1`, [previous.version]);
  await client.query(
    `UPDATE data_set SET state = 'PREVIOUS' WHERE version = (SELECT max(version) FROM data_set WHERE state = 'HELD')`,
  );
  await client.query(`UPDATE import_run SET state = 'ROLLED_BACK' WHERE version = $1`, [live.version]);
  await recordChanges(client, { reason: 'ROLLBACK', undoOf: live.version, hasDiff: true });
  await client.query('DELETE FROM source_record_undo WHERE version = $1', [live.version]);
  await client.query('DELETE FROM attraction_undo WHERE version = $1', [live.version]);
  return { version: previous.version, placeCount: previous.placeCount };
}

/** Sets identities back. They are never deleted: one that the undone version brought has the state GONE. */
async function restoreIdentities(client: pg.ClientBase, version: number): Promise<void> {
  await client.query(
    `UPDATE attraction a SET state = b.state, merged_into = b.merged_into, name = b.name, category = b.category,
       lon = b.lon, lat = b.lat,
       updated_at = now()
     FROM attraction_undo u, json_populate_record(NULL::attraction, u.before) b
       WHERE u.version = $1 AND u.before IS NOT NULL AND a.id = u.id`,
    [version],
  );
  await client.query(
    `UPDATE attraction a SET state = 'GONE', merged_into = NULL, updated_at = now()
     FROM attraction_undo u WHERE u.version = $1 AND u.before IS NULL AND a.id = u.id`,
    [version],
  );
}

async function restoreRecords(client: pg.ClientBase, version: number): Promise<void> {
  await storeLeftIdentities(
    client,
    `SELECT source, ref FROM source_record_undo WHERE version = ${version} AND before IS NULL`,
  );
  await client.query(
    `DELETE FROM source_record s USING source_record_undo u
     WHERE u.version = $1 AND s.source = u.source AND s.ref = u.ref`,
    [version],
  );
  await client.query(
    `INSERT INTO source_record SELECT b.*
       FROM source_record_undo u, json_populate_record(NULL::source_record, u.before) b
     WHERE u.version = $1 AND u.before IS NOT NULL`,
    [version],
  );
}
