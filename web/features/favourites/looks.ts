import { Bookmark, Heart, type LucideIcon, ThumbsDown, ThumbsUp } from 'lucide-react';
import type { FavouriteType } from '#common/places/favouriteTypes.ts';

/** The icon of each type; the map's discs show the same (`scripts/icons/glyphs.mjs`). */
export const FAVOURITE_GLYPHS = {
  BEST: Heart,
  GOOD: ThumbsUp,
  TODO: Bookmark,
  BAD: ThumbsDown,
} as const satisfies Record<FavouriteType, LucideIcon>;
