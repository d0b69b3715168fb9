import { LRUCache } from 'lru-cache';
import type { Context } from '#api/domain/core/context.ts';
import { MAINTENANCE_SOURCES } from '#api/platform/configMaintenance.ts';
import type { Database } from '#api/platform/db/database.ts';
import { sourceRows } from './dataSetsSql.ts';

/** A public data source and the terms under which it may be shown; the order is the order of the list. */
interface SourceTerms {
  readonly key: string;
  readonly name: string;
  /** The credit that has to stand where the data is shown. */
  readonly attribution: string;
  readonly licence: string;
  readonly licenceUrl: string;
  readonly url: string;
  /**
   * Listed even where no record of it is stored: sources of the base map, and services outside whose answers are shown
   * with places.
   */
  readonly always: boolean;
}

const CC_BY_4 = { licence: 'CC BY 4.0', licenceUrl: 'https://creativecommons.org/licenses/by/4.0/' } as const;
const ODBL = { licence: 'ODbL 1.0', licenceUrl: 'https://opendatacommons.org/licenses/odbl/1-0/' } as const;

/** Terms of the weather that is shown with places. */
export const WEATHER_TERMS: SourceTerms = {
  key: 'fmi',
  name: 'Ilmatieteen laitos',
  attribution: 'Finnish Meteorological Institute, open data',
  ...CC_BY_4,
  url: 'https://en.ilmatieteenlaitos.fi/open-data',
  always: true,
};

/** Terms of the texts that are shown with places. */
export const ENCYCLOPEDIA_TERMS: SourceTerms = {
  key: 'wikipedia',
  name: 'Wikipedia',
  attribution: 'Wikipedia',
  licence: 'CC BY-SA 4.0',
  licenceUrl: 'https://creativecommons.org/licenses/by-sa/4.0/',
  url: 'https://www.wikipedia.org/',
  always: true,
};

const SOURCE_TERMS: readonly SourceTerms[] = [
  {
    key: 'osm',
    name: 'OpenStreetMap',
    attribution: '© OpenStreetMap contributors',
    ...ODBL,
    url: 'https://www.openstreetmap.org/copyright',
    always: false,
  },
  {
    key: 'lipas',
    name: 'LIPAS',
    attribution: 'LIPAS, University of Jyväskylä',
    ...CC_BY_4,
    url: 'https://www.lipas.fi/',
    always: false,
  },
  {
    key: 'municipalities',
    name: 'Municipal division',
    attribution: 'National Land Survey of Finland, municipal division',
    ...CC_BY_4,
    url: 'https://www.maanmittauslaitos.fi/en/maps-and-spatial-data/datasets-and-interfaces',
    always: true,
  },
  {
    key: 'elevation',
    name: 'Elevation model',
    attribution: 'National Land Survey of Finland, elevation model',
    ...CC_BY_4,
    url: 'https://www.maanmittauslaitos.fi/en/maps-and-spatial-data/datasets-and-interfaces',
    always: false,
  },
  {
    key: 'places',
    name: 'Who’s On First',
    attribution: 'Who’s On First, with GeoNames and other open gazetteers',
    licence: 'CC BY 4.0, CC0 1.0',
    licenceUrl: 'https://whosonfirst.org/docs/licenses/',
    url: 'https://whosonfirst.org/',
    always: false,
  },
  {
    key: 'geo-maps',
    name: 'geo-maps',
    attribution: 'geo-maps, © OpenStreetMap contributors',
    ...ODBL,
    url: 'https://github.com/simonepri/geo-maps',
    always: true,
  },
  {
    key: 'natural-earth',
    name: 'Natural Earth',
    attribution: 'Made with Natural Earth',
    licence: 'Public domain',
    licenceUrl: 'https://www.naturalearthdata.com/about/terms-of-use/',
    url: 'https://www.naturalearthdata.com/',
    always: true,
  },
  {
    key: 'starter',
    name: 'Taival starter set',
    attribution: 'Taival',
    licence: 'CC0 1.0',
    licenceUrl: 'https://creativecommons.org/publicdomain/zero/1.0/',
    url: 'https://creativecommons.org/publicdomain/zero/1.0/',
    always: false,
  },
  WEATHER_TERMS,
  ENCYCLOPEDIA_TERMS,
];

const BY_LICENCES = { 'CC BY 4.0': CC_BY_4 } as const;

/**
 * Terms of those who say how places are looked after. One without a licence is asked only where its owner permits it.
 */
const MAINTENANCE_TERMS = MAINTENANCE_SOURCES.map(({ key, name, attribution, licence, page }) => ({
  key,
  name,
  attribution,
  ...(licence === null ? { licence, licenceUrl: null } : BY_LICENCES[licence]),
  url: new URL(page).origin,
  always: false,
}));

/** Terms of a source of conditions; those without a licence have none to be shown. */
type ConditionTerms = Omit<SourceTerms, 'licence' | 'licenceUrl'> & {
  readonly licence: string | null;
  readonly licenceUrl: string | null;
};

/** The terms of a source; undefined for none of these. */
export function termsOf(key: string): ConditionTerms | undefined {
  return [...SOURCE_TERMS, ...MAINTENANCE_TERMS].find((terms) => terms.key === key);
}

export interface DataSource extends Omit<SourceTerms, 'always'> {
  /** ISO date of the data itself. */
  readonly dataDate: string | null;
  readonly importedAt: Date | null;
  /** Records stored, of conditions too; 0 for what only the base map is drawn from. */
  readonly recordCount: number;
}

/** Counting the records reads an index from end to end; they change only with an import. */
const CACHE_MS = 60_000;

const caches = new WeakMap<Database, LRUCache<number, readonly DataSource[], Database>>();

/** Sources in use: those with records, what the base map is drawn from, and services that are asked. */
export async function dataSources({ db, version }: Pick<Context, 'db' | 'version'>): Promise<readonly DataSource[]> {
  const cache =
    caches.get(db) ??
    new LRUCache({ max: 4, ttl: CACHE_MS, fetchMethod: (_version, _stale, { context }) => readSources(context) });
  caches.set(db, cache);
  return (await cache.fetch(version, { context: db })) ?? [];
}

async function readSources({ pool }: Database): Promise<readonly DataSource[]> {
  const rows = await sourceRows(pool);
  const bySource = new Map(rows.map((row) => [row.source, row]));
  const licensed = MAINTENANCE_TERMS.flatMap((terms) => (terms.licence === null ? [] : [terms]));
  return [...SOURCE_TERMS, ...licensed].flatMap(({ always, ...terms }) => {
    const row = bySource.get(terms.key);
    const recordCount = row?.records ?? 0;
    return always || recordCount > 0
      ? [{ ...terms, recordCount, dataDate: row?.dataDate ?? null, importedAt: row?.importedAt ?? null }]
      : [];
  });
}
