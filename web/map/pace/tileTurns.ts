import type { TileTurns } from '#web/map/layers/attractions.ts';
import { wakeFrames } from './betweenFrames.ts';
import { countWaiting, hasTilesWaiting, type Repainted } from './waitingTiles.ts';

/** A tile whose layers are not made by then is not drawn: deck.gl has given it up. */
const LONGEST_MS = 300;

/**
 * Turns for the tiles of a map. Made in one task, the layers of all tiles of a view block a slow phone for a fifth of a
 * second. The map draws no frame in between (`PatientMap`), which would cost as much as the turns win.
 */
export function tileTurns(map: Repainted): TileTurns {
  let last = Promise.resolve();
  let made = () => undefined as void;
  const layersMade = () =>
    new Promise<void>((resolve) => {
      made = () => void setTimeout(resolve);
      setTimeout(resolve, LONGEST_MS);
    });
  const leave = () => {
    countWaiting(map, -1);
    if (!hasTilesWaiting(map)) map.triggerRepaint();
  };
  return {
    async wait(signal) {
      if (import.meta.env.VITE_WITHOUT === 'tilesInTurn') return;
      countWaiting(map, 1);
      const turn = last;
      last = turn.then(() => (signal?.aborted ? undefined : layersMade())).then(leave);
      await turn;
      wakeFrames(map);
    },
    made: () => made(),
  };
}
