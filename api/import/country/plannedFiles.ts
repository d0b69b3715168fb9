import { stat } from 'node:fs/promises';
import type { Config } from '#api/platform/config.ts';
import { announcedBytes } from '#api/platform/http/downloadOnce.ts';
import { countryFile, FILE_SOURCES, storedAt } from './files/countryFiles.ts';
import type { CountrySource } from './importCountry.ts';
import { type Due, dueDiffs } from './osmDiffs.ts';

/** The files that would be fetched, a line each, without fetching them. */
export async function plannedFiles(
  config: Config,
  sources: readonly CountrySource[],
  { update }: { readonly update: boolean },
): Promise<string[]> {
  const files = FILE_SOURCES.filter((source) => sources.includes(source)).map(async (source) => {
    const { url } = countryFile(source, config);
    if (url === null) return `${source}: no address is configured.`;
    const due =
      update && source === 'osm' ? await dueDiffs(new URL(url), storedAt(source, config), {}).catch(() => null) : null;
    if (due !== null) return `osm: ${diffsText(due)}.`;
    const size = await announcedBytes(new URL(url));
    const stored = await stat(storedAt(source, config)).catch(() => null);
    const known = stored === null ? '' : `, here since ${stored.mtime.toISOString().slice(0, 10)}`;
    return `${source}: ${url} (${size === null ? 'size unknown' : `${(size / 1e6).toFixed(1)} MB`}${known}).`;
  });
  const services = sources
    .filter((source) => source === 'lipas' || source === 'lois')
    .map((source) => `${source}: ${config.lipasUrl}, page by page.`);
  return [...(await Promise.all(files)), ...heightsPlan(config, sources), ...services];
}

function heightsPlan({ landSurveyFiles }: Config, sources: readonly CountrySource[]): string[] {
  if (!sources.includes('elevation')) return [];
  return [
    landSurveyFiles === null
      ? 'elevation: no MML_API_KEY is configured.'
      : `elevation: ${landSurveyFiles.url}, sheet by sheet (some 1,300 of 12 MB) where they are not here.`,
  ];
}

function diffsText({ folder, current, newest }: Due): string {
  const missing = newest.sequence - current.sequence;
  if (missing === 0) return `nothing new since diff ${current.sequence}`;
  const which = `${current.sequence + 1} to ${newest.sequence}`;
  return `${missing} ${missing === 1 ? 'diff' : 'diffs'} of ${folder.href}, ${which}`;
}
