import type { Position } from '#common/geo/bounds.ts';
import { Facts } from '#web/features/detail/Facts.tsx';
import { HeightFact } from '#web/features/detail/HeightFact.tsx';
import { useHeight } from '#web/map/relief/useHeights.ts';

/** The height of a point as a row of its own; nothing where it is not known. */
export function PointHeight({ position }: { readonly position: Position }) {
  const heightM = useHeight(position);
  return (
    heightM !== null && (
      <Facts>
        <HeightFact heightM={heightM} />
      </Facts>
    )
  );
}
