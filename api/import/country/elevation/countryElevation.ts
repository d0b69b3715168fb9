import path from 'node:path';
import { loadAdminAreas } from '#api/import/boundaries/storeAdminAreas.ts';
import { isPublished, liveModel } from '#api/import/elevation/elevationSql.ts';
import { elevationSpool, importElevation } from '#api/import/elevation/importElevation.ts';
import { FINLAND_CRS } from '#api/import/elevation/sheets/crs.ts';
import type { Config } from '#api/platform/config.ts';
import type { Database } from '#api/platform/db/database.ts';
import { openFiles } from '#api/platform/files/files.ts';
import type { Progress } from '#api/platform/reading.ts';
import type { DownloadLimits } from '../files/countryFiles.ts';
import { lastFile, storeFileRun, storeUnchangedFile } from '../files/fileRuns.ts';
import { fetchSheets } from './elevationSheets.ts';
import { sheetsOver } from './mapSheets.ts';

interface CountryElevationOptions {
  readonly config: Config;
  /** Heights that were imported from files are replaced too. */
  readonly replaceHeights: boolean;
  readonly progress: Progress;
  readonly limits?: DownloadLimits;
  /** Milliseconds between two looks whether an order is ready. */
  readonly pollMs?: number;
}

/**
 * Fetches the land survey's elevation model of 10 m of all municipalities that are stored, and makes it the heights of
 * the installation; answers what was done, and whether heights have changed. Throws HttpError and ImportInputError: the
 * heights are then as they were.
 */
export async function importCountryElevation(
  db: Database,
  { config, replaceHeights, progress, limits = {}, pollMs }: CountryElevationOptions,
): Promise<{ readonly done: string; readonly isChanged: boolean }> {
  const unchanged = (done: string, isChanged = false) => ({ done: `elevation: ${done}`, isChanged });
  const service = config.landSurveyFiles;
  if (service === null) return unchanged('not fetched, since there is no MML_API_KEY.');
  const [live, last] = [await liveModel(db.pool), await lastFile(db, 'elevation')];
  if (live !== null && last === null && !replaceHeights)
    return unchanged('heights that were imported from files stay, unless --only names elevation.');
  const municipalities = (await loadAdminAreas(db.pool)).filter(({ level }) => level === 'MUNICIPALITY');
  const folder = path.join(config.dataDir, 'downloads', 'elevation');
  const sheets = sheetsOver(municipalities.map(({ bbox }) => bbox));
  const found = await fetchSheets(sheets, {
    service,
    folder,
    progress,
    limits,
    ...(pollMs !== undefined && { pollMs }),
  });
  if (live !== null && last === found.md5) {
    await storeUnchangedFile(db, 'elevation');
    return unchanged('these heights are shown already.', !(await isPublished(db.pool)));
  }
  const { tiles, isNew } = await importElevation(db, {
    files: await openFiles(config),
    spoolFolder: elevationSpool(config.dataDir),
    sheets: found.files,
    crs: FINLAND_CRS,
    attribution: null,
    progress,
  });
  await storeFileRun(db, 'elevation', found.md5);
  const from = found.files.length === 1 ? '1 map sheet' : `${found.files.length} map sheets`;
  return {
    done: `elevation: ${tiles} tiles of heights, made from ${from}.`,
    isChanged: isNew || !(await isPublished(db.pool)),
  };
}
