import { open, readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { ImportInputError, type Progress } from '#api/platform/reading.ts';
import { type CellSpool, openAsciiGrid } from './asciiGrid.ts';
import { isAsciiGrid } from './asciiHeader.ts';
import { type Crs, crsOf, FINLAND_CRS } from './crs.ts';
import { openGeoTiff } from './geoTiff.ts';
import type { Sheet } from './sheet.ts';

const HEAD_BYTES = 4096;

export interface SheetOptions {
  /** EPSG code that goes before what the files say; null: none. */
  readonly crs: number | null;
  readonly spool: CellSpool;
  readonly progress: Progress;
}

/** Opens the files of an elevation model, in their order. Throws ImportInputError on the first that is none. */
export async function openSheets(
  files: readonly string[],
  { crs, spool, progress }: SheetOptions,
): Promise<readonly Sheet[]> {
  const asked = crs === null ? null : crsOf(crs);
  if (crs !== null && asked === null) throw new ImportInputError(`EPSG:${crs} is not read.`);
  const sheets: Sheet[] = [];
  try {
    for (const file of files) {
      progress('Opening sheets', sheets.length, files.length, 'sheets');
      sheets.push(await openSheet(file, asked, spool));
    }
    progress('Opening sheets', sheets.length, files.length, 'sheets');
    return sheets;
  } catch (error) {
    await closeSheets(sheets);
    throw error;
  }
}

export async function closeSheets(sheets: readonly Sheet[]): Promise<void> {
  await Promise.all(sheets.map((sheet) => sheet.close()));
}

async function openSheet(file: string, asked: Crs | null, spool: CellSpool): Promise<Sheet> {
  const head = await headOf(file);
  if (/^(?:II[*+]\0|MM\0[*+])/.test(head.toString('latin1', 0, 4))) return openGeoTiff(file, asked);
  const isZipped = head[0] === 0x1f && head[1] === 0x8b;
  const text = (isZipped ? await unzipped(head) : head).toString('latin1');
  if (!isAsciiGrid(text))
    throw new ImportInputError(`${file} is no elevation model: neither a GeoTIFF nor a grid of text.`);
  return openAsciiGrid(file, { crs: asked ?? (await besideCrs(file)), spool, isZipped });
}

async function headOf(file: string): Promise<Buffer> {
  const handle = await open(file, 'r').catch((cause: unknown) => {
    throw new ImportInputError(`${file} cannot be read: it is not there or may not be opened.`, { cause });
  });
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } catch (cause) {
    throw new ImportInputError(`${file} cannot be read.`, { cause });
  } finally {
    await handle.close();
  }
}

/** Unpacks the beginning of a file; nothing where it cannot be unpacked. */
async function unzipped(head: Buffer): Promise<Buffer> {
  // Flushed as far as it goes: the end of the file is missing.
  return promisify(gunzip)(head, { finishFlush: 2 }).catch(() => Buffer.alloc(0));
}

/** The reference system that a `.prj` beside a grid names. Throws ImportInputError for one that is not read. */
async function besideCrs(file: string): Promise<Crs> {
  const beside = file.replace(/(?:\.\w+)?(?:\.gz)?$/i, '.prj');
  const text = await readFile(beside, 'latin1').catch(() => null);
  // Grids of text say nothing of their reference system.
  const code = text === null ? FINLAND_CRS : codeOf(text);
  const crs = code === null ? null : crsOf(code);
  if (crs === null)
    throw new ImportInputError(`${beside} names a reference system that is not read: name one by --crs.`);
  return crs;
}

/** The code of a system in well-known text. */
function codeOf(text: string): number | null {
  if (/TM35FIN|ETRS_?(?:19)?89.{0,40}UTM.{0,10}35N?/i.test(text)) return FINLAND_CRS;
  if (/Pseudo[-_ ]?Mercator|Mercator_Auxiliary_Sphere/i.test(text)) return 3857;
  return /^\s*GEOG/i.test(text) && /WGS|ETRS/i.test(text) ? 4326 : null;
}
