import { type Bounds, containsPosition, type Position } from '#common/bounds.ts';
import { distanceKm } from '#common/distance.ts';
import { LIST_CARDS_MAX } from '#common/limits.ts';
import { distanceScore } from '#common/ranking.ts';

export interface Ranked {
  readonly quality2: number;
  readonly pos: Position;
}

/** Best first, at most 40: by quality, less the way there when the visitor is inside the bounds (SPEC §2, RULINGS 8). */
export function orderForVisitor<T extends Ranked>(places: readonly T[], visitor: Position | null, bounds: Bounds): readonly T[] {
  const onTheSpot = visitor !== null && containsPosition(bounds, visitor);
  const score = ({ quality2, pos }: Ranked) => (onTheSpot ? distanceScore(quality2, distanceKm(visitor, pos)) : quality2);
  return [...places].sort((a, b) => score(b) - score(a)).slice(0, LIST_CARDS_MAX);
}
