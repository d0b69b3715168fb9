import type { Favourite } from '#api/domain/contributions/favouritesSql.ts';
import { FREE } from '#api/graphql/core/arguments.ts';
import { builder } from '#api/graphql/core/builder.ts';
import { FAVOURITE_TYPES, type FavouriteCounts } from '#common/places/favouriteTypes.ts';

export const FavouriteTypeEnum = builder.enumType('FavouriteType', { values: FAVOURITE_TYPES });

/** A favourite of the viewer; its fields stand in favourites.ts. */
export const FavouriteRef = builder.objectRef<Favourite>('Favourite');

export const FavouriteCountsRef = builder.objectRef<FavouriteCounts>('FavouriteCounts').implement({
  description: 'How many users gave each type.',
  fields: (t) => ({
    bad: t.exposeInt('bad', FREE),
    best: t.exposeInt('best', FREE),
    good: t.exposeInt('good', FREE),
    todo: t.exposeInt('todo', FREE),
  }),
});
