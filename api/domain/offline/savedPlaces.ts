import type { Geometry } from 'geojson';
import { favouriteCountsOf } from '#api/domain/contributions/favourites.ts';
import type { Context } from '#api/domain/core/context.ts';
import type { Page } from '#api/domain/core/pages.ts';
import { ANYONE, cardImagesOf, imagesOf, sampleImagesOf } from '#api/domain/photos/images.ts';
import type { Image } from '#api/domain/photos/imagesSql.ts';
import { aliasesOf, geometriesOf, placesById } from '#api/domain/places/attractions.ts';
import { type Child, childrenOf } from '#api/domain/places/children.ts';
import type { Place } from '#api/domain/places/places.ts';
import { placeName } from '#api/domain/places/placeTexts.ts';
import { reliefsOf } from '#api/domain/places/reliefs.ts';
import { SAVED_ROWS_MAX, type SavedImage, type SavedPlace } from '#common/offline/savedArea.ts';
import { NO_FAVOURITES } from '#common/ranking/ranking.ts';
import { searchNamesOf } from './savedAreasSql.ts';
import { inLanguages, sourceOf, textsOf } from './savedTexts.ts';

type Reading = Pick<Context, 'db' | 'version'>;

/** Everything public of each place, in every language: one statement for each sort of it. */
export async function wholePlaces(ctx: Reading, places: readonly Place[]): Promise<SavedPlace[]> {
  if (places.length === 0) return [];
  const added = await whatIsAdded(ctx, places);
  return places.map((place, at) => ({
    ...factsOf(place),
    heightM: place.heightM,
    ascentM: place.ascentM,
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
    | 'relief'
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
  const [aliases, geometries, reliefs, counts, photos, children, names, above] = await Promise.all([
    aliasesOf(ctx, ids),
    geometriesOf(ctx, places),
    reliefsOf(ctx, places),
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
      relief: reliefs[at] ?? null,
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
    sampleImagesOf(ctx, parents),
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
    features,
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
    features,
    childCount,
    sourceDate,
    sources: sources.map(sourceOf),
  };
}
