import { z } from 'zod';
import { placesById } from '#api/domain/attractions.ts';
import type { CallContext } from '#api/domain/call.ts';
import type { Favourite } from '#api/domain/favouritesSql.ts';
import { ownPlacesById } from '#api/domain/ownPlaces.ts';
import { placeName } from '#api/domain/placeTexts.ts';
import { isOwnPlaceId } from '#common/attractionId.ts';
import { FAVOURITE_TYPES } from '#common/favouriteTypes.ts';
import type { Language } from '#common/languages.ts';
import { attractionBody, attractionJson } from './attractionJson.ts';
import { ownPlaceJson } from './ownPlaceJson.ts';

export const favouriteTypeBody = z.enum(FAVOURITE_TYPES);

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
