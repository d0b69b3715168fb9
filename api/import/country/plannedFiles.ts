import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '#api/platform/config.ts';
import { announcedBytes } from '#api/platform/http/downloadOnce.ts';
import { countryFile, FILE_SOURCES } from './countryFiles.ts';
import type { CountrySource } from './importCountry.ts';

/** What would be fetched, a line each, without fetching it. */
export async function plannedFiles(config: Config, sources: readonly CountrySource[]): Promise<string[]> {
  const files = FILE_SOURCES.filter((source) => sources.includes(source)).map(async (source) => {
    const { url, name } = countryFile(source, config);
    if (url === null) return `${source}: no address is configured.`;
    const size = await announcedBytes(new URL(url));
    const stored = await stat(path.join(config.dataDir, 'downloads', name)).catch(() => null);
    const known = stored === null ? '' : `, here since ${stored.mtime.toISOString().slice(0, 10)}`;
    return `${source}: ${url} (${size === null ? 'size unknown' : `${(size / 1e6).toFixed(1)} MB`}${known}).`;
  });
  const services = sources
    .filter((source) => source === 'lipas' || source === 'lois')
    .map((source) => `${source}: ${config.lipasUrl}, page by page.`);
  return [...(await Promise.all(files)), ...services];
}
