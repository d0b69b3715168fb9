import type { StoredTiles } from '#api/basemap/store/storeBaseTiles.ts';
import type { Elevation } from '#api/elevation/elevation.ts';
import { readAdminAreas } from '#api/import/boundaries/readAdminAreas.ts';
import { storeAdminAreas } from '#api/import/boundaries/storeAdminAreas.ts';
import { storeUnchangedFile } from '#api/import/country/files/fileRuns.ts';
import { afterElevation } from '#api/import/elevation/afterElevation.ts';
import { isPublished } from '#api/import/elevation/elevationSql.ts';
import { elevationSpool, importElevation } from '#api/import/elevation/importElevation.ts';
import { importEncyclopedia } from '#api/import/encyclopedia/importEncyclopedia.ts';
import { readLois } from '#api/import/lipas/lois/readLois.ts';
import { readLipas } from '#api/import/lipas/readLipas.ts';
import { readPlaceNames } from '#api/import/names/readPlaceNames.ts';
import { storePlaceNames } from '#api/import/names/storePlaceNames.ts';
import { osmPart } from '#api/import/osm/osmPart.ts';
import { type ImportOptions, importPart, type ImportReport, importSource } from '#api/import/publish/importSource.ts';
import { republish } from '#api/import/publish/republish.ts';
import { rollback, type RollbackReport } from '#api/import/publish/rollback.ts';
import type { SourceInput } from '#api/import/records/record.ts';
import { starterDifferences } from '#api/import/starter/starterDifferences.ts';
import type { Config } from '#api/platform/config.ts';
import type { Database } from '#api/platform/db/database.ts';
import { inTransaction } from '#api/platform/db/transaction.ts';
import { openFiles } from '#api/platform/files/files.ts';
import { ImportInputError, type Progress, type Skipped } from '#api/platform/reading.ts';
import type { ImportArguments, ImportName } from './importArguments.ts';

interface CommandInput extends Pick<ImportArguments, 'argument' | 'files' | 'options'> {
  readonly db: Database;
  readonly config: Config;
  /** The source of the heights that a publish gives to places and routes. */
  readonly elevation: Elevation;
  readonly progress: Progress;
  readonly onSkip: (skipped: Skipped) => void;
}

/**
 * Runs one import and returns the lines that say what it did. Throws ImportInputError and leaves the public set as it
 * was.
 */
export type Command = (input: CommandInput) => Promise<string[]>;

export const COMMANDS: Readonly<Record<ImportName, Command>> = {
  osm: async (input) => {
    const { db, config, progress, onSkip, options } = input;
    const part = osmPart(fileOf(input), { config, area: options.area, progress, onSkip });
    return linesOf(await importPart(db, part, importOptions(input)));
  },
  lipas: async (input) =>
    publish(
      input,
      await readLipas(input.argument ?? input.config.lipasUrl, {
        onSkip: input.onSkip,
        progress: input.progress,
        ...(input.options.types && { types: input.options.types }),
        ...(input.options.cities && { cities: input.options.cities }),
        ...(input.options.area && { area: input.options.area }),
      }),
    ),
  lois: async (input) => {
    const records = await readLois(input.argument ?? input.config.lipasUrl, {
      onSkip: input.onSkip,
      progress: input.progress,
      ...(input.options.area && { area: input.options.area }),
    });
    const part = { name: 'lois', open: async () => ({ input: records }) };
    return linesOf(await importPart(input.db, part, importOptions(input)));
  },
  municipalities: async (input) => {
    const areas = await readAdminAreas(fileOf(input), { onSkip: input.onSkip, progress: input.progress });
    await inTransaction(input.db, (client) => storeAdminAreas(client, areas, input.options.acceptLoss));
    const report = await republish(input.db, 'municipalities', {
      elevation: input.elevation,
      progress: input.progress,
      heldVersions: input.config.heldVersions,
    });
    return [`${areas.length} boundaries are stored.`, published(report.version, report.placeCount)];
  },
  places: async (input) => {
    const names = await readPlaceNames(fileOf(input), { onSkip: input.onSkip, progress: input.progress });
    await inTransaction(input.db, async (client) => {
      await storePlaceNames(client, names);
      // Place names are not part of a version; the run says since when these are used.
      await client.query(
        `INSERT INTO import_run (source, state, counts, finished_at) VALUES ('places', 'PUBLISHED', $1, now())`,
        [{ read: names.length }],
      );
    });
    return [`${names.length} place names are searchable.`];
  },
  elevation: async ({ db, config, elevation, files, options, progress }) => {
    const report = await importElevation(db, {
      files: await openFiles(config),
      spoolFolder: elevationSpool(config.dataDir),
      sheets: files,
      ...options,
      progress,
    });
    const sizes = `${report.sheets} sheets in ${report.tiles} tiles of heights, ${(report.bytes / 1e6).toFixed(1)} MB.`;
    // Where the publish after their last import failed, it is done now.
    if (!report.isNew && (await isPublished(db.pool))) {
      await storeUnchangedFile(db, 'elevation');
      return [sizes, 'Nothing changed: these heights are shown already.'];
    }
    const { version, placeCount } = await afterElevation(db, {
      elevation,
      progress,
      heldVersions: config.heldVersions,
    });
    return [sizes, published(version, placeCount)];
  },
  wikipedia: async ({ db, config, progress }) => {
    const { named, fetched, found, texts } = await importEncyclopedia(db, { address: config, progress });
    return [
      `${named} articles are named by places, ${fetched} of them were fetched now.`,
      `${texts} texts of ${found} articles are shown.`,
    ];
  },
  starter: async ({ db }) => {
    const differences = await starterDifferences(db);
    return [...differences, `The starter table differs from other sources in ${differences.length} things.`];
  },
  rollback: async ({ db }) => rollbackLines(await rollback(db)),
};

async function publish(input: CommandInput, source: SourceInput): Promise<string[]> {
  return linesOf(await importSource(input.db, source, importOptions(input)));
}

const importOptions = ({ config, elevation, options, progress, onSkip }: CommandInput): ImportOptions => ({
  elevation,
  acceptLoss: options.acceptLoss,
  heldVersions: config.heldVersions,
  progress,
  onSkip,
});

function linesOf({ read, added, changed, vanished, baseTiles, version, placeCount }: ImportReport): string[] {
  return [
    `${read} records read: ${added} new, ${changed} changed, ${vanished} vanished.`,
    ...(baseTiles === null ? [] : [baseTilesLine(baseTiles)]),
    version === null ? 'Nothing changed: the live version stays.' : published(version, placeCount),
  ];
}

function published(version: number, placeCount: number): string {
  return `Version ${version} is live with ${placeCount} places.`;
}

/** What a rollback did, and what it leaves. */
export function rollbackLines({ version, placeCount }: RollbackReport): string[] {
  return [
    `Version ${version} is live again with ${placeCount} places.`,
    'Boundaries, place names and heights are not undone: the next publish uses those that were imported last.',
  ];
}

/** "312 base map tiles, 5.1 MB, the largest 97 kB." */
export function baseTilesLine({
  tiles,
  bytes,
  largestBytes,
}: Pick<StoredTiles, 'tiles' | 'bytes' | 'largestBytes'>): string {
  return `${tiles} base map tiles, ${(bytes / 1e6).toFixed(1)} MB, the largest ${Math.ceil(largestBytes / 1e3)} kB.`;
}

function fileOf({ argument }: CommandInput): string {
  if (argument === null) throw new ImportInputError('This import needs a file.');
  return argument;
}
