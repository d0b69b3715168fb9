import { z } from 'zod';
import type { FavouriteCounts, FavouriteType } from '#common/places/favouriteTypes.ts';

/** How many users gave each type. */
export const countsBody = z.object({
  BEST: z.number(),
  GOOD: z.number(),
  TODO: z.number(),
  BAD: z.number(),
} satisfies Record<FavouriteType, unknown>);

export type CountsBody = z.output<typeof countsBody>;

export function countsJson({ best, good, todo, bad }: FavouriteCounts): CountsBody {
  return { BEST: best, GOOD: good, TODO: todo, BAD: bad };
}
