import type { Geometry } from 'geojson';
import { favouriteCountsOf } from '#api/domain/contributions/favourites.ts';
import type { Context } from '#api/domain/core/context.ts';
import type { Page } from '#api/domain/core/pages.ts';
import { ANYONE, cardImagesOf, imagesOf, sampleImagesOf } from '#api/domain/photos/images.ts';
import type { Image } from '#api/domain/photos/imagesSql.ts';
import { aliasesOf, geometriesOf, placesById } from '#api/domain/places/attractions.ts';
import { type Child, childrenOf } from '#api/domain/places/children.ts';
import type { Place } from '#api/domain/places/places.ts';
import { placeAdmin, placeDescription, placeName, placeNames } from '#api/domain/places/placeTexts.ts';
import { LANGUAGES, type Language } from '#common/languages.ts';
import { type InLanguages, SAVED_ROWS_MAX, type SavedImage, type SavedPlace } from '#common/offline/savedArea.ts';
import { factTexts, isClosedForNow } from '#common/places/placeFacts.ts';
import { byPropertyField } from '#common/places/placeProperties.ts';
import { NO_FAVOURITES } from '#common/places/ranking.ts';
import { partWords } from '#common/places/sourceParts.ts';
import { recordOf } from '#common/recordOf.ts';
import { searchNamesOf } from './savedAreasSql.ts';

type Reading = Pick<Context, 'db' | 'version'>;

/** Everything public of each place, in every language: one statement for each sort of it. */
export async function wholePlaces(ctx: Reading, places: readonly Place[]): Promise<SavedPlace[]> {
  if (places.length === 0) return [];
  const added = await whatIsAdded(ctx, places);
  return places.map((place, at) => ({
    ...factsOf(place),
    ...textsOf(place),
    ...added.at(place, at),
  }));
}

interface Added {
  readonly at: (
    place: Place,
    at: number,
  ) => Pick<
    SavedPlace,
    | 'aliases'
    | 'geometry'
    | 'favouriteCounts'
    | 'cardImage'
    | 'images'
    | 'sampleImages'
    | 'children'
    | 'names'
    | 'parent'
  >;
}

async function whatIsAdded(ctx: Reading, places: readonly Place[]): Promise<Added> {
  const ids = places.map(({ id }) => id);
  const parents = places.filter(({ childCount }) => childCount > 0).map(({ id }) => id);
  const [aliases, geometries, counts, photos, children, names, above] = await Promise.all([
    aliasesOf(ctx, ids),
    geometriesOf(ctx, places),
    favouriteCountsOf(ctx, ids),
    photosOf(ctx, places, parents),
    childrenOf(
      ctx,
      parents.map((parentId) => ({ parentId, first: SAVED_ROWS_MAX, skip: 0 })),
    ),
    searchNamesOf(ctx.db.pool, ctx.version, ids),
    placesById(
      ctx,
      places.flatMap(({ parentId }) => parentId ?? []),
    ),
  ]);
  const namesById = new Map(names.map((row) => [row.id, row.names]));
  const childrenById = new Map(parents.map((id, at) => [id, children[at]]));
  return {
    at: (place: Place, at: number) => ({
      aliases: aliases[at] ?? [],
      geometry: shapeOnly(geometries[at]),
      favouriteCounts: counts[at] ?? NO_FAVOURITES,
      ...photos.at(place, at),
      children: childrenIn(childrenById.get(place.id)),
      names: namesById.get(place.id) ?? [],
      parent: parentOf(above.get(place.parentId ?? Number.NaN)),
    }),
  };
}

type Photos = Pick<SavedPlace, 'cardImage' | 'images' | 'sampleImages'>;

/** The public photos of places; `parents` are the ids of those with children. */
async function photosOf(ctx: Reading, places: readonly Place[], parents: readonly number[]) {
  const [cards, images, samples] = await Promise.all([
    cardImagesOf(ctx, places),
    imagesOf(
      ctx,
      ANYONE,
      places.map(({ id }) => ({ placeId: id, first: SAVED_ROWS_MAX, after: null })),
    ),
    sampleImagesOf(ctx, ANYONE, parents),
  ]);
  const samplesOf = new Map(parents.map((id, at) => [id, samples[at] ?? []]));
  return {
    at: ({ id }: Place, at: number): Photos => ({
      cardImage: savedImage(cards[at] ?? null),
      images: (images[at]?.rows ?? []).flatMap((image) => savedImage(image) ?? []),
      sampleImages: (samplesOf.get(id) ?? []).flatMap((image) => savedImage(image) ?? []),
    }),
  };
}

/** A point's geometry is its position, which is there already. */
function shapeOnly(geometry: Geometry | undefined): Geometry | null {
  return geometry === undefined || geometry.type === 'Point' ? null : geometry;
}

function childrenIn(page: Page<Child> | undefined): SavedPlace['children'] {
  return page === undefined
    ? null
    : {
        edges: page.rows.map(({ place: { id }, metresAlong }) => ({ id, metresAlong })),
        hasNextPage: page.hasNextPage,
      };
}

function parentOf(parent: Place | undefined): SavedPlace['parent'] {
  return parent === undefined ? null : { id: parent.id, title: inLanguages((language) => placeName(parent, language)) };
}

function savedImage(image: Image | null): SavedImage | null {
  if (image === null) return null;
  const { id: imageId, attractionId, filename, width, height, blur, created, heart, username, credit } = image;
  const shown = { imageId, attractionId, filename, width, height, blur, heart, username, credit };
  return { ...shown, created: created.toISOString() };
}

function factsOf(place: Place) {
  const {
    id,
    type,
    kind,
    category,
    named,
    lon,
    lat,
    bbox,
    areaM2,
    lengthM,
    stars,
    quality,
    childCount,
    sourceDate,
    sources,
  } = place;
  return {
    id,
    type,
    kind,
    category,
    named,
    lon,
    lat,
    bbox,
    areaM2,
    lengthM,
    stars,
    quality,
    childCount,
    sourceDate,
    sources: sources.map(sourceOf),
  };
}

function sourceOf({ source, ref, url, date, parts }: Place['sources'][number]): SavedPlace['sources'][number] {
  return {
    key: source,
    ref,
    url: url ?? null,
    date: date ?? null,
    ...(parts && { parts: inLanguages((language) => partWords(parts, language)) }),
  };
}

function textsOf(place: Place) {
  const { properties: own } = place;
  return {
    name: place.name,
    name_sv: place.nameSv,
    name_en: place.nameEn,
    other_names: [place.nameSe, place.nameLocal, ...place.altNames].filter((name) => name !== null),
    title: inLanguages((language) => placeName(place, language)),
    allNames: placeNames(place),
    admin: inLanguages((language) => placeAdmin(place, language)),
    description: inLanguages((language) => placeDescription(place, language)),
    openingHours: own.openingHours ?? null,
    facts: inLanguages((language) => factTexts(own, language)),
    isClosedForNow: isClosedForNow(own),
    properties: byPropertyField((property) => own[property] ?? null),
  };
}

function inLanguages<T>(of: (language: Language) => T): InLanguages<T> {
  return recordOf(LANGUAGES, of);
}
