import {
  type GraphQLArgument,
  type GraphQLInputType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isNonNullType,
} from 'graphql';
import { z } from 'zod';
import { allCategories } from '#common/catalogue/catalogue.ts';
import { KINDS } from '#common/catalogue/kinds.ts';
import { toTileGrid } from '#common/geo/tileGrid.ts';
import { LANGUAGES } from '#common/languages.ts';
import { SAVED_CELL_ZOOM } from '#common/offline/savedArea.ts';
import { attractionId } from '#common/places/attractionId.ts';
import { OPENING_GROUPS } from '#common/places/openingGroup.ts';
import { LIST_SORTS } from '#common/ranking/listSort.ts';
import { shortPath } from '#common/urls/shortLink.ts';
import { PAGE_TABS } from '#common/urls/tabs.ts';
import { HELSINKI, IDS } from '../../support/made/placesOfHelsinki.ts';
import { globalId } from '../../support/schemaWalk.ts';
import { type Secret, WHERE } from './secret.ts';

// Sample parameters for everything that can be asked. The test fails for a route or argument without a row here.

const parameter = z.object({ name: z.string(), in: z.string(), required: z.boolean().default(false) });

/** What is used of the OpenAPI document: parameters by path and method. */
export const documented = z.object({
  paths: z.record(z.string(), z.record(z.string(), z.object({ parameters: z.array(parameter).default([]) }).loose())),
});

function samplesOf(name: string, { place, track, words }: Secret): readonly string[] | null {
  const samples: Readonly<Record<string, readonly (string | number)[]>> = {
    id: [place, track, IDS.museum],
    attractionId: [place, IDS.museum],
    user: ['Aino', 'aino'],
    x: ['categories', 'sources', 'version'],
    lang: LANGUAGES,
    language: LANGUAGES,
    title: ['Lammi'],
    a: ['fi'],
    b: ['Lammi'],
    token: ['x'],
    q: [words.place, words.place.slice(0, 6), words.track, words.note, 'oma paikka', 'museo'],
    bbox: [HELSINKI.join(','), '24.9,60.1,25,60.2'],
    lon: [WHERE[0].toFixed(2)],
    lat: [WHERE[1].toFixed(2)],
    attractionKind: KINDS,
    features: ['photos,free'],
    ids: ['1,2'],
    opening: OPENING_GROUPS,
    hideClosed: ['true'],
    bounds: [HELSINKI.join(',')],
    attraction: [place, track, IDS.museum],
    at: [new Date().toISOString()],
    openAt: [new Date().toISOString()],
    sort: LIST_SORTS,
    category: ['own', 'tourism/museum'],
    type: ['BEST', 'TODO'],
    collectionId: ['places', 'routes', 'museum', 'conditions'],
    featureId: [place, track, IDS.museum],
    f: ['json', 'html'],
    limit: ['500'],
    datetime: ['2020-01-01/..', '../2099-01-01T00:00:00Z'],
    after: [btoa(`[0,${place - 1}]`)],
    name: [words.place, words.track, 'Oma paikka'],
    municipality: ['Helsinki'],
    kind: ['CLOSED'],
    severity: ['MINOR'],
    since: ['0', '1', new Date().toISOString()],
    cursor: [btoa(`[0,1,1,${place - 1}]`)],
    url: [place, IDS.museum].map((id) => `https://taival.example/v/place/${id}`),
    maxwidth: ['400'],
    maxheight: ['300'],
    format: ['json', 'xml'],
  };
  return samples[name]?.map(String) ?? null;
}

/** Query parameters that go together. */
const COMPANIONS: Readonly<Record<string, string>> = { lon: 'lat', lat: 'lon' };

/** The least that a documented path takes, and each of its parameters with each sample. */
export function documentedPaths(
  url: string,
  parameters: readonly z.output<typeof parameter>[],
  secret: Secret,
): string[] {
  const known = parameters.map((one) => {
    const samples = samplesOf(one.name, secret);
    if (samples === null) throw new Error(`no sample for the parameter ${one.name} of ${url}`);
    return { ...one, samples };
  });
  const inPath = known.filter((one) => one.in === 'path');
  const inQuery = known.filter((one) => one.in === 'query');
  const paths = inPath.reduce(
    (all, { name, samples }) =>
      all.flatMap((path) => samples.map((sample) => path.replace(`:${name}`, encodeURIComponent(sample)))),
    [url],
  );
  const least = Object.fromEntries(
    inQuery.filter(({ required }) => required).map(({ name, samples }) => [name, samples[0] ?? '']),
  );
  const queries = inQuery.flatMap(({ name, samples }) =>
    samples.map((sample) => {
      const companion = COMPANIONS[name];
      return {
        ...least,
        [name]: sample,
        ...(companion !== undefined && { [companion]: samplesOf(companion, secret)?.[0] ?? '' }),
      };
    }),
  );
  return paths.flatMap((path) =>
    [least, ...queries].map((query) =>
      Object.keys(query).length === 0 ? path : `${path}?${new URLSearchParams(query)}`,
    ),
  );
}

/** Column and row of the tile over the secret place. */
function tileOver(zoom: number): string {
  return [zoom, ...toTileGrid(WHERE, zoom).map(Math.floor)].join('/');
}

const zooms = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at);

/**
 * Paths that are not in the OpenAPI document, by their route: tiles in every view and zoom, pages, files. `baseVersion`
 * is that of the base tiles, `dump` the name of a dump.
 */
export function hiddenPaths(
  { place, track }: Secret,
  baseVersion: string,
  dump: string,
): Readonly<Record<string, readonly string[]>> {
  const files = [place, IDS.museum].flatMap((id) => [`${id}/x.jpg`, `${id}/x_100sq.jpg`]);
  const views = ['all', ...KINDS, ...allCategories().map(({ slug }) => slug)].map((view) => `2/${view}`);
  const codes = [place, track, IDS.museum].map((id) => shortPath(attractionId(id)));
  const ofPlaces = [place, track, IDS.museum].flatMap((id) => [
    `/v/place/${id}`,
    `/v/map/${id}`,
    `/v/place/${id}?lang=en`,
    `/v/map/${id}?pos=14,24.94,60.17`,
    `/v/place?attraction=${id}`,
  ]);
  return {
    '/favicon.ico': ['/favicon.ico'],
    '/healthz': ['/healthz'],
    '/readyz': ['/readyz'],
    '/graphql': ['/graphql?query={dataSet{version}}'],
    '/api/openapi.json': ['/api/openapi.json'],
    '/images/:attractionId/:file': files.map((file) => `/images/${file}`),
    '/thumbs/:attractionId/:file': files.map((file) => `/thumbs/${file}`),
    '/previews/:attractionId/:file': files.map((file) => `/previews/${file}`),
    '/placemaps/:version/:file': [place, track, IDS.museum].map((id) => `/placemaps/2/${id}_light.webp`),
    '/profiles/:file': ['/profiles/x_50sq.jpg'],
    '/tiles/attractions/:version/:view/:z/:x/:y.mvt': [...views, '1/all'].flatMap((view) =>
      zooms(4, 14).map((z) => `/tiles/attractions/${view}/${tileOver(z)}.mvt`),
    ),
    '/tiles/base/:version/:z/:x/:y.mvt': zooms(0, 14).map((z) => `/tiles/base/${baseVersion}/${tileOver(z)}.mvt`),
    '/tiles/elevation/:version/:z/:x/:y.webp': [`/tiles/elevation/x/${tileOver(13)}.webp`],
    '/ogc/tiles/attractions/tilejson.json': ['/ogc/tiles/attractions/tilejson.json'],
    '/ogc/tiles/base/tilejson.json': ['/ogc/tiles/base/tilejson.json'],
    '/ogc/tiles/attractions/:z/:x/:y.mvt': zooms(4, 14).map((z) => `/ogc/tiles/attractions/${tileOver(z)}.mvt`),
    '/ogc/tiles/base/:z/:x/:y.mvt': zooms(0, 14).map((z) => `/ogc/tiles/base/${tileOver(z)}.mvt`),
    '/dumps/manifest.json': ['/dumps/manifest.json'],
    '/dumps/:dump/:file': [`/dumps/${dump}/places.fgb`],
    '/saved/plan': [`/saved/plan?bounds=${HELSINKI.join(',')}`],
    '/saved/:version/:z/:x/:y.json': ['2', '1'].map((version) => `/saved/${version}/${tileOver(SAVED_CELL_ZOOM)}.json`),
    '/saved/:version/conditions': [`/saved/2/conditions?bounds=${HELSINKI.join(',')}`],
    '/saved/:version/places': [place, track, IDS.museum].map((id) => `/saved/2/places?ids=${id}`),
    '/p/:code': codes,
    '/p/:code/qr.svg': codes.map((path) => `${path}/qr.svg`),
    '/embed/map': ['/embed/map', ...KINDS.map((kind) => `/embed/map?kind=${kind}&pos=14,24.94,60.17`)],
    '/embed/place/:id': [place, track, IDS.museum].map((id) => `/embed/place/${id}`),
    '/embed/taival-map.js': ['/embed/taival-map.js'],
    '/manifest.webmanifest': ['/manifest.webmanifest?lang=sv'],
    '/sw.js': ['/sw.js'],
    '/shell.html': ['/shell.html', `/shell.html?attraction=${place}`],
    '/share': ['/share?text=61.00,24.45', '/share?title=x'],
    '/robots.txt': ['/robots.txt'],
    '/llms.txt': ['/llms.txt'],
    '/sitemap.xml': ['/sitemap.xml'],
    '/sitemaps/pages.xml': ['/sitemaps/pages.xml'],
    '/sitemaps/:file': ['/sitemaps/places-1.xml'],
    '/notes.txt': ['/notes.txt', `/${place}`],
    '/': ['/', '/?lang=sv', `/?attraction=${place}`],
    '/v': ['/v'],
    '/v/*': [
      ...PAGE_TABS.map((tab) => `/v/${tab}`),
      '/v/map',
      '/v/place',
      '/v/place/category-own',
      '/v/place/museum',
      '/v/profile/Aino',
      '/v/favourites',
      ...ofPlaces,
    ],
  };
}

/** Literals for the arguments of GraphQL's fields. */
export function literalsOf({ name }: GraphQLArgument, { place, track, words }: Secret): readonly string[] | null {
  const moderators = {
    state: ['PENDING'],
    since: ['"2020-01-01T00:00:00Z"'],
    until: ['"2099-01-01T00:00:00Z"'],
    userId: [],
    text: [words.place, words.note].map((text) => JSON.stringify(text)),
    about: ['IMAGE'],
    isOpen: ['true', 'false'],
    order: ['MOST_REPORTED', 'OLDEST'],
    ownerId: [],
    search: ['"aino"', '"aino@example.org"'],
    role: ['USER'],
    isBlocked: ['false'],
    action: ['SET_ROLE'],
    event: ['LOGIN'],
    actorId: [],
    targetKind: ['ATTRACTION'],
    targetId: [`"${place}"`, `"${track}"`],
  };
  const literals: Readonly<Record<string, readonly string[]>> = {
    after: [],
    before: [],
    first: ['5'],
    id: [IDS.museum, place, track].map(String),
    attractionId: [IDS.museum, place].map(String),
    attraction: [IDS.museum, place, track].map(String),
    bounds: [JSON.stringify(HELSINKI)],
    category: ['"tourism/museum"', '"own"'],
    key: ['"own"'],
    slug: ['"own"'],
    kind: KINDS,
    language: LANGUAGES,
    near: ['[24.94, 60.17]'],
    from: ['[24.94, 60.17]'],
    at: [JSON.stringify(new Date())],
    lon: [String(WHERE[0])],
    lat: [String(WHERE[1])],
    filter: ['{ features: [photos] }', '{ opening: UNKNOWN }', '{ hideClosed: true }'],
    sort: LIST_SORTS,
    position: ['[24.94, 60.17]'],
    zoom: ['12'],
    primary: ['false'],
    query: [words.place, words.place.slice(0, 6), words.track, words.note, 'museo'].map((text) => JSON.stringify(text)),
    username: ['"Aino"'],
    endpoint: ['"https://fcm.googleapis.com/fcm/send/x"'],
    ...moderators,
  };
  return literals[name] ?? null;
}

/** A value of an input, with ids of the secret wherever one is taken. */
export function inputOf(type: GraphQLInputType, name: string, secret: Secret): unknown {
  const named = getNamedType(type);
  if (isInputObjectType(named))
    return Object.fromEntries(
      Object.values(named.getFields())
        .filter((field) => isNonNullType(field.type))
        .map((field) => [field.name, inputOf(field.type, field.name, secret)]),
    );
  if (isEnumType(named)) return named.getValues()[0]?.value;
  const values: Readonly<Record<string, unknown>> = {
    AttractionId: secret.place,
    ID: globalId('OwnPlace', secret.place),
    Int: 1,
    Float: 60.2,
    Boolean: false,
  };
  return name === 'lon' ? 24.9 : (values[named.name] ?? 'x');
}
