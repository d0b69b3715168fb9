import type { FavouriteType } from './favouriteTypes.ts';

/**
 * Colours of the marks of favourites in lists and on the map, the same in light and dark; a white glyph stands on them.
 */
export const FAVOURITE_COLOURS = {
  BEST: '#B4560F',
  GOOD: '#1C6642',
  TODO: '#1D62A5',
  BAD: '#54605A',
} as const satisfies Record<FavouriteType, string>;
