import type { Point } from 'geojson';
import type { Favourite } from '#api/domain/contributions/favouritesSql.ts';
import { ownGeometriesOf, ownPlacesById } from '#api/domain/contributions/ownPlaces/ownPlaces.ts';
import type { OwnPlace } from '#api/domain/contributions/ownPlaces/ownPlacesSql.ts';
import type { UserContext } from '#api/domain/core/call.ts';
import { placesById } from '#api/domain/places/attractions.ts';
import type { Place } from '#api/domain/places/places.ts';
import texts from '#api/domain/texts/clientTexts.json' with { type: 'json' };
import { gpxChunks, type GpxPlace } from '#api/rest/attractions/gpx.ts';
import { gpxPlacesOf, type GpxWords, pageOf } from '#api/rest/attractions/gpxPlaces.ts';
import { category, categoryName } from '#common/catalogue/catalogue.ts';
import type { Language } from '#common/languages.ts';
import type { FavouriteType } from '#common/places/favouriteTypes.ts';

/** Names of the groups. */
const GROUPS: Readonly<Record<FavouriteType | 'ALL', Readonly<Record<Language, string>>>> = {
  ALL: texts['nav.favourites'],
  BEST: texts['favourites.BEST'],
  GOOD: texts['favourites.GOOD'],
  TODO: texts['favourites.TODO'],
  BAD: texts['favourites.BAD'],
};

/** Number of routes and areas whose whole geometry is in memory at the same time. */
const BATCH = 10;

/**
 * The viewer's favourites of one group (null: all) as a GPX file in pieces. Own places and vanished places are in it
 * too.
 */
export function favouritesGpx(
  ctx: UserContext,
  favourites: readonly Favourite[],
  group: FavouriteType | null,
  words: GpxWords,
): AsyncGenerator<string> {
  const title = GROUPS[group ?? 'ALL'][words.language];
  return gpxChunks(
    { name: `Taival: ${title}`, description: null, link: `${words.publicUrl}/v/favourites` },
    batches(ctx, favourites, words),
  );
}

/** All points in one batch, then routes and areas in batches. */
async function* batches(
  ctx: UserContext,
  favourites: readonly Favourite[],
  words: GpxWords,
): AsyncGenerator<readonly GpxPlace[]> {
  const ids = favourites.map(({ attractionId }) => attractionId);
  const [found, all] = await Promise.all([placesById(ctx, ids), ownPlacesById(ctx, ctx.viewer, ids)]);
  const places = ids.flatMap((id) => found.get(id) ?? []);
  const owns = all.filter((own) => own !== null);
  const vanished = favourites.filter(({ attractionId }, at) => !found.has(attractionId) && all[at] === null);
  yield [
    ...(await gpxPlacesOf(ctx, places.filter(isPoint), words)),
    ...(await ownGpx(ctx, owns.filter(isPoint), words)),
    ...vanished.map((favourite) => lastKnown(favourite, words)),
  ];
  for (const batch of inBatches(places.filter((place) => !isPoint(place)))) yield gpxPlacesOf(ctx, batch, words);
  for (const batch of inBatches(owns.filter((own) => !isPoint(own)))) yield ownGpx(ctx, batch, words);
}

function isPoint({ type }: Pick<Place | OwnPlace, 'type'>): boolean {
  return type === 'POINT';
}

function inBatches<Row>(rows: readonly Row[]): Row[][] {
  return Array.from({ length: Math.ceil(rows.length / BATCH) }, (_, at) => rows.slice(at * BATCH, (at + 1) * BATCH));
}

async function ownGpx(ctx: UserContext, owns: readonly OwnPlace[], words: GpxWords): Promise<GpxPlace[]> {
  const geometries = await ownGeometriesOf(ctx, ctx.viewer, owns);
  return owns.map((own, at) => ({ ...plain(own, 'own', words), geometry: geometries[at] ?? pointAt(own) }));
}

function lastKnown({ attractionId, lastName, lastCategory, lon, lat }: Favourite, words: GpxWords): GpxPlace {
  return plain({ id: attractionId, name: lastName, lon, lat }, lastCategory, words);
}

/** A place without a source: an own place, or one that has vanished. */
function plain(
  place: Pick<OwnPlace, 'id' | 'name' | 'lon' | 'lat'>,
  categoryKey: string,
  { publicUrl, language }: GpxWords,
): GpxPlace {
  return {
    name: place.name,
    type: categoryName(category(categoryKey), language),
    description: null,
    link: pageOf(publicUrl, place),
    geometry: pointAt(place),
    position: [place.lon, place.lat],
    sources: [],
  };
}

function pointAt({ lon, lat }: Pick<OwnPlace, 'lon' | 'lat'>): Point {
  return { type: 'Point', coordinates: [lon, lat] };
}
