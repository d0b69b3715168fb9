import { use, useMemo } from 'react';
import type { BaseTilesSource } from '#common/baseMap.ts';
import { TILES_URL } from '#web/data/tiles/tilesUrl.ts';
import type { protocolAddress } from '#web/map/elsewhere/startElsewhere.ts';
import type { MapViewProps } from '#web/map/state/mapProps.ts';

/** Tiles of the base map as the server answers them. */
type Answered = Omit<BaseTilesSource, 'attribution'> & { readonly attribution?: string | null | undefined };

type Elsewhere = { readonly protocolAddress: typeof protocolAddress } & Required<Pick<MapViewProps, 'askTile'>>;

let elsewhere: Promise<Elsewhere | null> | null = null;

/** What asks for tiles at another server; null where its code cannot be loaded: then this server is asked. */
function loadElsewhere(url: string): Promise<Elsewhere | null> {
  return (elsewhere ??= import('#web/map/elsewhere/startElsewhere.ts').then(
    ({ startElsewhere, protocolAddress }) => ({ askTile: startElsewhere(url), protocolAddress }),
    () => null,
  ));
}

/**
 * The tiles as the map takes them; the same objects until the server answers others. Suspends while the code is loaded
 * that asks for tiles at another server, where the operator has one.
 */
export function useTiles(answered: Answered): Pick<MapViewProps, 'askTile' | 'baseTiles'> {
  const found = TILES_URL === null ? null : use(loadElsewhere(TILES_URL));
  const baseTiles = useMemo(
    () => ({
      ...answered,
      tiles: found === null ? answered.tiles : found.protocolAddress(answered.tiles),
      attribution: answered.attribution ?? null,
    }),
    [answered, found],
  );
  return { baseTiles, ...(found !== null && { askTile: found.askTile }) };
}
