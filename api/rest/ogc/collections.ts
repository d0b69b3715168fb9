import { KINDS, type Kind } from '#common/catalogue/kinds.ts';
import { FINLAND_BOUNDS } from '#common/geo/bounds.ts';
import { CRS84, GEOJSON, HTML, type Link, link } from './links.ts';

/** A collection of features: what it holds, and by which properties it may be filtered. */
export interface Collection {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly of:
    | { readonly features: 'places'; readonly kind: Kind | null; readonly routesOnly: boolean }
    | { readonly features: 'conditions' };
  readonly filters: readonly FilterName[];
  /** Path of our own page of the same. */
  readonly page: string;
}

export const FILTER_NAMES = ['category', 'name', 'municipality', 'kind', 'severity'] as const;
export type FilterName = (typeof FILTER_NAMES)[number];

const OF_PLACES: readonly FilterName[] = ['category', 'name', 'municipality'];
const FILTERS_OF_PLACES = `Filters: ${OF_PLACES.join(', ')}; datetime asks by the last change.`;

const TITLES: Readonly<Record<Exclude<Kind, 'none'>, string>> = {
  hiking: 'Hiking: trails, nature areas, shelters, campfire sites',
  attraction: 'Sights',
  museum: 'Museums and culture',
  restaurant: 'Restaurants',
  cafe: 'Cafés',
  swimming: 'Swimming',
  groceries: 'Groceries',
  cycling: 'Cycling',
  skiing: 'Skiing',
  wc: 'Toilets',
};

function ofPlaces(id: string, title: string, kind: Kind | null, routesOnly: boolean): Collection {
  return {
    id,
    title,
    description: `${title}, in the whole of Finland. ${FILTERS_OF_PLACES}`,
    of: { features: 'places', kind, routesOnly },
    filters: OF_PLACES,
    page: kind === null ? '/v/place' : `/v/place/${kind}`,
  };
}

export const COLLECTIONS: readonly Collection[] = [
  ofPlaces('places', 'All places', null, false),
  ofPlaces('routes', 'Routes, as lines', null, true),
  ...KINDS.flatMap((kind) => (kind === 'none' ? [] : [ofPlaces(kind, TITLES[kind], kind, false)])),
  {
    id: 'conditions',
    title: 'Conditions',
    description:
      'Closures, warnings, groomed tracks and reports of visitors that are not over; datetime asks by their validity.',
    of: { features: 'conditions' },
    filters: ['kind', 'severity'],
    page: '/v/map',
  },
];

/** Undefined for an id of no collection. */
export function collectionOf(id: string): Collection | undefined {
  return COLLECTIONS.find((one) => one.id === id);
}

/** A collection as the standard describes it. */
export function collectionJson({ id, title, description, page }: Collection, root: string, publicUrl: string) {
  const url = `${root}/collections/${id}`;
  const links: readonly Link[] = [
    link('self', url, 'application/json', title),
    link('alternate', publicUrl + page, HTML, title),
    link('items', `${url}/items`, GEOJSON, `${title}: features`),
    link('items', `${url}/items?f=html`, HTML, `${title}: page`),
    link('license', `${publicUrl}/api/query/data/sources`, 'application/json', 'Sources and their licences'),
  ];
  return {
    id,
    title,
    description,
    itemType: 'feature',
    crs: [CRS84],
    extent: {
      spatial: { bbox: [FINLAND_BOUNDS], crs: CRS84 },
      temporal: { interval: [[null, null]], trs: 'http://www.opengis.net/def/uom/ISO-8601/0/Gregorian' },
    },
    links,
  };
}
