import RBush from 'rbush';
import { fromTileGrid, TILE_PX, toTileGrid } from '#common/geo/tileGrid.ts';
import type { Offers } from '#web/map/state/fit.ts';
import type { MapHover } from '#web/map/state/mapProps.ts';
import { around, type Box, squareAt, type ToScreen, turned } from './screenBox.ts';
import type { TilePoint } from './tileFeature.ts';

/** A loaded tile: where it lies in the pyramid and its points, positions as parts of its side (0–1). */
export interface PlacedTile {
  readonly index: { readonly x: number; readonly y: number; readonly z: number };
  readonly points: readonly TilePoint[];
  /** Their discs are drawn by a layer of their own. */
  readonly hasOwnDiscs?: boolean;
}

/** The places of the view that are drawn with a disc, the best first. */
export type Placement = readonly ShownPlace[];

export interface ShownPlace extends MapHover, Offers {
  /** Diameter of its disc, pixels. */
  readonly sizePx: number;
  /** Without a glyph: a dot where there is no room for a disc. */
  readonly isDot: boolean;
  /** As it is written below the disc; null where it has no room. */
  readonly name: string | null;
  /** Its disc is drawn by a layer of its own. */
  readonly hasOwnDisc: boolean;
  readonly isClosed: boolean;
}

export interface PlacementSizes {
  readonly discPx: (stars: number) => number;
  readonly dotPx: number;
  /** Around the disc of what is open. */
  readonly ringPx: number;
  readonly labelPx: number;
  /** Pixels between a disc and its name. */
  readonly labelGapPx: number;
  /** Width in pixels of a name as it will be drawn. */
  readonly widthOf: (text: string) => number;
}

/** How the map stands, and the open place, whose disc and ring are drawn by layers of their own. */
export interface PlacementView {
  readonly zoom: number;
  /** Degrees: where up is, clockwise from north, and how far the map is tilted. */
  readonly bearing?: number;
  readonly pitch?: number;
  readonly open?: Pick<MapHover, 'attractionId' | 'position'> | null;
}

/** Discs may cover each other by this part; names stay this many pixels apart. */
const DISC_OVERLAP = 0.25;
const LABEL_GAP_PX = 3;
/**
 * At most so many in a square of a tile's side, of which a phone shows one and a half and a desktop four: what a person
 * can look over.
 */
const DISCS_IN_SQUARE = 14;
const DOTS_IN_SQUARE = 30;

/** Zooms within one step look alike: what fits at its beginning fits until its end. */
export function placementZoom(zoom: number): number {
  return Math.floor(zoom * 2) / 2;
}

/** Angles within one step of 15° look alike. */
export function placementAngle(degrees: number): number {
  return Math.round(degrees / 15) * 15;
}

/**
 * Chooses greedily, best first, what can be drawn without covering something better: by stars, then labelled ones, then
 * id. The open place comes first; a place without room for a disc becomes a dot. The choice does not depend on the
 * position of the view, so that nothing changes while the map is moved.
 */
export function place(
  tiles: readonly PlacedTile[],
  view: PlacementView,
  nameOf: (point: TilePoint) => string,
  sizes: PlacementSizes,
): Placement {
  const taken = new RBush<Box>();
  const toScreen = turned(view);
  if (view.open) {
    const [x, y] = toTileGrid(view.open.position, view.zoom);
    taken.insert(squareAt(toScreen(x * TILE_PX, y * TILE_PX), sizes.ringPx));
  }
  const candidates = sorted(tiles, view, sizes);
  const discs = placeDiscs(candidates, taken, toScreen);
  const names = placeNames(discs, taken, toScreen, nameOf, sizes);
  const dots = placeDots(candidates, discs, taken, toScreen, sizes);
  const shown = ({ point, x, y, hasOwnDisc, sizePx }: Candidate, isDot: boolean): ShownPlace => {
    const { id, family, icon, closed, features, hours } = point.properties;
    const position = fromTileGrid([x / TILE_PX, y / TILE_PX], view.zoom);
    const look = { family, icon, position, sizePx, isDot, hasOwnDisc, isClosed: closed === 1 };
    return { attractionId: id, name: names.get(id) ?? null, features, hours, ...look };
  };
  return [
    ...discs.map((candidate) => shown(candidate, false)),
    ...dots.map((candidate) => shown({ ...candidate, sizePx: sizes.dotPx }, true)),
  ];
}

/** The candidates whose discs are free; their boxes are added to `taken`. The open place has its room already. */
function placeDiscs(candidates: readonly Candidate[], taken: RBush<Box>, toScreen: ToScreen): Candidate[] {
  const ids = new Set<number>();
  const mayStand = atMost(DISCS_IN_SQUARE);
  return candidates.filter((candidate) => {
    const { point, x, y, sizePx, isOpen } = candidate;
    if (ids.has(point.properties.id)) return false;
    const box = squareAt(toScreen(x, y), sizePx * (1 - DISC_OVERLAP));
    if (!isOpen && (taken.collides(box) || !mayStand(candidate))) return false;
    ids.add(point.properties.id);
    if (!isOpen) taken.insert(box);
    return true;
  });
}

/** Dots of the others that are free; they give way to names, too. */
function placeDots(
  candidates: readonly Candidate[],
  discs: readonly Candidate[],
  taken: RBush<Box>,
  toScreen: ToScreen,
  { dotPx }: PlacementSizes,
): Candidate[] {
  const ids = new Set(discs.map(({ point }) => point.properties.id));
  const mayStand = atMost(DOTS_IN_SQUARE);
  return candidates.filter((candidate) => {
    const { point, x, y, hasOwnDisc } = candidate;
    if (hasOwnDisc || ids.has(point.properties.id)) return false;
    const box = squareAt(toScreen(x, y), dotPx);
    if (taken.collides(box) || !mayStand(candidate)) return false;
    ids.add(point.properties.id);
    taken.insert(box);
    return true;
  });
}

/** Counts what stands in each square of the map; what has a disc of its own is not counted. */
function atMost(limit: number): (candidate: Candidate) => boolean {
  const counts = new Map<string, number>();
  return ({ x, y, hasOwnDisc }) => {
    if (hasOwnDisc) return true;
    const square = `${Math.floor(x / TILE_PX)},${Math.floor(y / TILE_PX)}`;
    const count = counts.get(square) ?? 0;
    counts.set(square, count + 1);
    return count < limit;
  };
}

/** Names by id of the places whose names are free; their boxes are added to `taken`. */
function placeNames(
  shown: readonly Candidate[],
  taken: RBush<Box>,
  toScreen: ToScreen,
  nameOf: (point: TilePoint) => string,
  sizes: PlacementSizes,
): ReadonlyMap<number, string> {
  const names = new Map<number, string>();
  for (const { point, x, y, sizePx } of shown.filter(({ point }) => point.properties.label === 1)) {
    const name = nameOf(point);
    const [left, top] = toScreen(x, y);
    const down = sizePx / 2 + sizes.labelGapPx + sizes.labelPx / 2;
    const box = around(left, top + down, sizes.widthOf(name) + LABEL_GAP_PX, sizes.labelPx + LABEL_GAP_PX);
    if (taken.collides(box)) continue;
    names.set(point.properties.id, name);
    taken.insert(box);
  }
  return names;
}

/** A place and where it stands: pixels of a zoom, north up. */
interface Candidate {
  readonly point: TilePoint;
  readonly x: number;
  readonly y: number;
  readonly sizePx: number;
  readonly isOpen: boolean;
  readonly hasOwnDisc: boolean;
}

function sorted(tiles: readonly PlacedTile[], { zoom, open }: PlacementView, sizes: PlacementSizes): Candidate[] {
  return tiles
    .flatMap(({ index, points, hasOwnDiscs = false }) => {
      const side = TILE_PX * 2 ** (zoom - index.z);
      return points.map((point) => {
        const [x = 0, y = 0] = point.geometry.coordinates;
        const isOpen = point.properties.id === open?.attractionId;
        const sizePx = isOpen ? sizes.ringPx : sizes.discPx(point.properties.stars);
        const hasOwnDisc = hasOwnDiscs || isOpen;
        return { point, x: (index.x + x) * side, y: (index.y + y) * side, sizePx, isOpen, hasOwnDisc };
      });
    })
    .sort(
      ({ point: { properties: a }, isOpen: first }, { point: { properties: b }, isOpen: second }) =>
        Number(second) - Number(first) || b.stars - a.stars || b.label - a.label || a.id - b.id,
    );
}
