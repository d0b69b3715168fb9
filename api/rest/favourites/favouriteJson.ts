import { z } from 'zod';
import type { Favourite } from '#api/domain/contributions/favouritesSql.ts';
import { ownPlacesById } from '#api/domain/contributions/ownPlaces/ownPlaces.ts';
import type { CallContext } from '#api/domain/core/call.ts';
import { placesById } from '#api/domain/places/attractions.ts';
import { placeName } from '#api/domain/places/placeTexts.ts';
import { attractionBody, attractionJson } from '#api/rest/attractions/attractionJson.ts';
import { ownPlaceJson } from '#api/rest/ownPlaces/ownPlaceJson.ts';
import type { Language } from '#common/languages.ts';
import { isOwnPlaceId } from '#common/places/attractionId.ts';
import { FAVOURITE_TYPES } from '#common/places/favouriteTypes.ts';

const favouriteTypeBody = z.enum(FAVOURITE_TYPES);

/** A favourite, with the field names of SPEC §3. */
export const favouriteBody = z.object({
  attractionId: z.number(),
  type: favouriteTypeBody,
  created: z.string().describe('When it got its type.'),
  name: z.string().describe('Of the attraction; where it has vanished, as it was last.'),
  category: z.string(),
  clientAttraction: attractionBody.nullable().describe('The attraction, as in lists; null where it has vanished.'),
});

export type FavouriteBody = z.output<typeof favouriteBody>;

/** Favourites of the viewer with their places, own ones too. */
export async function favouritesJson(
  ctx: CallContext,
  favourites: readonly Favourite[],
  language: Language,
): Promise<FavouriteBody[]> {
  const ids = favourites.map(({ attractionId }) => attractionId);
  const [places, owns] = await Promise.all([
    placesById(ctx, ids),
    ownPlacesById(ctx, ctx.viewer, ids.filter(isOwnPlaceId)),
  ]);
  const ownById = new Map(owns.flatMap((own) => (own === null ? [] : [[own.id, own]])));
  return favourites.map(({ attractionId, type, created, lastName, lastCategory }) => {
    const place = places.get(attractionId);
    const own = ownById.get(attractionId);
    return {
      attractionId,
      type,
      created: created.toISOString(),
      name: place ? placeName(place, language) : lastName,
      category: place?.category ?? lastCategory,
      clientAttraction: place ? attractionJson(place, language) : own ? ownPlaceJson(own) : null,
    };
  });
}
