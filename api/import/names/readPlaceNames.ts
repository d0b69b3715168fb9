import { open } from 'node:fs/promises';
import { readGazetteer } from './gazetteer.ts';
import type { PlaceNameOptions, PlaceNameRecord } from './placeName.ts';
import { readSurveyNames } from './surveyNames.ts';

/** A file of the land survey is XML; a gazetteer is JSON. */
const XML = /^\uFEFF?\s*</;

const HEAD_BYTES = 512;

/**
 * Reads a file of place names: of the gazetteer Who's On First (GeoJSON), or a package of the land survey (GML). Throws
 * ImportInputError when the file is something else or broken.
 */
export async function readPlaceNames(file: string, options: PlaceNameOptions): Promise<PlaceNameRecord[]> {
  return XML.test(await headOf(file)) ? readSurveyNames(file, options) : readGazetteer(file, options);
}

/** Nothing where the file cannot be opened: its reader says so. */
async function headOf(file: string): Promise<string> {
  try {
    const handle = await open(file);
    try {
      const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
      return buffer.toString('utf8', 0, bytesRead);
    } finally {
      await handle.close();
    }
  } catch {
    return '';
  }
}
