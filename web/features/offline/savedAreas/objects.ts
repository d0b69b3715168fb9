import { slugOf } from '#common/catalogue/groups.ts';
import type { Position } from '#common/geo/bounds.ts';
import { distanceKm } from '#common/geo/distance.ts';
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '#common/languages.ts';
import type { InLanguages, SavedCategory, SavedImage, SavedPlace, SavedRelief } from '#common/offline/savedArea.ts';
import { placeMapTemplate } from '#common/places/placeMap.ts';
import { shortAddress } from '#common/places/shortAddress.ts';
import { cardConditionObjects, closureObjects, conditionObjects, fireObject } from './conditionObjects.ts';
import type { SavedData } from './data.ts';
import { type Arguments, type LocalObject, node, plain, type Resolver } from './execute.ts';
import { findNearby } from './find.ts';

function languageOf({ language }: Arguments): Language {
  return isLanguage(language) ? language : DEFAULT_LANGUAGE;
}

const inLanguage =
  <T>(texts: InLanguages<T>): Resolver =>
  (args) =>
    texts[languageOf(args)];

/** Fields whose answer is the saved value itself. */
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

/** The schema's `Attraction` over a saved place. */
export function attractionObject(data: SavedData, place: SavedPlace): LocalObject {
  const { id, lon, lat } = place;
  const pos: Position = [lon, lat];
  return node('Attraction', id, {
    ...Object.fromEntries(SAME.map((name) => [name, () => place[name]])),
    admin: inLanguage(place.admin),
    attractionId: () => id,
    cardImage: () => place.cardImage && imageObject(data, place.cardImage),
    cardConditions: () => cardConditionObjects(data, place),
    category: () => categoryObject(data, place.category),
    children: () => childrenObject(data, place),
    closures: () => closureObjects(data, id),
    conditions: () => conditionObjects(data, id),
    distanceKm: ({ from }) => (isPosition(from) ? distanceKm(from, pos) : null),
    favouriteCounts: () => plain('FavouriteCounts', place.favouriteCounts),
    fire: () => fireObject(data, id),
    geometry: () => place.geometry ?? { type: 'Point', coordinates: pos },
    // The text of the encyclopedia is not saved.
    hasArticle: () => false,
    images: () =>
      plain('ImageConnection', {
        edges: place.images.map((image) => plain('ImageEdge', { node: imageObject(data, image) })),
      }),
    isClosedForNow: () => place.isClosedForNow ?? false,
    map: () => placeMapTemplate(data.terms.version, id),
    name: inLanguage(place.title),
    names: () => place.allNames.map((name) => plain('Name', name)),
    nearby: ({ first }) => attractionObjects(data, findNearby(data, place, typeof first === 'number' ? first : 8)),
    parent: () => parentObject(data, place),
    pos: () => pos,
    properties: () => propertiesObject(place),
    heightM: () => place.heightM ?? null,
    ascentM: () => place.ascentM ?? null,
    relief: () => place.relief && reliefObject(place.relief),
    quality2: () => place.quality,
    sampleImages: () => place.sampleImages.map((image) => imageObject(data, image)),
    sources: () => sourceObjects(data, place),
  });
}

function reliefObject({ profile, ...rest }: SavedRelief): LocalObject {
  return plain('Relief', { ...rest, profile: plain('ReliefProfile', profile) });
}

/** The saved places among the ids, in their order. */
export async function attractionObjects(data: SavedData, ids: readonly number[]): Promise<LocalObject[]> {
  const whole = await data.places(ids);
  return ids.flatMap((id) => {
    const place = whole.get(id);
    return place ? [attractionObject(data, place)] : [];
  });
}

/** The parent of a place; where the parent is not saved, only its id and name are known. */
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
  // There is no next page, because further children could only come from the server.
  return plain('AttractionChildrenConnection', {
    edges,
    pageInfo: plain('PageInfo', { endCursor: null, hasNextPage: false }),
  });
}

function propertiesObject({ properties, description, facts, openingHours }: SavedPlace): LocalObject {
  const { fields } = plain('AttractionProperties', properties);
  return {
    typename: 'AttractionProperties',
    isNode: false,
    fields: {
      ...fields,
      description: (args) => {
        const text = description[languageOf(args)];
        return text && plain('LocalisedText', text);
      },
      facts: (args) => (facts?.[languageOf(args)] ?? []).map((fact) => plain('PlaceFact', fact)),
      shortAddress: (args) => shortAddress(facts?.[languageOf(args)] ?? []),
      // The opening state is unknown, because it is computed from the server's calendar.
      openingHours: () =>
        openingHours && plain('OpeningHours', { text: openingHours, state: 'UNKNOWN', nextChange: null }),
    },
  };
}

function sourceObjects({ terms: { sources } }: SavedData, place: SavedPlace): LocalObject[] {
  return place.sources.flatMap(({ date, key, ref, url, parts }) => {
    const source = sources.find((one) => one.key === key);
    if (!source) return [];
    const { fields } = plain('DataSource', source);
    const record = { date: date ?? null, ref, recordUrl: url, source: node('DataSource', key, fields) };
    const object = plain('AttractionSource', record);
    return [{ ...object, fields: { ...object.fields, parts: (args) => parts?.[languageOf(args)] ?? [] } }];
  });
}

function imageObject(data: SavedData, image: SavedImage): LocalObject {
  return node('Image', image.imageId, {
    ...plain('Image', image).fields,
    credit: () => (image.credit ? plain('PhotoCredit', image.credit) : null),
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
    slug: slugOf(key),
    group: key,
  };
  return node('Category', key, {
    ...plain('Category', found).fields,
    name: (args) => found[languageOf(args)] ?? found.fi,
    group: () => categoryObject(data, found.group),
  });
}

export function isPosition(value: unknown): value is Position {
  return Array.isArray(value) && value.length === 2 && value.every((n) => typeof n === 'number');
}
