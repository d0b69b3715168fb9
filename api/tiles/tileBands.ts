/**
 * Geometry of lines and areas as the attraction tiles need it: written by the publish (`place_shape`), read by the tile
 * server.
 */
import { PbfReader, PbfWriter } from 'pbf';
import { TILE_PX } from '#common/geo/tileGrid.ts';
import { partsOf, type WorldShape, WORLD_SIZE } from '#common/geo/worldShape.ts';

/** World units per pixel of the screen at a zoom. */
export function worldPerPixel(zoom: number): number {
  return WORLD_SIZE / (TILE_PX * 2 ** zoom);
}

/** Zooms that share one simplified geometry; `band` is stored. */
export const BANDS = [
  { band: 0, minZoom: 4, maxZoom: 6 },
  { band: 1, minZoom: 7, maxZoom: 9 },
  { band: 2, minZoom: 10, maxZoom: 12 },
  { band: 3, minZoom: 13, maxZoom: 14 },
] as const;

export type Band = (typeof BANDS)[number]['band'];

/** Band whose geometry a tile of this zoom draws; zooms outside the tiles' range take the nearest band. */
export function bandOfZoom(zoom: number): Band {
  return BANDS.find(({ maxZoom }) => zoom <= maxZoom)?.band ?? 3;
}

/** Douglas–Peucker tolerance in world units: three quarters of a pixel at the band's largest zoom. */
export function toleranceOfBand(band: Band): number {
  return 0.75 * worldPerPixel(BANDS[band].maxZoom);
}

/** Bits dropped from world coordinates: an eighth of a pixel at the band's largest zoom, the grid of a 4096 tile. */
export function shiftOfBand(band: Band): number {
  return Math.log2(worldPerPixel(BANDS[band].maxZoom)) - 3;
}

const TYPES = ['PATH', 'AREA'] as const;

/**
 * Bytes of a shape: varints of type (0 PATH, 1 AREA), shift, number of parts; per part its number of points × 2, + 1
 * for a hole; then zigzag varints of dx, dy from the point before (the first from 0, 0; on over parts) in units of
 * 2^shift. A ring's last point is left out.
 */
export function encodeShape(shape: WorldShape, shift: number): Uint8Array {
  const out = new PbfWriter(new Uint8Array(64 + shape.coords.length * 2));
  const parts = partsOf(shape);
  const stored = parts.map(([from, to]): readonly [number, number] => [from, shape.type === 'AREA' ? to - 1 : to]);
  out.writeVarint(TYPES.indexOf(shape.type));
  out.writeVarint(shift);
  out.writeVarint(parts.length);
  stored.forEach(([from, to], part) => out.writeVarint(2 * (to - from) + (shape.holes[part] === true ? 1 : 0)));
  let x = 0;
  let y = 0;
  for (const [from, to] of stored) {
    for (let i = from; i < to; i++) {
      const nextX = quantise(shape.coords[2 * i] ?? 0, shift);
      const nextY = quantise(shape.coords[2 * i + 1] ?? 0, shift);
      out.writeSVarint(nextX - x);
      out.writeSVarint(nextY - y);
      x = nextX;
      y = nextY;
    }
  }
  return out.finish();
}

/** The shape of `encodeShape`'s bytes, rounded to units of 2^shift. Throws on bytes that are none. */
export function decodeShape(bytes: Uint8Array): WorldShape {
  const input = new PbfReader(bytes);
  const type = TYPES[input.readVarint()];
  if (type === undefined) throw new RangeError('not an encoded shape');
  const unit = 2 ** input.readVarint();
  const heads = Array.from({ length: input.readVarint() }, () => input.readVarint());
  const closing = type === 'AREA' ? 1 : 0;
  const coords = new Int32Array(2 * heads.reduce((sum, head) => sum + (head >> 1) + closing, 0));
  const ends: number[] = [];
  let x = 0;
  let y = 0;
  let at = 0;
  for (const head of heads) {
    const start = at;
    for (let left = head >> 1; left > 0; left--) {
      x += input.readSVarint();
      y += input.readSVarint();
      coords[at++] = x * unit;
      coords[at++] = y * unit;
    }
    if (closing === 1) {
      coords[at++] = coords[start] ?? 0;
      coords[at++] = coords[start + 1] ?? 0;
    }
    ends.push(at / 2);
  }
  return { type, coords, ends, holes: heads.map((head) => (head & 1) === 1) };
}

/** A world coordinate in units of 2^shift, rounded half up. */
export function quantise(coordinate: number, shift: number): number {
  return Math.floor(coordinate / 2 ** shift + 0.5);
}
