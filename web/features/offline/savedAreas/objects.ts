import type { Position } from '#common/geo/bounds.ts';
import { distanceKm } from '#common/geo/distance.ts';
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '#common/languages.ts';
import type { InLanguages, SavedCategory, SavedImage, SavedPlace } from '#common/offline/savedArea.ts';
import type { SearchRow } from '#common/search/searchTypes.ts';
import type { SavedData } from './data.ts';
import { type Arguments, type LocalObject, plain, type Resolver } from './execute.ts';
import { findNearby } from './find.ts';

/** Relay's global id, as the server writes it. */
function globalId(typename: string, id: number | string): string {
  return btoa(`${typename}:${id}`);
}

function languageOf({ language }: Arguments): Language {
  return isLanguage(language) ? language : DEFAULT_LANGUAGE;
}

function node(typename: string, id: number | string, fields: Readonly<Record<string, Resolver>>): LocalObject {
  return { typename, isNode: true, fields: { ...fields, id: () => globalId(typename, id) } };
}

const inLanguage =
  <T>(texts: InLanguages<T>): Resolver =>
  (args) =>
    texts[languageOf(args)];

/** Fields that are told as they are saved. */
const SAME = [
  'aliases',
  'areaM2',
  'bbox',
  'childCount',
  'kind',
  'lengthM',
  'named',
  'sourceDate',
  'stars',
  'type',
] as const satisfies readonly (keyof SavedPlace)[];

/** A place that is saved whole. */
export function attractionObject(data: SavedData, place: SavedPlace): LocalObject {
  const { id, lon, lat } = place;
  const pos: Position = [lon, lat];
  return node('Attraction', id, {
    ...Object.fromEntries(SAME.map((name) => [name, () => place[name]])),
    admin: inLanguage(place.admin),
    attractionId: () => id,
    cardImage: () => place.cardImage && imageObject(data, place.cardImage),
    category: () => categoryObject(data, place.category),
    children: () => childrenObject(data, place),
    distanceKm: ({ from }) => (isPosition(from) ? distanceKm(from, pos) : null),
    favouriteCounts: () => plain('FavouriteCounts', place.favouriteCounts),
    geometry: () => place.geometry ?? { type: 'Point', coordinates: pos },
    // What it says is not saved.
    hasArticle: () => false,
    images: () =>
      plain('ImageConnection', {
        edges: place.images.map((image) => plain('ImageEdge', { node: imageObject(data, image) })),
      }),
    name: inLanguage(place.title),
    names: () => place.allNames.map((name) => plain('Name', name)),
    nearby: ({ first }) => attractionObjects(data, findNearby(data, place, typeof first === 'number' ? first : 8)),
    parent: () => parentObject(data, place),
    pos: () => pos,
    properties: () => propertiesObject(place),
    quality2: () => place.quality,
    sampleImages: () => place.sampleImages.map((image) => imageObject(data, image)),
    sources: () => sourceObjects(data, place),
  });
}

/** Those of the ids that are saved, in their order. */
export async function attractionObjects(data: SavedData, ids: readonly number[]): Promise<LocalObject[]> {
  const whole = await data.places(ids);
  return ids.flatMap((id) => {
    const place = whole.get(id);
    return place ? [attractionObject(data, place)] : [];
  });
}

/** What is told of a place that need not be saved itself. */
async function parentObject(data: SavedData, { parent }: SavedPlace): Promise<LocalObject | null> {
  if (parent === null) return null;
  const [whole] = await attractionObjects(data, [parent.id]);
  return whole ?? node('Attraction', parent.id, { attractionId: () => parent.id, name: inLanguage(parent.title) });
}

async function childrenObject(data: SavedData, { children, type }: SavedPlace): Promise<LocalObject> {
  const whole = await data.places(children?.edges.map(({ id }) => id) ?? []);
  const edges = (children?.edges ?? []).flatMap(({ id, metresAlong }) => {
    const place = whole.get(id);
    return place
      ? [
          plain('AttractionChildrenEdge', {
            cursor: '',
            metresAlong,
            relation: type === 'PATH' ? 'ALONG' : 'INSIDE',
            node: attractionObject(data, place),
          }),
        ]
      : [];
  });
  // More could only be asked of the server.
  return plain('AttractionChildrenConnection', {
    edges,
    pageInfo: plain('PageInfo', { endCursor: null, hasNextPage: false }),
  });
}

function propertiesObject({ properties, description, openingHours }: SavedPlace): LocalObject {
  const { fields } = plain('AttractionProperties', properties);
  return {
    typename: 'AttractionProperties',
    isNode: false,
    fields: {
      ...fields,
      description: (args) => {
        const told = description[languageOf(args)];
        return told && plain('LocalisedText', told);
      },
      // Whether it is open now takes the calendar of the server.
      openingHours: () =>
        openingHours && plain('OpeningHours', { text: openingHours, state: 'UNKNOWN', nextChange: null }),
    },
  };
}

function sourceObjects({ terms: { sources } }: SavedData, place: SavedPlace): LocalObject[] {
  return place.sources.flatMap(({ key, ref, url }) => {
    const source = sources.find((one) => one.key === key);
    return source
      ? [
          plain('AttractionSource', {
            ref,
            recordUrl: url,
            source: node('DataSource', key, plain('DataSource', source).fields),
          }),
        ]
      : [];
  });
}

function imageObject(data: SavedData, image: SavedImage): LocalObject {
  return node('Image', image.imageId, {
    ...plain('Image', image).fields,
    attraction: async () => (await attractionObjects(data, [image.attractionId]))[0] ?? null,
  });
}

const UNKNOWN: Omit<SavedCategory, 'key' | 'slug' | 'group'> = {
  fi: 'Kohde',
  sv: 'Plats',
  en: 'Place',
  family: 'service',
  icon: 'marker-base',
  kind: null,
  primary: false,
  weight: 0,
};

export function categoryObject(data: SavedData, key: string): LocalObject {
  const found = data.terms.categories.find((one) => one.key === key) ?? {
    ...UNKNOWN,
    key,
    slug: key.replaceAll('/', '-'),
    group: key,
  };
  return node('Category', key, {
    ...plain('Category', found).fields,
    name: (args) => found[languageOf(args)] ?? found.fi,
    group: () => categoryObject(data, found.group),
  });
}

/** The rows of a search; what is not saved after all is left out. */
export async function searchObjects(data: SavedData, rows: readonly SearchRow[]): Promise<LocalObject[]> {
  const whole = await data.places(rows.flatMap((row) => (row.type === 'attraction' ? [row.id] : [])));
  return rows.flatMap((row) => {
    switch (row.type) {
      case 'attraction': {
        const place = whole.get(row.id);
        return place
          ? [plain('SearchAttraction', { matchedName: row.matchedName, attraction: attractionObject(data, place) })]
          : [];
      }
      case 'category':
        return [plain('SearchCategory', { category: categoryObject(data, row.key) })];
      case 'header':
        return [plain('SearchHeader', { header: row.header })];
      case 'placeName':
        return [plain('SearchPlaceName', { placeNameId: row.id, name: row.name, admin: row.admin, pos: row.position })];
      case 'position':
        return [plain('SearchPosition', { name: row.name, pos: row.position })];
    }
  });
}

export function isPosition(value: unknown): value is Position {
  return Array.isArray(value) && value.length === 2 && value.every((n) => typeof n === 'number');
}
