import type pg from 'pg';
import { dropSupersededTiles } from '#api/basemap/store/baseTileSets.ts';
import type { Elevation } from '#api/elevation/elevation.ts';
import { dropUnusedPatterns } from '#api/hours/patternsSql.ts';
import type { Database } from '#api/platform/db/database.ts';
import { boundHeapOfPublish } from '#api/platform/heap.ts';
import { buildPlaces } from './build/build.ts';
import type { Steps } from './core/steps.ts';
import { effectiveRecords, publishContext, vanishingRecords } from './input/storedRecords.ts';
import { dropUnserved } from './run/cleanUp.ts';
import { flip, type Flipped, type PublishedRun } from './versions/flip.ts';
import { dropVersion } from './versions/versions.ts';
import { writeVersion } from './versions/writeVersion.ts';

export interface PublishInput {
  readonly reason: string;
  readonly runs: readonly PublishedRun[];
  readonly steps: Steps;
  /** Base tiles that become public with the version; null: those that are public now stay. */
  readonly baseTileSet: number | null;
  readonly heldVersions: number;
  /** The model whose heights the places get. */
  readonly elevation: Elevation;
}

export interface Published extends Flipped {
  readonly version: number;
  readonly placeCount: number;
}

/**
 * Builds a version from the stored records, changed by `incoming` and `vanished`, and makes it live. `client` holds the
 * import lock. After an error the public set and the records are as they were.
 */
export async function publishVersion(db: Database, client: pg.ClientBase, input: PublishInput): Promise<Published> {
  const { steps } = input;
  boundHeapOfPublish();
  const version = await startVersion(client, input.reason);
  try {
    const built = await buildPlaces({
      readRecords: () => effectiveRecords(client),
      readVanishing: () => vanishingRecords(client),
      ...(await publishContext(client)),
      steps,
    });
    await writeVersion(db, client, version, built, input);
    const flipped = await steps.run('publish', built.places.length, () => flip(client, built, { version, ...input }));
    await steps.run('drop old versions', 0, async () => {
      await dropUnserved(client).catch(() => undefined);
      await dropSupersededTiles(client).catch(() => undefined);
      await dropUnusedPatterns(client).catch(() => undefined);
    });
    return { version, placeCount: built.shown.length, ...flipped };
  } catch (error) {
    // Tables that cannot be dropped now, because the connection or the server is gone, are dropped by the next import
    // or start.
    await abandon(db, version).catch(() => undefined);
    throw error;
  }
}

async function startVersion(client: pg.ClientBase, reason: string): Promise<number> {
  const answer = await client.query<{ version: number }>(
    `INSERT INTO data_set (version, state, reason) VALUES (nextval('data_set_version'), 'BUILDING', $1)
     RETURNING version`,
    [reason],
  );
  const version = answer.rows[0]?.version;
  if (version === undefined) throw new Error('the database gave no version number');
  return version;
}

async function abandon(db: Database, version: number): Promise<void> {
  const client = await db.pool.connect();
  try {
    const failed = await client.query(
      `UPDATE data_set SET state = 'FAILED' WHERE version = $1 AND state = 'BUILDING'`,
      [version],
    );
    if (failed.rowCount === 1) await dropVersion(client, version);
  } finally {
    client.release();
  }
}
