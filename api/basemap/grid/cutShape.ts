import { EXTENT } from '#api/platform/vectorTile/layerWriter.ts';
import { BASE_TILES_MAX_ZOOM } from '#common/baseMap.ts';
import { flatArea, flatBox, type FlatLine, pointsOf } from '#common/geo/flatLine.ts';
import type { TileAddress } from '#common/geo/tileGrid.ts';
import { addRings, centred, HALF_WORLD } from './addRings.ts';
import { type Box, isWithin, TILE_BUFFER, tileSide, WORLD } from './baseGrid.ts';
import { type GridFeature, LINE_MIN, type Properties, RING_MIN, showsAt, type TileLayer } from './gridShape.ts';
import { boxOfRings, clipToStripe, endOfRing, HEAD, RingStore, type Stripe } from './ringStore.ts';

/** A part of a feature in one tile: its geometry in tile units, as the encoder takes it. */
export interface TilePart {
  readonly layer: TileLayer;
  /** 1 points, 2 lines, 3 polygons. */
  readonly type: 1 | 2 | 3;
  /**
   * Points, each a line of its own; lines; or closed rings, outer ones clockwise on the screen and before their holes.
   */
  readonly lines: readonly FlatLine[];
  readonly properties: Properties;
  readonly rank: number;
}

/** Tolerance of simplifying, tile units: 3/8 of a pixel. */
const TOLERANCE = 3;

/**
 * Prepares the features of a bucket to be cut into its tiles of some zooms, each from its first zoom on: simplified
 * once, so that neighbouring tiles fit together.
 */
export function cutter(
  features: readonly GridFeature[],
  bucket: TileAddress,
  zooms: readonly number[],
): (tile: TileAddress) => TilePart[] {
  const tiles = new BucketTiles(features, bucket, zooms);
  return (tile) => tiles.partsOf(tile);
}

/** A feature, or what is left of it in a tile. */
interface Piece {
  readonly feature: number;
  readonly box: Box;
  /** Where its lines or rings lie in the store. */
  readonly from: number;
  readonly to: number;
  /** Its points where it has no lines. */
  readonly points: FlatLine | null;
}

class BucketTiles {
  readonly #features: readonly GridFeature[];
  readonly #store = new RingStore();
  readonly #pieces = new Map<string, readonly Piece[]>();

  constructor(features: readonly GridFeature[], { z, x, y }: TileAddress, zooms: readonly number[]) {
    this.#features = features;
    let pieces: readonly Piece[] = features.map((feature, number) => this.#pieceOf(feature, number, zooms));
    // Pieces that reach beyond a tile above the bucket are cut there first, as if all tiles were cut from the world.
    for (let zoom = 1; zoom <= z; zoom++)
      pieces = this.#within(pieces, { z: zoom, x: x >> (z - zoom), y: y >> (z - zoom) });
    this.#pieces.set(keyOf({ z, x, y }), pieces);
  }

  partsOf(tile: TileAddress): TilePart[] {
    const parts: TilePart[] = [];
    for (const piece of this.#piecesIn(tile)) {
      const feature = this.#features[piece.feature];
      if (feature === undefined || !showsAt(feature, tile.z)) continue;
      const lines = piece.points === null ? this.#linesIn(piece, feature, tile) : pointsIn(piece.points, tile);
      if (lines.length === 0) continue;
      const { layer, shape, properties, rank } = feature;
      parts.push({ layer, type: TYPES[shape.type], lines, properties, rank });
    }
    return parts;
  }

  #pieceOf({ shape, ...feature }: GridFeature, number: number, zooms: readonly number[]): Piece {
    const from = this.#store.end;
    if (shape.type === 'points') {
      const points = centred(shape.points);
      return { feature: number, box: flatBox([points]), from, to: from, points };
    }
    addRings(
      this.#store,
      shape,
      zooms.some((zoom) => zoom < BASE_TILES_MAX_ZOOM && showsAt(feature, zoom)),
    );
    return this.#piece(number, from);
  }

  /** The piece of a feature whose rings were just added to the store. */
  #piece(feature: number, from: number): Piece {
    const to = this.#store.end;
    return { feature, box: boxOfRings(this.#store, from, to), from, to, points: null };
  }

  #piecesIn(tile: TileAddress): readonly Piece[] {
    const known = this.#pieces.get(keyOf(tile));
    if (known !== undefined) return known;
    const above = this.#piecesIn({ z: tile.z - 1, x: tile.x >> 1, y: tile.y >> 1 });
    const pieces = this.#within(above, tile);
    this.#pieces.set(keyOf(tile), pieces);
    return pieces;
  }

  #within(pieces: readonly Piece[], { z, x, y }: TileAddress): readonly Piece[] {
    const column = this.#clipped(pieces, stripeOf(z, x, 0));
    return this.#clipped(column, stripeOf(z, y, 1));
  }

  #clipped(pieces: readonly Piece[], stripe: Stripe): readonly Piece[] {
    const { low, high, axis } = stripe;
    const inStripe: Piece[] = [];
    for (const piece of pieces) {
      const least = piece.box[axis];
      const greatest = axis === 0 ? piece.box[2] : piece.box[3];
      if (greatest < low || least >= high) continue;
      if ((least >= low && greatest < high) || piece.points !== null) {
        inStripe.push(piece);
        continue;
      }
      const from = this.#store.end;
      clipToStripe(this.#store, piece, stripe, this.#features[piece.feature]?.shape.type === 'polygons');
      if (this.#store.end > from) inStripe.push(this.#piece(piece.feature, from));
    }
    return inStripe;
  }

  /** The lines or rings of a piece in units of a tile, simplified for its zoom, and cleaned. */
  #linesIn({ from, to }: Piece, { shape }: GridFeature, { z, x, y }: TileAddress): readonly FlatLine[] {
    const { data } = this.#store;
    const scale = EXTENT / tileSide(z);
    const tolerance = z === BASE_TILES_MAX_ZOOM ? 0 : TOLERANCE / scale;
    const lines: FlatLine[] = [];
    for (let head = from; head < to; head = endOfRing(this.#store, head)) {
      if (Math.abs(data[head + 1] ?? 0) < tolerance) continue;
      const line: number[] = [];
      const end = endOfRing(this.#store, head);
      for (let i = head + HEAD; i < end; i += 3) {
        if (tolerance > 0 && (data[i + 2] ?? 0) <= tolerance) continue;
        const tileX = Math.round(((data[i] ?? 0) + HALF_WORLD) * scale - x * EXTENT);
        const tileY = Math.round(((data[i + 1] ?? 0) + HALF_WORLD) * scale - y * EXTENT);
        if (tileX !== line.at(-2) || tileY !== line.at(-1)) line.push(tileX, tileY);
      }
      lines.push(line);
    }
    return shape.type === 'polygons' ? tidyRings(lines) : lines.filter((line) => line.length >= LINE_MIN);
  }
}

const TYPES = { points: 1, lines: 2, polygons: 3 } as const;

const keyOf = ({ z, x, y }: TileAddress): string => `${z}/${x}/${y}`;

/** The columns or rows of a tile with its buffer, counted from the middle of the world. */
function stripeOf(z: number, at: number, axis: 0 | 1): Stripe {
  const side = tileSide(z);
  const buffer = (TILE_BUFFER * side) / EXTENT;
  return { low: at * side - HALF_WORLD - buffer, high: (at + 1) * side - HALF_WORLD + buffer, axis };
}

/** Each point in one tile only, so that its label does not show twice. */
function pointsIn(centredPoints: FlatLine, { z, x, y }: TileAddress): FlatLine[] {
  return pointsOf(centredPoints)
    .map(([px, py]) => [
      Math.round(EXTENT * ((px / WORLD + 0.5) * 2 ** z - x)),
      Math.round(EXTENT * ((py / WORLD + 0.5) * 2 ** z - y)),
    ])
    .filter((point) => point.every((n) => n >= 0 && n < EXTENT));
}

/** Drops rings that have collapsed. */
function tidyRings(lines: readonly FlatLine[]): FlatLine[] {
  const rings: FlatLine[] = [];
  let outer: Box | null = null;
  for (const ring of lines) {
    const area = ring.length < RING_MIN ? 0 : flatArea(ring);
    if (area === 0) continue;
    // A clockwise ring is an outer ring. A ring that runs the other way and is not inside it is no hole, but an outer
    // ring that simplifying has turned over.
    const box = flatBox([ring]);
    if (area < 0) outer = box;
    else if (outer === null || !isWithin(box, outer)) continue;
    rings.push(ring);
  }
  return rings;
}
