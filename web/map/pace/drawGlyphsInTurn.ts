import type { Map as MapLibreMap } from 'maplibre-gl';
import { shortTasks } from './shortTasks.ts';

/** The part of MapLibre that draws the letters of names. */
type GlyphManager = Pick<MapLibreMap['style']['glyphManager'], '_getAndCacheGlyphsPromise'>;

/**
 * Lets a style draw the letters of its names in short tasks: MapLibre draws all that a tile asks for at once, which
 * blocks a slow phone for a tenth of a second.
 */
export function drawGlyphsInTurn(manager: GlyphManager): void {
  const draw = manager._getAndCacheGlyphsPromise.bind(manager);
  const turn = shortTasks();
  manager._getAndCacheGlyphsPromise = async (stack, id, variant) => {
    await turn();
    return draw(stack, id, variant);
  };
}
