import { BASE_TILES_MAX_ZOOM, BASE_TILES_MIN_BUILT_ZOOM } from '#common/baseMap.ts';
import { MERCATOR_WORLD_M } from '#common/geo/mercator.ts';
import { TILE_PX } from '#common/geo/tileGrid.ts';

/** Pixels that an area covers when it is first drawn: a patch of about six by six. */
const SEEN_PX2 = 36;

/**
 * Pixels that an area covers when its name may stand there: the water round an island has room for a name that is wider
 * than the island.
 */
const LABEL_PX2 = { earth: 400, water: 1000 } as const;

/** Names of the smallest waters and islands show from this zoom, closer than the deepest tile. */
const LABEL_MAX_ZOOM = 16;

/** The zoom (with a fraction) at which an area of this size, at this latitude, covers so many pixels. */
function zoomCovering(areaM2: number, lat: number, pixels: number): number {
  const metresPerPixelAt0 = (MERCATOR_WORLD_M * Math.cos((lat * Math.PI) / 180)) / TILE_PX;
  return Math.log2(metresPerPixelAt0 * Math.sqrt(pixels / areaM2));
}

function within(zoom: number, low: number, high: number): number {
  return Math.min(Math.max(Math.ceil(zoom), low), high);
}

/** First zoom of tiles that hold an area; `early` zooms before it is larger than a dot (after, where negative). */
export function areaZoom(
  areaM2: number,
  lat: number,
  { early = 0, from = BASE_TILES_MIN_BUILT_ZOOM }: { readonly early?: number; readonly from?: number },
): number {
  return within(zoomCovering(areaM2, lat, SEEN_PX2) - early, from, BASE_TILES_MAX_ZOOM);
}

/** The zoom from which the name of an area may show, `from`–16. */
export function labelZoom(layer: keyof typeof LABEL_PX2, areaM2: number, lat: number, from: number): number {
  return within(zoomCovering(areaM2, lat, LABEL_PX2[layer]), from, LABEL_MAX_ZOOM);
}
