import { type Bounds, containsPosition, type Position } from '#common/geo/bounds.ts';
import { distanceKm } from '#common/geo/distance.ts';
import { LIST_CARDS_MAX } from '#common/limits.ts';
import { distanceScore } from '#common/ranking/ranking.ts';

export interface Ranked {
  readonly quality2: number;
  readonly pos: Position;
}

/**
 * The score of a place in the list: its quality, reduced by the distance when the visitor is inside the bounds (SPEC
 * §2, RULINGS 8).
 */
export function scoreFor(visitor: Position | null, bounds: Bounds): (place: Ranked) => number {
  const onTheSpot = visitor !== null && containsPosition(bounds, visitor);
  return ({ quality2, pos }) => (onTheSpot ? distanceScore(quality2, distanceKm(visitor, pos)) : quality2);
}

/** The 40 places of the highest score, the best first. */
export function bestFirst<T extends Ranked>(places: readonly T[], score: (place: T) => number): readonly T[] {
  return [...places].sort((a, b) => score(b) - score(a)).slice(0, LIST_CARDS_MAX);
}
