import { TILE_MAX_ZOOM, TILE_MIN_ZOOM, worldPerPixel } from '#api/domain/tileBands.ts';
import { cellOf, zOrder } from './zOrder.ts';

/** A line this long, or an area this wide, on the screen shows whatever stands beside it. */
const LINE_SHOWN_PX = 96;
const AREA_SHOWN_PX = 48;

export interface ThinInput {
  /** World units. */
  readonly x: number;
  readonly y: number;
  readonly quality: number;
  /** Decides between equals: the same whatever order the records came in. */
  readonly key: string;
  readonly kind: string;
  readonly category: string;
  /** How long a line or how wide an area is, in world units; 0 for points. */
  readonly extent: number;
  readonly type: 'POINT' | 'PATH' | 'AREA';
}

export interface MinZooms {
  readonly minZoom: number;
  readonly minZoomKind: number;
  readonly minZoomCategory: number;
}

/**
 * From which zoom each place shows on the map of all places, of its kind and of its category (DESIGN §3). Greedy, best first, one place
 * per 64 px cell at each zoom of 4..14 (MapLibre's zoom: 512 px tiles), which is: a place shows where it is the best of its cell. A line
 * or area also shows from where it is large on the screen. Everything shows at 14.
 */
export function thin(places: readonly ThinInput[]): MinZooms[] {
  const ranks = ranksOf(places);
  const order = cellOrder(places);
  const all = bestInCells(places, order, ranks, () => '');
  const byKind = bestInCells(places, order, ranks, ({ kind }) => kind);
  const byCategory = bestInCells(places, order, ranks, ({ category }) => category);
  return places.map((place, i) => {
    const large = largeFrom(place);
    return {
      minZoom: Math.min(all[i] ?? TILE_MAX_ZOOM, large),
      minZoomKind: Math.min(byKind[i] ?? TILE_MAX_ZOOM, large),
      minZoomCategory: Math.min(byCategory[i] ?? TILE_MAX_ZOOM, large),
    };
  });
}

/** Place in the order best first, for every place. */
function ranksOf(places: readonly ThinInput[]): Int32Array {
  const ranks = new Int32Array(places.length);
  indices(places)
    .sort((a, b) => better(places[a], places[b]))
    .forEach((place, rank) => (ranks[place] = rank));
  return ranks;
}

function better(a: ThinInput | undefined, b: ThinInput | undefined): number {
  if (a === undefined || b === undefined) return 0;
  return b.quality - a.quality || (a.key < b.key ? -1 : 1);
}

/** Places sorted so that those of one cell stand together at every zoom (zOrder.ts). */
function cellOrder(places: readonly ThinInput[]): number[] {
  const codes = Float64Array.from(places, ({ x, y }) => zOrder(x, y));
  return indices(places).sort((a, b) => (codes[a] ?? 0) - (codes[b] ?? 0));
}

function indices(places: readonly ThinInput[]): number[] {
  return Array.from({ length: places.length }, (_, i) => i);
}

/** Smallest zoom at which each place is the best of its cell among the places of its group. */
function bestInCells(
  places: readonly ThinInput[],
  order: readonly number[],
  ranks: Int32Array,
  groupOf: (place: ThinInput) => string,
): Uint8Array {
  const zooms = new Uint8Array(places.length).fill(TILE_MAX_ZOOM);
  for (const members of groupBy(places, order, groupOf)) {
    for (let zoom = TILE_MAX_ZOOM - 1; zoom >= TILE_MIN_ZOOM; zoom--) {
      for (const best of bestOfRuns(places, members, ranks, zoom)) zooms[best] = zoom;
    }
  }
  return zooms;
}

/** Members of each group, in the given order. */
function groupBy(places: readonly ThinInput[], order: readonly number[], groupOf: (place: ThinInput) => string): number[][] {
  const groups = new Map<string, number[]>();
  for (const i of order) {
    const place = places[i];
    if (place === undefined) continue;
    const group = groupOf(place);
    const members = groups.get(group);
    if (members === undefined) groups.set(group, [i]);
    else members.push(i);
  }
  return [...groups.values()];
}

/** The best place of each cell of a zoom; `members` stand in Z-order, so that a cell is a run of them. */
function* bestOfRuns(places: readonly ThinInput[], members: readonly number[], ranks: Int32Array, zoom: number): Generator<number> {
  let cellX = -1;
  let cellY = -1;
  let best = -1;
  for (const i of members) {
    const place = places[i];
    if (place === undefined) continue;
    const x = cellOf(place.x, zoom);
    const y = cellOf(place.y, zoom);
    const sameCell = x === cellX && y === cellY;
    if (!sameCell && best >= 0) yield best;
    if (!sameCell || (ranks[i] ?? 0) < (ranks[best] ?? 0)) best = i;
    cellX = x;
    cellY = y;
  }
  if (best >= 0) yield best;
}

/** Zoom from which a line or area is large on the screen; 14 at the latest. */
function largeFrom({ type, extent }: ThinInput): number {
  if (type === 'POINT' || extent <= 0) return TILE_MAX_ZOOM;
  const shownPx = type === 'PATH' ? LINE_SHOWN_PX : AREA_SHOWN_PX;
  for (let zoom = TILE_MIN_ZOOM; zoom < TILE_MAX_ZOOM; zoom++) {
    if (extent / worldPerPixel(zoom) >= shownPx) return zoom;
  }
  return TILE_MAX_ZOOM;
}
