import type pg from 'pg';
import { dropUnseenTiles } from '#api/basemap/store/baseTileSets.ts';
import type { StoredTiles } from '#api/basemap/store/storeBaseTiles.ts';
import type { SourceInput } from '#api/import/records/record.ts';
import type { Database } from '#api/platform/db/database.ts';
import type { Progress, Skipped } from '#api/platform/reading.ts';
import { stepsWith } from './core/steps.ts';
import { compare } from './input/coverage.ts';
import { collect, createIncoming } from './input/incoming.ts';
import { publishVersion } from './publishVersion.ts';
import { cleanUp } from './run/cleanUp.ts';
import { failRun, finishUnchanged, startRun } from './run/runs.ts';
import { withImportLock } from './run/session.ts';

export interface ImportOptions {
  /** Publish even when many of the covered records would vanish. */
  readonly acceptLoss: boolean;
  readonly progress: Progress;
  readonly onSkip: (skipped: Skipped) => void;
  /**
   * Called under the import lock once the records may be published; answers base tiles to publish with them, or null
   * when the tiles of the same file are public already.
   */
  readonly alongside?: ((client: pg.ClientBase) => Promise<StoredTiles | null>) | undefined;
}

export interface ImportReport {
  readonly runId: number;
  /** Null when nothing changed: the live version stays. */
  readonly version: number | null;
  readonly placeCount: number;
  /** Records of the input: usable, unusable, and those that came again under the same ref. */
  readonly read: number;
  readonly skipped: number;
  readonly duplicates: number;
  /** Records by comparison with the stored ones. */
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly vanished: number;
  readonly keptGeometry: number;
  /** Identities gone from the public set, and merged into others. */
  readonly gone: number;
  readonly merged: number;
  /** Base tiles published with the version; null: there are none, or they stay as they were. */
  readonly baseTiles: StoredTiles | null;
  /** Milliseconds per step. */
  readonly timings: Readonly<Record<string, number>>;
}

/**
 * Imports the records of one source and publishes a version with them (DESIGN §3). Throws ImportInputError, with one
 * sentence, when another import runs, the input cannot be read, or too much would vanish; after any error the public
 * set and the stored records are as they were.
 */
export function importSource(db: Database, input: SourceInput, options: ImportOptions): Promise<ImportReport> {
  return withImportLock(db, async (client) => {
    await cleanUp(client);
    const runId = await startRun(client, input.source, input);
    try {
      return await importRecords(db, client, runId, input, options);
    } catch (error) {
      await failRun(db, runId, error);
      // Tiles that cannot be deleted now, because the server is gone, are deleted by the next import or start.
      await dropUnseenTiles(db.pool).catch(() => undefined);
      throw error;
    }
  });
}

async function importRecords(
  db: Database,
  client: pg.ClientBase,
  runId: number,
  input: SourceInput,
  options: ImportOptions,
): Promise<ImportReport> {
  const steps = stepsWith(options.progress);
  await createIncoming(client);
  const start = performance.now();
  const collected = await collect(client, input, options.onSkip);
  const readMs = Math.round(performance.now() - start);
  const changes = await steps.run('compare', collected.read, () => compare(client, input, options.acceptLoss));
  const baseTiles = (await options.alongside?.(client)) ?? null;
  const counts = { ...collected, ...changes, baseTiles };
  const isChanged = baseTiles !== null || changes.added + changes.changed + changes.vanished > 0;
  const live = await livePlaceCount(client);
  if (!isChanged && live !== null) {
    await finishUnchanged(client, runId, counts);
    return {
      runId,
      version: null,
      placeCount: live,
      ...counts,
      gone: 0,
      merged: 0,
      timings: { read: readMs, ...steps.timings },
    };
  }
  const published = await publishVersion(db, client, {
    reason: `import ${input.source}`,
    runId,
    counts,
    steps,
    baseTileSet: baseTiles?.tileSet ?? null,
  });
  return { runId, ...counts, ...published, timings: { read: readMs, ...steps.timings } };
}

async function livePlaceCount(client: pg.ClientBase): Promise<number | null> {
  const answer = await client.query<{ n: number }>(`SELECT place_count AS n FROM data_set WHERE state = 'LIVE'`);
  return answer.rows[0]?.n ?? null;
}
