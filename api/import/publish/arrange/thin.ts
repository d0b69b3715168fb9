import { worldPerPixel } from '#api/tiles/tileBands.ts';
import { ATTRACTION_TILES_MAX_ZOOM, ATTRACTION_TILES_MIN_ZOOM } from '#common/attractionTiles.ts';
import { groupBy } from '#common/groupBy.ts';
import { zOrder } from './zOrder.ts';

/** A line this long on the screen, or an area this wide, shows even where another place of its cell is better. */
const LINE_SHOWN_PX = 96;
const AREA_SHOWN_PX = 48;

export interface ThinInput {
  /** World units. */
  readonly x: number;
  readonly y: number;
  readonly quality: number;
  /** The order of places of equal quality: it does not depend on the order of the records. */
  readonly key: string;
  readonly kind: string;
  readonly category: string;
  /** Length of a line or width of an area in world units; 0 for points. */
  readonly extent: number;
  readonly type: 'POINT' | 'PATH' | 'AREA';
}

export interface MinZooms {
  readonly minZoom: number;
  readonly minZoomKind: number;
  readonly minZoomCategory: number;
}

/** Of a place that no tile shows: beyond every zoom. */
export const IN_NO_TILE: MinZooms = { minZoom: 127, minZoomKind: 127, minZoomCategory: 127 };

/**
 * Finds the zoom from which each place shows on the map of all places, of its kind and of its category (DESIGN §3). At
 * each zoom of 4..14 (MapLibre's zoom: 512 px tiles) the best place of every 64 px cell shows; a line or area also
 * shows from the zoom on where it is large on the screen. All places show at 14.
 */
export function thin(places: readonly ThinInput[]): MinZooms[] {
  const ranks = ranksOf(places);
  const codes = Float64Array.from(places, ({ x, y }) => zOrder(x, y));
  const order = Uint32Array.from(places.keys()).sort((a, b) => (codes[a] ?? 0) - (codes[b] ?? 0));
  const inCells = { codes, ranks };
  const all = bestInCells([order], inCells);
  const byKind = bestInCells(groupBy(order, (i) => places[i]?.kind).values(), inCells);
  const byCategory = bestInCells(groupBy(order, (i) => places[i]?.category).values(), inCells);
  return places.map((place, i) => {
    const large = largeFrom(place);
    return {
      minZoom: Math.min(all[i] ?? ATTRACTION_TILES_MAX_ZOOM, large),
      minZoomKind: Math.min(byKind[i] ?? ATTRACTION_TILES_MAX_ZOOM, large),
      minZoomCategory: Math.min(byCategory[i] ?? ATTRACTION_TILES_MAX_ZOOM, large),
    };
  });
}

/** The rank of every place, 0 for the best. */
function ranksOf(places: readonly ThinInput[]): Uint32Array {
  const ranks = new Uint32Array(places.length);
  Array.from(places.keys())
    .sort((a, b) => better(places[a], places[b]))
    .forEach((place, rank) => (ranks[place] = rank));
  return ranks;
}

function better(a: ThinInput | undefined, b: ThinInput | undefined): number {
  if (a === undefined || b === undefined) return 0;
  return b.quality - a.quality || (a.key < b.key ? -1 : 1);
}

interface InCells {
  /** Z-order of every place (zOrder.ts). */
  readonly codes: Float64Array;
  /** Rank of every place, 0 for the best. */
  readonly ranks: Uint32Array;
}

/**
 * The smallest zoom at which each place is the best of its cell in its group; the members of a group are listed in
 * Z-order.
 */
function bestInCells(groups: Iterable<Iterable<number>>, { codes, ranks }: InCells): Uint8Array {
  const zooms = new Uint8Array(codes.length).fill(ATTRACTION_TILES_MAX_ZOOM);
  for (const members of groups) {
    for (let zoom = ATTRACTION_TILES_MAX_ZOOM - 1; zoom >= ATTRACTION_TILES_MIN_ZOOM; zoom--) {
      // The codes of one cell at a zoom are a run of this many numbers, so that its members stand together.
      const run = 4 ** (ATTRACTION_TILES_MAX_ZOOM - zoom);
      let cell = -1;
      let best = -1;
      for (const i of members) {
        const at = Math.floor((codes[i] ?? 0) / run);
        if (at !== cell) {
          if (best >= 0) zooms[best] = zoom;
          [cell, best] = [at, i];
        } else if ((ranks[i] ?? 0) < (ranks[best] ?? 0)) {
          best = i;
        }
      }
      if (best >= 0) zooms[best] = zoom;
    }
  }
  return zooms;
}

/** Zoom from which a line or area is large on the screen, at most 14. */
function largeFrom({ type, extent }: ThinInput): number {
  if (type === 'POINT' || extent <= 0) return ATTRACTION_TILES_MAX_ZOOM;
  const shownPx = type === 'PATH' ? LINE_SHOWN_PX : AREA_SHOWN_PX;
  for (let zoom = ATTRACTION_TILES_MIN_ZOOM; zoom < ATTRACTION_TILES_MAX_ZOOM; zoom++) {
    if (extent / worldPerPixel(zoom) >= shownPx) return zoom;
  }
  return ATTRACTION_TILES_MAX_ZOOM;
}
