import { createHash } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { finlandCrs } from '#api/import/elevation/sheets/crs.ts';
import { openGeoTiff } from '#api/import/elevation/sheets/geoTiff.ts';
import type { LandSurveyFiles } from '#api/platform/configMaps.ts';
import { download } from '#api/platform/http/download.ts';
import { readStored, storedFile } from '#api/platform/http/downloadFiles.ts';
import { HttpError } from '#api/platform/http/httpFaults.ts';
import type { Progress } from '#api/platform/reading.ts';
import type { DownloadLimits } from '../files/countryFiles.ts';
import { type MapSheet, SHEET_HEIGHT_M, SHEET_WIDTH_M } from './mapSheets.ts';
import { keyHeaders, ORDER_SHEETS_MAX, orderSheets, surveyFault } from './sheetOrders.ts';

export interface FetchOptions {
  readonly service: LandSurveyFiles;
  /** Where the sheets are stored; those that are here are not fetched again. */
  readonly folder: string;
  readonly progress: Progress;
  readonly limits: DownloadLimits;
  /** Milliseconds between two questions whether an order is ready. */
  readonly pollMs?: number;
}

export interface FetchedSheets {
  readonly files: readonly string[];
  /** The same where all files are the same. */
  readonly md5: string;
}

const POLL_MS = 5000;
/** Names of the sheets that the service does not have, such as those of the open sea. */
const ABSENT = 'absent.json';
const names = z.array(z.string());
/** An order of more sheets than these cannot be sea only, even if the service says so: land would lose its heights. */
const EMPTY_ORDER_MAX = 10;

/** Fetches the heights of map sheets, some at a time, and goes on where an earlier call broke off. Throws HttpError. */
export async function fetchSheets(sheets: readonly MapSheet[], options: FetchOptions): Promise<FetchedSheets> {
  const { folder, progress } = options;
  await mkdir(folder, { recursive: true });
  const absent = new Set(await readStored(path.join(folder, ABSENT), names));
  const digests = new Map<string, string>();
  const missing: MapSheet[] = [];
  for (const sheet of sheets.filter(({ name }) => !absent.has(name))) {
    const md5 = await storedDigest(sheet, folder);
    if (md5 === null) missing.push(sheet);
    else digests.set(sheet.name, md5);
  }
  for (let from = 0; from < missing.length; from += ORDER_SHEETS_MAX) {
    progress('Fetching sheets of heights', from, missing.length, 'sheets');
    const batch = missing.slice(from, from + ORDER_SHEETS_MAX);
    for (const [name, md5] of await fetchBatch(batch, options)) digests.set(name, md5);
    batch.forEach(({ name }) => void (digests.has(name) || absent.add(name)));
    await writeFile(path.join(folder, ABSENT), JSON.stringify([...absent].toSorted()));
  }
  const found = sheets.filter(({ name }) => digests.has(name));
  const content = found.map(({ name }) => `${name} ${digests.get(name)}`).toSorted();
  return {
    files: found.map((sheet) => fileOf(sheet, folder)),
    md5: createHash('md5').update(content.join('\n')).digest('hex'),
  };
}

const fileOf = ({ name }: MapSheet, folder: string) => path.join(folder, `${name}.tif`);

/**
 * MD5 of a sheet that is here; null where it must be fetched. It is looked at again: an earlier process may have been
 * killed between its download and the check.
 */
async function storedDigest(sheet: MapSheet, folder: string): Promise<string | null> {
  const file = fileOf(sheet, folder);
  const stored = await readStored(`${file}.json`, storedFile);
  if (stored === null) return null;
  return checkPlace(file, sheet).then(
    () => stored.md5,
    () => null,
  );
}

/** MD5 of the sheets of one order that there are, by name. */
async function fetchBatch(
  batch: readonly MapSheet[],
  { service, folder, limits, pollMs = POLL_MS }: FetchOptions,
): Promise<Map<string, string>> {
  const digests = new Map<string, string>();
  const ordered = batch.map(({ name }) => name);
  for (const url of await orderSheets(service, ordered, pollMs)) {
    const sheet = batch.find(({ name }) => new RegExp(`\\b${name}\\b[^/]*\\.tiff?$`, 'i').test(url.pathname));
    if (sheet === undefined) throw new HttpError(`${url.host} sent another file than was ordered`, { status: null });
    const file = fileOf(sheet, folder);
    const headers = url.origin === new URL(service.url).origin ? keyHeaders(service) : {};
    const { md5 } = await download(url, file, { ...limits, headers });
    await checkPlace(file, sheet);
    digests.set(sheet.name, md5);
  }
  if (digests.size === 0 && batch.length > EMPTY_ORDER_MAX)
    throw surveyFault(`sent none of the ${batch.length} sheets that were ordered`);
  return digests;
}

/** Throws for a file that lies elsewhere than its name says: it would be taken for the sea. */
async function checkPlace(file: string, { name, west, south }: MapSheet): Promise<void> {
  try {
    const sheet = await openGeoTiff(file, finlandCrs());
    await sheet.close();
    const isNear = (a: number, b: number) => Math.abs(a - b) <= sheet.cellWidth;
    const isThere =
      isNear(sheet.west, west) &&
      isNear(sheet.north, south + SHEET_HEIGHT_M) &&
      isNear(sheet.columns * sheet.cellWidth, SHEET_WIDTH_M) &&
      isNear(sheet.rows * sheet.cellHeight, SHEET_HEIGHT_M);
    if (!isThere) throw new HttpError(`the file of sheet ${name} lies elsewhere`, { status: null });
  } catch (error) {
    await Promise.all([file, `${file}.json`].map((one) => rm(one, { force: true })));
    throw error;
  }
}
