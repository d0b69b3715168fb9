import RBush from 'rbush';
import { fromTileGrid, TILE_PX } from '#common/geo/tileGrid.ts';
import type { MapHover } from '#web/map/state/mapProps.ts';
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

export interface ShownPlace extends MapHover {
  /** As it is written below the disc; null where it has no room. */
  readonly name: string | null;
  /** Its disc is drawn by a layer of its own. */
  readonly hasOwnDisc: boolean;
  readonly isClosed: boolean;
}

export interface PlacementSizes {
  readonly discPx: number;
  readonly labelPx: number;
  /** Pixels from the middle of the disc to the middle of its name. */
  readonly labelOffsetPx: number;
  /** Width in pixels of a name as it will be drawn. */
  readonly widthOf: (text: string) => number;
}

interface Box {
  readonly minX: number;
  readonly minY: number;
  readonly maxX: number;
  readonly maxY: number;
}

/** Discs may cover each other by this part; names keep this many pixels apart. */
const DISC_OVERLAP = 0.25;
const LABEL_GAP_PX = 3;

/** Zooms within one step look alike: what fits at its beginning fits until its end. */
export function placementZoom(zoom: number): number {
  return Math.floor(zoom * 2) / 2;
}

/**
 * Chooses greedily, best first, what can be drawn without covering something better: by stars, then labelled ones, then
 * id. The map is never rotated, so the choice depends on the zoom alone, not on where the view stands.
 */
export function place(
  tiles: readonly PlacedTile[],
  zoom: number,
  nameOf: (point: TilePoint) => string,
  sizes: PlacementSizes,
): Placement {
  const taken = new RBush<Box>();
  const shown = placeDiscs(sorted(tiles, zoom), taken, sizes);
  const names = placeNames(shown, taken, nameOf, sizes);
  return shown.map(({ point, x, y, hasOwnDisc }) => {
    const { id, family, icon, closed } = point.properties;
    const position = fromTileGrid([x / TILE_PX, y / TILE_PX], zoom);
    return {
      attractionId: id,
      family,
      icon,
      position,
      name: names.get(id) ?? null,
      hasOwnDisc,
      isClosed: closed === 1,
    };
  });
}

/** The candidates whose discs are free; their boxes are added to `taken`. */
function placeDiscs(candidates: readonly Candidate[], taken: RBush<Box>, { discPx }: PlacementSizes): Candidate[] {
  const side = discPx * (1 - DISC_OVERLAP);
  const ids = new Set<number>();
  return candidates.filter(({ point, x, y }) => {
    const box = around(x, y, side, side);
    if (ids.has(point.properties.id) || taken.collides(box)) return false;
    ids.add(point.properties.id);
    taken.insert(box);
    return true;
  });
}

/** Names by id of the places whose names are free; their boxes are added to `taken`. */
function placeNames(
  shown: readonly Candidate[],
  taken: RBush<Box>,
  nameOf: (point: TilePoint) => string,
  { labelPx, labelOffsetPx, widthOf }: PlacementSizes,
): ReadonlyMap<number, string> {
  const names = new Map<number, string>();
  for (const { point, x, y } of shown) {
    if (point.properties.label === 0) continue;
    const name = nameOf(point);
    const box = around(x, y + labelOffsetPx, widthOf(name) + LABEL_GAP_PX, labelPx + LABEL_GAP_PX);
    if (taken.collides(box)) continue;
    names.set(point.properties.id, name);
    taken.insert(box);
  }
  return names;
}

/** A place and where it stands: pixels of a zoom. */
interface Candidate {
  readonly point: TilePoint;
  readonly x: number;
  readonly y: number;
  readonly hasOwnDisc: boolean;
}

function sorted(tiles: readonly PlacedTile[], zoom: number): Candidate[] {
  return tiles
    .flatMap(({ index, points, hasOwnDiscs = false }) => {
      const side = TILE_PX * 2 ** (zoom - index.z);
      return points.map((point) => {
        const [x = 0, y = 0] = point.geometry.coordinates;
        return { point, x: (index.x + x) * side, y: (index.y + y) * side, hasOwnDisc: hasOwnDiscs };
      });
    })
    .sort(
      ({ point: { properties: a } }, { point: { properties: b } }) =>
        b.stars - a.stars || b.label - a.label || a.id - b.id,
    );
}

function around(x: number, y: number, width: number, height: number): Box {
  return { minX: x - width / 2, maxX: x + width / 2, minY: y - height / 2, maxY: y + height / 2 };
}
