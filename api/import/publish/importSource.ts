import type pg from 'pg';
import { dropUnseenTiles } from '#api/basemap/store/baseTileSets.ts';
import type { StoredTiles } from '#api/basemap/store/storeBaseTiles.ts';
import { type Elevation, NO_ELEVATION } from '#api/elevation/elevation.ts';
import type { SourceInput } from '#api/import/records/record.ts';
import type { Database } from '#api/platform/db/database.ts';
import type { Progress, Skipped } from '#api/platform/reading.ts';
import { type Steps, stepsWith } from './core/steps.ts';
import { type Changes, compare } from './input/coverage.ts';
import { collect, type Collected, createIncoming, discardRun } from './input/incoming.ts';
import { type PublishInput, publishVersion } from './publishVersion.ts';
import { cleanUp } from './run/cleanUp.ts';
import { describeRun, failRun, finishUnchanged, livePlaceCount, startRun } from './run/runs.ts';
import { withImportLock } from './run/session.ts';
import type { Flipped } from './versions/flip.ts';

export interface ImportOptions {
  /** Publish even when many of the covered records would vanish. */
  readonly acceptLoss: boolean;
  readonly progress: Progress;
  readonly onSkip: (skipped: Skipped) => void;
  /** How many versions are held, the live one and the one before it among them; at least 2. */
  readonly heldVersions?: number;
  /** The model whose heights the places get; absent: places have none, and routes those of their own lines. */
  readonly elevation?: Elevation;
}

/** How many versions are held where nothing else is said: two publishes can be undone. */
export const HELD_VERSIONS = 3;

/**
 * Called under the import lock once the records may be published; answers base tiles to publish with them, or null when
 * the tiles of the same file are public already.
 */
type Alongside = (client: pg.ClientBase) => Promise<StoredTiles | null>;

/** The changes of one source, compared with the stored records. */
interface SourceReport extends Collected, Changes {
  readonly runId: number;
  /** Base tiles published with the version; null: there are none, or they stay as they were. */
  readonly baseTiles: StoredTiles | null;
}

interface Outcome extends Flipped {
  /** Null when nothing changed: the live version stays. */
  readonly version: number | null;
  readonly placeCount: number;
  /** Milliseconds per step. */
  readonly timings: Readonly<Record<string, number>>;
}

export interface ImportReport extends SourceReport, Outcome {}

interface OpenedSource {
  readonly input: SourceInput;
  readonly alongside?: Alongside;
  /** Called when the source is imported, or has failed. */
  readonly close?: () => Promise<void>;
}

/** A source of an import of several. */
export interface ImportPart {
  /** Its runs are stored under this name. */
  readonly name: string;
  /** Opens the source, under the import lock; its records are read while they are imported. */
  readonly open: (client: pg.ClientBase) => Promise<OpenedSource>;
  /** Stored with the run, beside its counts. */
  readonly facts?: Readonly<Record<string, unknown>>;
}

export interface ImportsReport extends Outcome {
  readonly sources: readonly (SourceReport & { readonly name: string })[];
  /** Sources that could not be read or would have lost too much; their data are as they were. */
  readonly failures: readonly { readonly name: string; readonly error: unknown }[];
}

/**
 * Imports the records of one source and publishes a version with them (DESIGN §3). Throws ImportInputError, with one
 * sentence, when another import runs, the input cannot be read, or too much would vanish; then all is as it was.
 */
export function importSource(db: Database, input: SourceInput, options: ImportOptions): Promise<ImportReport> {
  return importPart(db, { name: input.source, open: async () => ({ input }) }, options);
}

/** Imports one source like `importSource`, opened under the import lock. */
export async function importPart(db: Database, part: ImportPart, options: ImportOptions): Promise<ImportReport> {
  const { sources, failures, ...outcome } = await importSources(db, [part], options);
  const [failure] = failures;
  if (failure) throw failure.error;
  const [report] = sources;
  if (report === undefined) throw new Error('an import of one source reports on it');
  return { ...report, ...outcome };
}

/**
 * Imports the records of several sources, one after another, and publishes one version with all of them. A source that
 * fails is left out. `isChanged`: publish even where no record changed, since something else did. Throws
 * ImportInputError when another import runs, and what the publish throws; then everything is as it was.
 */
export function importSources(
  db: Database,
  parts: readonly ImportPart[],
  {
    isChanged = false,
    heldVersions = HELD_VERSIONS,
    elevation = NO_ELEVATION,
    ...options
  }: ImportOptions & { readonly isChanged?: boolean },
): Promise<ImportsReport> {
  return withImportLock(db, async (client) => {
    await cleanUp(client);
    await createIncoming(client);
    const steps = stepsWith(options.progress);
    const sources: Imported[] = [];
    const failures: ImportsReport['failures'][number][] = [];
    try {
      for (const part of parts) {
        const done = await takeIn(db, client, part, { ...options, steps });
        if ('error' in done) failures.push(done);
        else sources.push(done);
      }
      const outcome = await publishAll(db, client, sources, { steps, isChanged, heldVersions, elevation });
      if (failures.length > 0) await dropTiles(db);
      return { ...outcome, sources: sources.map(({ facts: _facts, ...report }) => report), failures };
    } catch (error) {
      for (const { runId } of sources) await failRun(db, runId, error);
      await dropTiles(db);
      throw error;
    }
  });
}

interface Imported extends SourceReport {
  readonly name: string;
  readonly facts: Readonly<Record<string, unknown>>;
}

/** Collects the records of one source; an error of it is an answer, and nothing of it is left. */
async function takeIn(
  db: Database,
  client: pg.ClientBase,
  { name, open, facts = {} }: ImportPart,
  { acceptLoss, onSkip, steps }: ImportOptions & { readonly steps: Steps },
): Promise<Imported | ImportsReport['failures'][number]> {
  const runId = await startRun(client, name);
  let opened: OpenedSource | null = null;
  try {
    opened = await open(client);
    const { input, alongside } = opened;
    await describeRun(client, runId, input);
    const collected = await steps.timed('read', () => collect(client, runId, input, onSkip));
    const changes = await steps.run('compare', collected.read, () => compare(client, runId, input, acceptLoss));
    const baseTiles = (await alongside?.(client)) ?? null;
    return { name, runId, facts, ...collected, ...changes, baseTiles };
  } catch (error) {
    await failRun(db, runId, error);
    await discardRun(client, runId);
    return { name, error };
  } finally {
    await opened?.close?.();
  }
}

/** Tiles that cannot be deleted now, because the server is gone, are deleted by the next import or start. */
async function dropTiles(db: Database): Promise<void> {
  await dropUnseenTiles(db.pool).catch(() => undefined);
}

interface PublishOptions extends Pick<PublishInput, 'elevation' | 'heldVersions' | 'steps'> {
  readonly isChanged: boolean;
}

async function publishAll(
  db: Database,
  client: pg.ClientBase,
  sources: readonly Imported[],
  { isChanged, ...options }: PublishOptions,
): Promise<Outcome> {
  const runs = sources.map(({ runId, facts, name: _name, ...counts }) => ({ runId, counts: { ...counts, ...facts } }));
  const live = await livePlaceCount(client);
  // A first import publishes even a source without records.
  const mayStay = sources.length === 0 || live !== null;
  if (mayStay && !isChanged && !sources.some(hasChanged)) {
    for (const { runId, counts } of runs) await finishUnchanged(client, runId, counts);
    return { version: null, placeCount: live ?? 0, gone: 0, merged: 0, timings: options.steps.timings };
  }
  const published = await publishVersion(db, client, {
    reason: `import ${sources.map(({ name }) => name).join(', ')}`,
    runs,
    ...options,
    baseTileSet: sources.findLast(({ baseTiles }) => baseTiles !== null)?.baseTiles?.tileSet ?? null,
  });
  return { ...published, timings: options.steps.timings };
}

function hasChanged({ baseTiles, added, changed, vanished }: SourceReport): boolean {
  return baseTiles !== null || added + changed + vanished > 0;
}
