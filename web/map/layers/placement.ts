import RBush from 'rbush';
import type { Position } from '#common/bounds.ts';
import type { TilePoint } from './tileFeature.ts';

/** A loaded tile: where it lies in the pyramid and its points, positions as parts of its side (0–1). */
export interface PlacedTile {
  readonly index: { readonly x: number; readonly y: number; readonly z: number };
  readonly points: readonly TilePoint[];
}

/** Which places of the view are drawn with a disc, and which of those with their name. */
export interface Placement {
  readonly discs: ReadonlySet<number>;
  readonly shown: readonly ShownPlace[];
}

export interface ShownPlace {
  readonly id: number;
  readonly position: Position;
  /** As it is written below the disc; null where it has no room. */
  readonly name: string | null;
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

const TILE_PX = 512;
/** Discs may cover each other by this part; names keep this many pixels apart. */
const DISC_OVERLAP = 0.25;
const LABEL_GAP_PX = 3;

/** Zooms within one step look alike: what fits at its beginning fits until its end. */
export function placementZoom(zoom: number): number {
  return Math.floor(zoom * 2) / 2;
}

/**
 * Chooses greedily, best first, what can be drawn without covering something better: by stars, then labelled ones, then id. The map is
 * never rotated, so the choice depends on the zoom alone, not on where the view stands.
 */
export function place(tiles: readonly PlacedTile[], zoom: number, nameOf: (point: TilePoint) => string, sizes: PlacementSizes): Placement {
  const taken = new RBush<Box>();
  const discs = new Set<number>();
  const shown: { readonly point: TilePoint; readonly x: number; readonly y: number }[] = [];
  for (const { point, x, y } of sorted(tiles, zoom)) {
    const id = point.properties.id;
    if (discs.has(id) || taken.collides(around(x, y, sizes.discPx * (1 - DISC_OVERLAP), sizes.discPx * (1 - DISC_OVERLAP)))) continue;
    discs.add(id);
    shown.push({ point, x, y });
    taken.insert(around(x, y, sizes.discPx * (1 - DISC_OVERLAP), sizes.discPx * (1 - DISC_OVERLAP)));
  }
  const names = new Map<number, string>();
  for (const { point, x, y } of shown) {
    if (point.properties.label === 0) continue;
    const name = nameOf(point);
    const box = around(x, y + sizes.labelOffsetPx, sizes.widthOf(name) + LABEL_GAP_PX, sizes.labelPx + LABEL_GAP_PX);
    if (taken.collides(box)) continue;
    names.set(point.properties.id, name);
    taken.insert(box);
  }
  return { discs, shown: shown.map(({ point: { properties: { id } }, x, y }) => ({ id, position: positionAt(x, y, zoom), name: names.get(id) ?? null })) };
}

/** Web Mercator pixels of a zoom as longitude and latitude. */
function positionAt(x: number, y: number, zoom: number): Position {
  const side = TILE_PX * 2 ** zoom;
  return [(x / side) * 360 - 180, (Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / side))) * 180) / Math.PI];
}

function sorted(tiles: readonly PlacedTile[], zoom: number) {
  return tiles
    .flatMap(({ index, points }) => {
      const side = TILE_PX * 2 ** (zoom - index.z);
      return points.map((point) => {
        const [x = 0, y = 0] = point.geometry.coordinates;
        return { point, x: (index.x + x) * side, y: (index.y + y) * side };
      });
    })
    .sort(({ point: { properties: a } }, { point: { properties: b } }) => b.stars - a.stars || b.label - a.label || a.id - b.id);
}

function around(x: number, y: number, width: number, height: number): Box {
  return { minX: x - width / 2, maxX: x + width / 2, minY: y - height / 2, maxY: y + height / 2 };
}
