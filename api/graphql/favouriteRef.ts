import type { Favourite } from '#api/domain/favouritesSql.ts';
import { FAVOURITE_TYPES } from '#common/favouriteTypes.ts';
import type { FavouriteCounts } from '#common/ranking.ts';
import { builder } from './builder.ts';

export const FavouriteTypeEnum = builder.enumType('FavouriteType', { values: FAVOURITE_TYPES });

/** What the viewer thinks of a place; its fields stand in favourites.ts. */
export const FavouriteRef = builder.objectRef<Favourite>('Favourite');

export const FavouriteCountsRef = builder.objectRef<FavouriteCounts>('FavouriteCounts').implement({
  description: 'How many users gave each type.',
  fields: (t) => ({
    bad: t.exposeInt('bad', { complexity: 0 }),
    best: t.exposeInt('best', { complexity: 0 }),
    good: t.exposeInt('good', { complexity: 0 }),
    todo: t.exposeInt('todo', { complexity: 0 }),
  }),
});
