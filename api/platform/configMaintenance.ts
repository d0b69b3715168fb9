import { z } from 'zod';

/** Which form a source of maintenance answers in; each has a reader. */
export type MaintenanceForm = 'serviceMap' | 'outdoors';

/** The facility that is maintained at a venue of an outdoors service. */
export type VenueType = 'skiTrack' | 'skatingRink' | 'snowmobileRoute';

/** Somebody who looks after places and says publicly how they are. */
export interface MaintenanceSource {
  readonly key: string;
  readonly form: MaintenanceForm;
  readonly url: string;
  /** Page of a place for people, `{unit}` is the place; or one page of all. */
  readonly page: string;
  /** Types of venues by their ids, where the source has ids for them. */
  readonly venueTypes: ReadonlyMap<string, VenueType>;
  readonly name: string;
  readonly attribution: string;
  /** Null: the owner has published no licence, so the source is asked only where the operator names it. */
  readonly licence: 'CC BY 4.0' | null;
}

/** Services of the city's map: ski tracks, rinks, sledding hills, beaches, winter swimming. */
const SERVICES = [191, 318, 514, 407, 406, 235, 695, 1083, 731, 730, 426];

/** Towns with an outdoors service of Fluent Progress, by the first part of its address. */
const OUTDOORS_TOWNS: Readonly<Record<string, string>> = {
  jyvaskyla: 'Jyväskylä',
  kemppe: 'Rovaniemi',
  kouvola: 'Kouvola',
  kuopio: 'Kuopio',
  kuusamo: 'Kuusamo',
  oulu: 'Oulu',
  tampere: 'Tampere',
};

const NO_TYPES: ReadonlyMap<string, VenueType> = new Map();
const OULU_TYPES: ReadonlyMap<string, VenueType> = new Map([['59268607-87f1-46c7-8a0e-cf99b220678b', 'skatingRink']]);

/** All sources that can be switched on. */
export const MAINTENANCE_SOURCES: readonly MaintenanceSource[] = [
  {
    key: 'helsinki',
    form: 'serviceMap',
    url:
      `https://api.hel.fi/servicemap/v2/unit/?service=${SERVICES.join(',')}` +
      '&include=observations&geometry=true&page_size=1000',
    page: 'https://palvelukartta.hel.fi/fi/unit/{unit}',
    venueTypes: NO_TYPES,
    name: 'Helsingin seudun palvelukartta',
    attribution: 'City of Helsinki, Service Map',
    licence: 'CC BY 4.0',
  },
  ...Object.entries(OUTDOORS_TOWNS).map(([town, name]): MaintenanceSource => {
    const page = `https://${town}.fluentprogress.fi/outdoors/`;
    return {
      key: `outdoors-${town}`,
      form: 'outdoors',
      url: `${page}api/public/venue/list`,
      page,
      venueTypes: town === 'oulu' ? OULU_TYPES : NO_TYPES,
      name: `${name}, Fluent Outdoors`,
      attribution: `${name}, Fluent Outdoors`,
      licence: null,
    };
  }),
];

const address = z.url({ protocol: /^https?$/ });

export const maintenanceVariables = {
  MAINTENANCE_SOURCES: z
    .string()
    .transform((text) => text.split(/\s+/).filter((word) => word !== ''))
    .transform((words) => words.map(sourceOf))
    .refine((sources) => !sources.includes(null))
    .transform((sources) => sources.filter((source) => source !== null))
    .prefault('helsinki'),
};

/** A source by its key, or `key=address` where it is asked elsewhere; null for any other word. */
function sourceOf(word: string): MaintenanceSource | null {
  const [, key = '', url] = /^([\w-]+)(?:=(.*))?$/.exec(word) ?? [];
  const source = MAINTENANCE_SOURCES.find((one) => one.key === key);
  if (source === undefined) return null;
  if (url === undefined) return source;
  return address.safeParse(url).success ? { ...source, url } : null;
}
