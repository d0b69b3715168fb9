import path from 'node:path';
import type { Config } from '#api/platform/config.ts';
import { download, type Downloaded } from '#api/platform/http/download.ts';
import type { DownloadOptions } from '#api/platform/http/downloadOnce.ts';
import { getText } from '#api/platform/http/httpClient.ts';
import { HttpError } from '#api/platform/http/httpFaults.ts';
import type { Progress } from '#api/platform/reading.ts';

/** The sources that are files. */
export const FILE_SOURCES = ['municipalities', 'places', 'osm'] as const;
export type FileSource = (typeof FILE_SOURCES)[number];

interface CountryFile {
  readonly url: string | null;
  readonly name: string;
  /** Whether the publisher states the MD5 of the file beside it. */
  readonly hasChecksum: boolean;
}

/** Where the file of a source is, and under which name it is stored. */
export function countryFile(source: FileSource, config: Config): CountryFile {
  switch (source) {
    case 'municipalities':
      return { url: config.boundariesUrl, name: 'boundaries.geojson', hasChecksum: false };
    case 'places':
      return { url: config.placesUrl, name: 'places.geojson', hasChecksum: false };
    case 'osm':
      return { url: config.osmUrl, name: 'finland.osm.pbf', hasChecksum: true };
  }
}

export type DownloadLimits = Partial<Omit<DownloadOptions, 'progress' | 'md5'>>;

/** Where the file of a source is stored. */
export function storedAt(source: FileSource, config: Config): string {
  return path.join(config.dataDir, 'downloads', countryFile(source, config).name);
}

/** Fetches the file of a source, if it is not there already as its publisher has it. Throws HttpError. */
export async function fetchCountryFile(
  source: FileSource,
  config: Config,
  { progress, limits }: { readonly progress: Progress; readonly limits: DownloadLimits },
): Promise<Downloaded | null> {
  const { url, hasChecksum } = countryFile(source, config);
  if (url === null) return null;
  return download(new URL(url), storedAt(source, config), {
    ...limits,
    md5: hasChecksum ? await checksumOf(new URL(url), limits) : null,
    progress: (done, total) => progress(`Fetching ${source}`, done, total, 'bytes'),
  });
}

/** The checksum that a publisher states in a file beside the file, `<md5>  <name>`; null where there is none. */
async function checksumOf(url: URL, { attempts, retryDelayMs }: DownloadLimits): Promise<string | null> {
  const beside = new URL(url);
  beside.pathname += '.md5';
  try {
    const text = await getText(beside, {
      maxBytes: 10_000,
      ...(attempts !== undefined && { attempts }),
      ...(retryDelayMs !== undefined && { retryDelayMs }),
    });
    return /^[\da-f]{32}\b/i.exec(text.trim())?.[0].toLowerCase() ?? null;
  } catch (error) {
    if (error instanceof HttpError && error.status === 404) return null;
    throw error;
  }
}
