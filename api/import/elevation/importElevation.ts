import { createHash } from 'node:crypto';
import path from 'node:path';
import type pg from 'pg';
import { ImportRunningError } from '#api/import/publish/run/session.ts';
import type { Database } from '#api/platform/db/database.ts';
import { readSetsAnew } from '#api/platform/db/publicSets.ts';
import { trySessionLock } from '#api/platform/db/sessionLock.ts';
import type { Files } from '#api/platform/files/files.ts';
import { type NamelessFile, openNamelessFile } from '#api/platform/files/namelessFile.ts';
import { LOCK_KEYS } from '#api/platform/lockKeys.ts';
import { archiveKey, elevationArchive } from '#api/platform/pmtiles/archiveNames.ts';
import { TileSpool } from '#api/platform/pmtiles/tileSpool.ts';
import { archiveBytes } from '#api/platform/pmtiles/writeArchive.ts';
import { ImportInputError, type Progress } from '#api/platform/reading.ts';
import { safeAttribution } from '#api/platform/safeAttribution.ts';
import { LAND_SURVEY_HEIGHTS } from '#common/relief/landSurvey.ts';
import { dropReplaced } from './dropElevation.ts';
import { liveModel, recordModel } from './elevationSql.ts';
import { closeSheets, openSheets } from './sheets/openSheets.ts';
import type { Sheet } from './sheets/sheet.ts';
import { type DoneParts, openDoneParts } from './tiles/doneParts.ts';
import { makeElevationTiles, type TileMakerOptions } from './tiles/elevationTiles.ts';
import { ELEVATION_TILE_PX } from './tiles/resample.ts';

export interface ElevationImport {
  readonly files: Files;
  /**
   * Folder for cells and tiles during the work. After a failure it holds what the next try goes on with, else nothing.
   */
  readonly spoolFolder: string;
  /** Sheets of one model, or of several: the finest goes before the others. */
  readonly sheets: readonly string[];
  /** EPSG code that goes before what the sheets say; null: none. */
  readonly crs: number | null;
  /** HTML; null: the land survey. */
  readonly attribution: string | null;
  readonly progress: Progress;
}

/** Where imports of heights work. */
export const elevationSpool = (dataDir: string) => path.join(dataDir, 'imports', 'elevation');

export interface ElevationReport {
  readonly version: string;
  /** False: the heights were those that are live already. */
  readonly isNew: boolean;
  readonly sheets: number;
  readonly tiles: number;
  readonly bytes: number;
}

/**
 * Replaces the heights of the installation by those of the sheets, as a whole. Until then, and after a failure or the
 * death of the process, those before are served, and the next try of the same sheets goes on. Throws ImportInputError.
 */
export async function importElevation(db: Database, options: ElevationImport): Promise<ElevationReport> {
  const done = await trySessionLock(db, LOCK_KEYS.elevation, async (client) => {
    const cells = await openNamelessFile(options.spoolFolder);
    try {
      const spool = { descriptor: cells.descriptor, end: 0 };
      const sheets = await openSheets(options.sheets, { ...options, spool });
      try {
        const parts = await openDoneParts(path.join(options.spoolFolder, 'parts'), options.sheets, options.crs);
        const report = await replace(db, client, { ...options, parts }, sheets).catch(async (error: unknown) => {
          // The same sheets would fail again.
          if (error instanceof ImportInputError) await parts.drop();
          throw error;
        });
        await parts.drop();
        return report;
      } finally {
        await closeSheets(sheets);
      }
    } finally {
      cells.close();
    }
  });
  if (done === null) throw new ImportRunningError('Another import of heights is running.');
  return done.result;
}

async function replace(
  db: Database,
  client: pg.ClientBase,
  { files, spoolFolder, progress, parts, ...options }: ElevationImport & { readonly parts: DoneParts },
  sheets: readonly Sheet[],
): Promise<ElevationReport> {
  const attribution = safeAttribution(options.attribution) ?? LAND_SURVEY_HEIGHTS;
  const file = await openNamelessFile(spoolFolder);
  try {
    const { spool, version, tiles } = await spoolTiles(file, sheets, { progress, attribution, parts });
    const report = { version, sheets: sheets.length, tiles };
    const live = await liveModel(client);
    if (live?.version === version) return { ...report, isNew: false, bytes: live.bytes };
    const stored = spool.tilesOf('');
    let bytes = 0;
    const chunks = archiveBytes(stored, { name: 'Taival: heights', attribution, layers: null });
    await files.putWhole(
      archiveKey(elevationArchive(version)),
      counted(chunks, (length) => (bytes += length)),
    );
    const { minZoom, maxZoom, bounds } = stored;
    await recordModel(client, { ...report, minZoom, maxZoom, tilePx: ELEVATION_TILE_PX, bounds, attribution, bytes });
    readSetsAnew(db);
    await dropReplaced(client, files);
    return { ...report, isNew: true, bytes };
  } finally {
    file.close();
  }
}

interface Spooled {
  readonly spool: TileSpool;
  /** Of the content: the same sheets give the same one. */
  readonly version: string;
  readonly tiles: number;
}

async function spoolTiles(
  file: NamelessFile,
  sheets: readonly Sheet[],
  { attribution, ...options }: Omit<TileMakerOptions, 'take'> & { readonly attribution: string },
): Promise<Spooled> {
  const spool = new TileSpool(file);
  const digests: string[] = [];
  await makeElevationTiles(sheets, {
    ...options,
    take: (tile, body) => {
      spool.add('', tile, body);
      digests.push(`${tile.z}/${tile.x}/${tile.y} ${createHash('sha1').update(body).digest('base64')}`);
    },
  });
  if (digests.length === 0) throw new ImportInputError('No cell of the sheets has a height.');
  const content = [attribution, ...digests.toSorted()].join('\n');
  const version = createHash('sha256').update(content).digest('base64url').slice(0, 12);
  return { spool, version, tiles: digests.length };
}

async function* counted(chunks: AsyncIterable<Buffer>, count: (length: number) => void): AsyncGenerator<Buffer> {
  for await (const chunk of chunks) {
    count(chunk.length);
    yield chunk;
  }
}
