import { LANGUAGES } from '#common/languages.ts';
import type { SavedImage, SavedPlace } from '#common/offline/savedArea.ts';
import { recordOf } from '#common/recordOf.ts';
import { lightOf, type SavedData } from '#web/features/offline/savedAreas/data.ts';

const inLanguages = <T>(value: T) => ({ fi: value, sv: value, en: value });

const SAVED_IMAGE: SavedImage = {
  imageId: 5,
  attractionId: 2,
  filename: 'a'.repeat(32),
  width: 1600,
  height: 1200,
  blur: '',
  created: '2026-11-01T12:00:00.000Z',
  heart: false,
  username: null,
  credit: {
    author: 'Aino',
    licence: 'CC BY-SA 4.0',
    licenceUrl: 'https://creativecommons.org/licenses/by-sa/4.0/',
    pageUrl: 'https://commons.wikimedia.org/wiki/File:A.jpg',
  },
};

const PROPERTIES: SavedPlace['properties'] = {
  accessibility: null,
  artistName: null,
  artworkType: null,
  cuisine: null,
  email: null,
  maintainer: null,
  phone: null,
  wikipedia: 'fi:Paikka',
  wikipediaExtra: null,
  www: 'https://example.org',
};

const SAVED_RELIEF: SavedPlace['relief'] = {
  ascentM: 30,
  descentM: 10,
  highestM: 40,
  lowestM: 10,
  steepestPercent: 12,
  steepestFromM: 25,
  minutes: 20,
  source: 'MODEL',
  profile: { stepM: 25, heightsM: [10, 40, 30], breaks: [] },
};

/** A saved place with a value in every part that can have one. */
export function savedPlace(id: number, over: Partial<SavedPlace> = {}): SavedPlace {
  const name = `Paikka ${id}`;
  return {
    id,
    name,
    name_sv: null,
    name_en: null,
    other_names: [],
    names: [{ norm: `paikka ${id}`, weight: 1 }],
    type: 'AREA',
    kind: 'hiking',
    category: 'boundary/national_park',
    named: true,
    lon: 24.9 + id / 100,
    lat: 60.2,
    bbox: [24.9 + id / 100 - 0.001, 60.199, 24.9 + id / 100 + 0.001, 60.201],
    quality: 50 - id,
    areaM2: 1000,
    lengthM: null,
    heightM: 12,
    ascentM: 30,
    relief: SAVED_RELIEF,
    stars: 3,
    childCount: 1,
    sourceDate: '2026-05-04',
    title: inLanguages(name),
    allNames: [{ language: 'fi', text: name }],
    aliases: ['Muu nimi'],
    admin: inLanguages(['Helsinki']),
    description: inLanguages({ language: 'fi', text: 'Hyvä paikka' }),
    properties: PROPERTIES,
    openingHours: '24/7',
    facts: recordOf(LANGUAGES, () => [{ key: 'toilet', name: 'Yleisö-wc', text: 'kyllä', isMain: false }]),
    parent: { id: 1, title: inLanguages('Paikka 1') },
    children: { edges: [{ id: 2, metresAlong: null }], hasNextPage: false },
    geometry: null,
    favouriteCounts: { best: 1, good: 0, todo: 0, bad: 0 },
    cardImage: SAVED_IMAGE,
    images: [SAVED_IMAGE],
    sampleImages: [SAVED_IMAGE],
    sources: [{ key: 'osm', ref: 'way/1', url: null }],
    ...over,
  };
}

export const SAVED_TERMS: SavedData['terms'] = {
  version: 7,
  baseTiles: { tiles: '/tiles/base/x.7/{z}/{x}/{y}.mvt', maxZoom: 14, attribution: null, outline: null },
  elevation: {
    tiles: '/tiles/elevation/e1/{z}/{x}/{y}.webp',
    minZoom: 5,
    maxZoom: 13,
    tilePx: 256,
    attribution: '© Maanmittauslaitos',
    bounds: [24.9, 60.1, 25.1, 60.3],
  },
  categories: [
    {
      key: 'boundary/national_park',
      slug: 'national-park',
      fi: 'Kansallispuisto',
      sv: 'Nationalpark',
      en: 'National park',
      family: 'nature',
      icon: 'park',
      kind: 'hiking',
      primary: true,
      weight: 30,
      group: 'boundary/national_park',
    },
  ],
  sources: [
    {
      key: 'osm',
      name: 'OpenStreetMap',
      url: 'https://www.openstreetmap.org/copyright',
      licence: 'ODbL 1.0',
      licenceUrl: 'https://example.org/odbl',
      dataDate: '2026-05-04',
    },
  ],
};

/** Saved places in memory. */
export function savedData(places: readonly SavedPlace[], over: Partial<SavedData> = {}): SavedData {
  const byId = new Map(places.map((place) => [place.id, place]));
  return {
    areas: [{ bounds: [24.8, 60.1, 25.1, 60.3], savedAt: Date.parse('2026-11-20T09:00:00Z') }],
    terms: SAVED_TERMS,
    lights: places.map(lightOf),
    placeNames: [
      {
        id: 1,
        name_fi: 'Kumpula',
        name_sv: 'Gumtäkt',
        name_en: null,
        name_se: null,
        municipality: 'Helsinki',
        population: 4000,
        lon: 24.96,
        lat: 60.2,
      },
    ],
    weather: [],
    conditions: [],
    places: async (ids) =>
      new Map(
        ids.flatMap((id) => {
          const place = byId.get(id);
          return place ? [[id, place] as const] : [];
        }),
      ),
    ...over,
  };
}
