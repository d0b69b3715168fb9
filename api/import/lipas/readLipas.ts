import type { Coverage, SourceInput, SourceRecord } from '#api/import/records/record.ts';
import type { HttpOptions } from '#api/platform/http/httpClient.ts';
import { ImportInputError, type Progress, type Skipped } from '#api/platform/reading.ts';
import { allCategories } from '#common/catalogue/catalogue.ts';
import { categoryOfLipasType } from '#common/catalogue/lipasTypes.ts';
import { type Bounds, containsPosition } from '#common/geo/bounds.ts';
import { municipalityByCode } from '#common/municipalities/municipalities.ts';
import { apiDocuments, isThere } from './apiDocuments.ts';
import { type Documents, fileDocuments } from './documents.ts';
import { identify, readSite } from './site.ts';
import { siteRecords } from './siteRecords.ts';

export interface LipasOptions {
  readonly onSkip: (skipped: Skipped) => void;
  readonly progress: Progress;
  /** LIPAS type codes: only sites of these types are read, and the source is taken to hold all sites of these types. */
  readonly types?: readonly string[];
  /** Municipality codes: only sites of these municipalities are read, and the source is taken to hold all of them. */
  readonly cities?: readonly string[];
  /** Only sites in this box are read, and the source is taken to hold all of them. */
  readonly area?: Bounds;
  readonly http?: Partial<HttpOptions>;
}

/** Progress is reported after every so many documents. */
const STEP = 100;

/**
 * Reads LIPAS from a file (documents of version 1 or 2) or from the v2 interface at an address. The interface's answer
 * is complete for the requested types and municipalities. A file may be any extract: no record counts as vanished by it
 * unless the options say what the file covers. Throws ImportInputError.
 */
export async function readLipas(source: string, options: LipasOptions): Promise<SourceInput> {
  const isAddress = /^https?:/i.test(source);
  const filter = filterOf(options, isAddress);
  const documents = isAddress
    ? await apiDocuments(source, { collection: 'sports-sites', ...filter }, options.progress, options.http)
    : fileDocuments(source);
  try {
    const survey = await surveyOf(documents, options);
    const complete = documents.announced === null ? isClaimed(options) : survey.lastOf.size >= documents.announced;
    if (documents.announced !== null && !complete) {
      options.onSkip({
        ref: 'sports-sites',
        reason: 'the pages shifted while they were read and a site may be missing; nothing counts as vanished',
      });
    }
    return {
      source: 'lipas',
      coverage: complete ? coverageOf(filter, options.area) : { ...coverageOf(filter, options.area), types: [] },
      dataDate: survey.newest,
      records: records(documents, survey, filter, options),
    };
  } catch (error) {
    documents.close();
    throw error;
  }
}

/** The types and municipalities to read; null = all. */
interface Filter {
  readonly types: readonly number[] | null;
  readonly cities: readonly number[] | null;
}

/**
 * The filter of the options. From the interface, all types that are shown as one category (101 and 102: parks) are
 * requested together, so that the category is covered; from a file only the types in the options are read.
 */
function filterOf({ types, cities }: LipasOptions, isAddress: boolean): Filter {
  const asked = types?.map(typeAsked) ?? null;
  return { types: asked !== null && isAddress ? withSiblings(asked) : asked, cities: cities?.map(cityAsked) ?? null };
}

function typeAsked(type: string): number {
  if (!/^\d{1,5}$/.test(type) || categoryOfLipasType(Number(type)) === null)
    throw new ImportInputError(`LIPAS has no type ${type}.`);
  return Number(type);
}

/** The types, and all other types that are shown as the same categories. */
function withSiblings(types: readonly number[]): number[] {
  const categories = new Set(types.map(categoryOfLipasType));
  const codes = allCategories().flatMap(({ key }) =>
    key.startsWith('lipas/') ? [Number(key.slice('lipas/'.length))] : [],
  );
  return codes.filter((code) => categories.has(categoryOfLipasType(code)));
}

function cityAsked(city: string): number {
  if (municipalityByCode(city.padStart(3, '0')) === undefined)
    throw new ImportInputError(`There is no municipality with the code ${city}.`);
  return Number(city);
}

function isClaimed({ types, cities, area }: LipasOptions): boolean {
  return types !== undefined || cities !== undefined || area !== undefined;
}

function coverageOf({ types, cities }: Filter, area: Bounds | undefined): Coverage {
  return {
    bounds: area ?? null,
    types: types?.map(String) ?? null,
    municipalities: cities?.map((city) => String(city).padStart(3, '0')) ?? null,
    part: 'sites',
  };
}

/** The result of the first pass: the last document of each site, and the newest day. */
interface Survey {
  readonly lastOf: ReadonlyMap<number, number>;
  readonly count: number;
  readonly newest: string | null;
}

async function surveyOf(documents: Documents, { progress }: LipasOptions): Promise<Survey> {
  const lastOf = new Map<number, number>();
  let count = 0;
  let newest: string | null = null;
  for await (const document of documents.read()) {
    const known = identify(document);
    if (known !== null) {
      lastOf.set(known.id, count);
      if (known.changed !== null && (newest === null || known.changed > newest)) newest = known.changed;
    }
    count += 1;
    if (count % STEP === 0) progress('Checking LIPAS', count, null, 'documents');
  }
  if (count > 0 && lastOf.size === 0) {
    throw new ImportInputError(
      `${documents.name} is not a LIPAS file: its documents have neither lipas-id nor sportsPlaceId.`,
    );
  }
  return { lastOf, count, newest };
}

async function* records(
  documents: Documents,
  survey: Survey,
  filter: Filter,
  { onSkip, progress, area }: LipasOptions,
): AsyncGenerator<SourceRecord> {
  let number = 0;
  try {
    for await (const document of documents.read()) {
      const site = readSite(document);
      if (site === null) {
        onSkip({ ref: `document ${number + 1}`, reason: 'has no usable lipas-id' });
      } else if (survey.lastOf.get(site.id) !== number) {
        onSkip({ ref: String(site.id), reason: 'occurs more than once; the last one counts' });
      } else if (isThere(site.status) && isAsked(filter, site)) {
        const { records, skipped } = siteRecords(site);
        skipped.forEach(onSkip);
        for (const record of records) if (area === undefined || containsPosition(area, record.position)) yield record;
      }
      number += 1;
      if (number % STEP === 0 || number === survey.count) progress('Reading LIPAS', number, survey.count, 'documents');
    }
  } finally {
    documents.close();
  }
}

function isAsked(
  { types, cities }: Filter,
  { typeCode, cityCode }: { readonly typeCode: number | null; readonly cityCode: number | null },
): boolean {
  return (
    (types === null || (typeCode !== null && types.includes(typeCode))) &&
    (cities === null || (cityCode !== null && cities.includes(cityCode)))
  );
}
