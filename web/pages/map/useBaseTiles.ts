import { useMemo } from 'react';
import type { BaseTilesSource } from '#common/baseMap.ts';

/** Tiles of the base map as the server answers them. */
type Answered = Omit<BaseTilesSource, 'attribution'> & { readonly attribution?: string | null | undefined };

/** The tiles of the base map as the map takes them; the same object until the server answers others. */
export function useBaseTiles(answered: Answered): BaseTilesSource {
  return useMemo(() => ({ ...answered, attribution: answered.attribution ?? null }), [answered]);
}
