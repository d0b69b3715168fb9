import type { Elevation } from '#api/elevation/elevation.ts';
import { readAdminAreas } from '#api/import/boundaries/readAdminAreas.ts';
import { storeAdminAreas } from '#api/import/boundaries/storeAdminAreas.ts';
import { importEncyclopedia } from '#api/import/encyclopedia/importEncyclopedia.ts';
import { readLois } from '#api/import/lipas/lois/readLois.ts';
import { readLipas } from '#api/import/lipas/readLipas.ts';
import { readPlaceNames } from '#api/import/names/readPlaceNames.ts';
import { storePlaceNames } from '#api/import/names/storePlaceNames.ts';
import { osmPart } from '#api/import/osm/osmPart.ts';
import { type ImportPart, importSources, type ImportsReport } from '#api/import/publish/importSource.ts';
import { storeFailedRun } from '#api/import/publish/run/runs.ts';
import { ImportRunningError } from '#api/import/publish/run/session.ts';
import type { Config } from '#api/platform/config.ts';
import type { Database } from '#api/platform/db/database.ts';
import { inTransaction } from '#api/platform/db/transaction.ts';
import type { Downloaded } from '#api/platform/http/download.ts';
import type { Progress, Skipped } from '#api/platform/reading.ts';
import { importCountryElevation } from './elevation/countryElevation.ts';
import {
  type DownloadLimits,
  FILE_SOURCES,
  type FileSource,
  fetchCountryFile,
  storedAt,
} from './files/countryFiles.ts';
import { lastFile, rolledBackSources, storeFileRun, storeUnchangedFile } from './files/fileRuns.ts';
import { updateByDiffs } from './osmDiffs.ts';

/** Every source, in the order in which they are imported. */
export const COUNTRY_SOURCES = [...FILE_SOURCES, 'elevation', 'lipas', 'lois', 'wikipedia'] as const;
export type CountrySource = (typeof COUNTRY_SOURCES)[number];

export interface CountryOptions {
  readonly config: Config;
  readonly sources: readonly CountrySource[];
  /** Files that are those of the last import are not read again. */
  readonly update: boolean;
  /** Nobody asked for this run: sources whose last import was rolled back are left as they are. */
  readonly nightly?: boolean;
  readonly acceptLoss: boolean;
  /** Heights that were imported from files are replaced too. */
  readonly replaceHeights: boolean;
  readonly progress: Progress;
  readonly onSkip: (skipped: Skipped) => void;
  readonly limits?: DownloadLimits;
  /** The model whose heights the places get; absent: routes have those of their own lines. */
  readonly elevation?: Elevation;
}

export interface CountryReport {
  /** The steps that were done, a sentence each. */
  readonly done: readonly string[];
  /** Sources whose data stay as they were, and why. */
  readonly failures: readonly { readonly name: string; readonly error: unknown }[];
}

type Files = Partial<Readonly<Record<FileSource, Downloaded>>>;

/**
 * Fetches the open data of all of Finland and publishes them as one version. The data of a source that cannot be
 * fetched or read stay as they are. A run goes on with the files that a killed run left. Throws ImportInputError while
 * another import runs, and what the publish throws.
 */
export async function importCountry(db: Database, asked: CountryOptions): Promise<CountryReport> {
  const work = new Work(db);
  const left = asked.nightly === true ? await rolledBackSources(db) : new Set<string>();
  const sources = asked.sources.filter((source) => !left.has(source));
  for (const source of asked.sources.filter((one) => left.has(one)))
    work.done.push(`${source}: left as it is, since its last import was rolled back; start an update to import it.`);
  const options = { ...asked, sources };
  const files: { -readonly [S in keyof Files]: Files[S] } = {};
  for (const source of FILE_SOURCES.filter((one) => sources.includes(one))) {
    const file = await work.attempt(source, () => fetchFile(source, options, work));
    if (!file) continue;
    if (options.update && (await lastFile(db, source)) === file.md5) await storeUnchangedFile(db, source);
    else files[source] = file;
  }
  await work.attempt('places', () => importPlaces(db, files.places, options));
  const hasBoundaries =
    (await work.attempt('municipalities', () => storeBoundaries(db, files.municipalities, options))) ?? false;
  // Before the publish, which gives heights to places and routes.
  const hasHeights = (await work.attempt('elevation', () => importHeights(db, options, work))) ?? false;
  const parts = sources.flatMap((source) => partOf(source, files, options) ?? []);
  if (parts.length > 0 || hasBoundaries || hasHeights) {
    const report = await importSources(db, parts, {
      ...options,
      isChanged: hasBoundaries || hasHeights,
      heldVersions: options.config.heldVersions,
    });
    work.failures.push(...report.failures);
    work.done.push(...linesOf(report));
    // Only now: a run that is killed before has to name the places by the new boundaries again.
    if (hasBoundaries && files.municipalities) await storeFileRun(db, 'municipalities', files.municipalities.md5);
  }
  if (sources.includes('wikipedia')) {
    const texts = await work.attempt('wikipedia', () =>
      importEncyclopedia(db, { address: options.config, progress: options.progress }),
    );
    if (texts) work.done.push(`${texts.texts} texts of ${texts.found} articles are shown.`);
  }
  return work;
}

/**
 * The file of a source; an extract that is here is brought up to date by its diffs where that is wanted and can be
 * done.
 */
async function fetchFile(source: FileSource, options: CountryOptions, work: Work): Promise<Downloaded | null> {
  const { config, progress, limits = {} } = options;
  if (source === 'osm' && options.update) {
    const update = await updateByDiffs(new URL(config.osmUrl), storedAt(source, config), { progress, limits });
    if (update.is === 'updated') {
      if (update.diffs > 0)
        work.done.push(`osm: ${update.diffs} ${update.diffs === 1 ? 'diff was' : 'diffs were'} added.`);
      return update.file;
    }
    if (update.reason !== null) work.done.push(`osm: the extract is fetched whole, since ${update.reason}.`);
  }
  return fetchCountryFile(source, config, { progress, limits });
}

/** The steps done so far, and the failures. */
class Work implements CountryReport {
  readonly done: string[] = [];
  readonly failures: CountryReport['failures'][number][] = [];
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /**
   * The result of a piece of work; null where it failed, which is stored as a failed run of the source, unless another
   * import was running.
   */
  async attempt<T>(name: CountrySource, piece: () => Promise<T>): Promise<T | null> {
    try {
      return await piece();
    } catch (error) {
      this.failures.push({ name, error });
      // The import of the encyclopedia stores its own runs.
      if (name !== 'wikipedia' && !(error instanceof ImportRunningError)) await storeFailedRun(this.#db, name, error);
      return null;
    }
  }
}

async function importPlaces(db: Database, file: Downloaded | undefined, options: CountryOptions): Promise<void> {
  if (file === undefined) return;
  const names = await readPlaceNames(file.file, options);
  await inTransaction(db, (client) => storePlaceNames(client, names));
  await storeFileRun(db, 'places', file.md5);
}

/** Stores the boundaries of the file. Answers whether there were any: places then have to be named again. */
async function storeBoundaries(db: Database, file: Downloaded | undefined, options: CountryOptions): Promise<boolean> {
  if (file === undefined) return false;
  const areas = await readAdminAreas(file.file, options);
  await inTransaction(db, (client) => storeAdminAreas(client, areas, options.acceptLoss));
  return true;
}

/** Imports the heights. Answers whether they are new. */
async function importHeights(db: Database, options: CountryOptions, work: Work): Promise<boolean> {
  if (!options.sources.includes('elevation')) return false;
  const { done, isChanged } = await importCountryElevation(db, options);
  work.done.push(done);
  return isChanged;
}

/** A source as a part of the one import; null where it is none, or has nothing new. */
function partOf(source: CountrySource, { osm }: Files, options: CountryOptions): ImportPart | null {
  const { config, progress, onSkip } = options;
  switch (source) {
    case 'osm':
      return osm === undefined
        ? null
        : { ...osmPart(osm.file, { config, area: null, onSkip, progress }), facts: { file: osm.md5 } };
    case 'lipas':
      return { name: source, open: async () => ({ input: await readLipas(config.lipasUrl, { onSkip, progress }) }) };
    case 'lois':
      return { name: source, open: async () => ({ input: await readLois(config.lipasUrl, { onSkip, progress }) }) };
    default:
      return null;
  }
}

function linesOf({ sources, version, placeCount }: ImportsReport): string[] {
  return [
    ...sources.map(
      ({ name, read, added, changed, vanished }) =>
        `${name}: ${read} records read, ${added} new, ${changed} changed, ${vanished} vanished.`,
    ),
    version === null
      ? 'Nothing changed: the live version stays.'
      : `Version ${version} is live with ${placeCount} places.`,
  ];
}
