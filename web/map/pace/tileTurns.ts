import type { Map as MapLibreMap } from 'maplibre-gl';
import type { TileTurns } from '#web/map/layers/attractions.ts';

/** What a map's frames are asked for by. */
type Repainted = Pick<MapLibreMap, 'triggerRepaint'>;

/** A tile whose layers are not made by then is not drawn: deck.gl has given it up. */
const LONGEST_MS = 300;

/** How many tiles wait for their layers, for maps that have some. */
const waiting = new WeakMap<Repainted, number>();

/** Whether tiles of a map wait for their layers. */
export function hasTilesWaiting(map: Repainted): boolean {
  return (waiting.get(map) ?? 0) > 0;
}

/**
 * Turns for the tiles of a map. Made in one task, the layers of all tiles of a view block a slow phone for a fifth of a
 * second. The map draws no frame in between (`PatientMap`), which would cost as much as the turns win.
 */
export function tileTurns(map: Repainted): TileTurns {
  let last = Promise.resolve();
  let made = () => undefined as void;
  const change = (by: number) => waiting.set(map, (waiting.get(map) ?? 0) + by);
  const layersMade = () =>
    new Promise<void>((resolve) => {
      made = () => void setTimeout(resolve);
      setTimeout(resolve, LONGEST_MS);
    });
  const leave = () => {
    change(-1);
    if (!hasTilesWaiting(map)) map.triggerRepaint();
  };
  return {
    async wait(signal) {
      if (import.meta.env.VITE_WITHOUT === 'tilesInTurn') return;
      change(1);
      const turn = last;
      last = turn.then(() => (signal?.aborted ? undefined : layersMade())).then(leave);
      await turn;
    },
    made: () => made(),
  };
}
