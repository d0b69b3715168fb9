import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { fromGeojsonVt } from 'vt-pbf';
import { EXTENT } from '#api/basemap/grid/baseGrid.ts';
import type { TilePart } from '#api/basemap/grid/cutShape.ts';
import { flatArea, type FlatLine, pointsOf } from '#api/basemap/grid/flatLine.ts';

/** Largest weight of a tile, gzipped bytes. */
export const MAX_TILE_BYTES = 150_000;
/** A little more than needed is dropped, because the rest is compressed less well. */
const MARGIN = 0.97;
const ATTEMPTS = 8;

const compress = promisify(gzip);

export interface EncodedTile {
  /** Gzipped. */
  readonly body: Buffer;
  /** Parts left out because the tile was too heavy. */
  readonly dropped: number;
}

/** Land smaller than this, pixels², is dropped before features by which people find their way. */
const ISLET_PX2 = 60;
const ISLET_RANK = 45;
const UNITS_PER_PX = EXTENT / 512;

/** Encodes a tile. Where it is too heavy, the parts of the lowest rank are left out; of equal rank the smallest. */
export async function encodeTile(parts: readonly TilePart[], maxBytes = MAX_TILE_BYTES): Promise<EncodedTile> {
  let body = await written(parts);
  if (body.byteLength <= maxBytes) return { body, dropped: 0 };
  let chosen = parts
    .map((part) => ({ part, rank: rankOf(part), size: sizeOf(part) }))
    .sort((a, b) => b.rank - a.rank || b.size - a.size)
    .map(({ part }) => part);
  for (let attempt = 1; body.byteLength > maxBytes; attempt++) {
    if (attempt > ATTEMPTS)
      throw new Error(`A tile stays heavier than ${maxBytes} bytes with ${chosen.length} of ${parts.length} features`);
    chosen = first(chosen, ((maxBytes / body.byteLength) * MARGIN) ** attempt);
    body = await written(chosen);
  }
  return { body, dropped: parts.length - chosen.length };
}

function rankOf(part: TilePart): number {
  const isIslet = part.layer === 'earth' && part.type === 3 && sizeOf(part) < ISLET_PX2 * UNITS_PER_PX ** 2;
  return isIslet ? Math.min(part.rank, ISLET_RANK) : part.rank;
}

/**
 * The first parts, up to a share of the whole weight; a part that is heavier than the share by itself is left out, and
 * those after it are still taken.
 */
function first(parts: readonly TilePart[], share: number): TilePart[] {
  const most = share * parts.reduce((sum, part) => sum + weightOf(part), 0);
  let left = most;
  return parts.filter((part) => weightOf(part) <= most && (left -= weightOf(part)) >= 0);
}

/** The rough weight of a part: its points, and the fields that no other part shares. */
function weightOf({ lines, properties }: TilePart): number {
  const name = properties['name'];
  return 4 + lines.reduce((sum, line) => sum + 1.5 * line.length, 0) + (typeof name === 'string' ? name.length : 0);
}

/** Area or length, to compare parts of equal rank. Points first: a label weighs little. */
function sizeOf({ type, lines }: TilePart): number {
  if (type === 1) return Infinity;
  if (type === 3) return lines.reduce((sum, ring) => sum - flatArea(ring), 0);
  return lines.reduce((sum, line) => sum + lengthOf(line), 0);
}

function lengthOf(line: FlatLine): number {
  let length = 0;
  for (let i = 2; i < line.length; i += 2)
    length += Math.hypot((line[i] ?? 0) - (line[i - 2] ?? 0), (line[i + 1] ?? 0) - (line[i - 1] ?? 0));
  return length;
}

interface Written {
  readonly type: 1 | 2 | 3;
  readonly tags: Record<string, string | number | boolean>;
  readonly lines: FlatLine[];
}

function written(parts: readonly TilePart[]): Promise<Buffer> {
  const layers = new Map<string, Map<string, Written>>();
  for (const { layer, type, lines, properties } of parts) {
    let features = layers.get(layer);
    if (features === undefined) layers.set(layer, (features = new Map<string, Written>()));
    const key = `${type} ${JSON.stringify(properties)}`;
    const same = features.get(key);
    if (same === undefined) features.set(key, { type, tags: { ...properties }, lines: [...lines] });
    else for (const line of lines) same.lines.push(line);
  }
  const tile = Object.fromEntries(
    [...layers].map(([layer, features]) => [
      layer,
      {
        features: [...features.values()].map(({ type, tags, lines }) => ({
          type,
          tags,
          geometry: type === 1 ? lines.flatMap(pointsOf) : lines.map(pointsOf),
        })),
      },
    ]),
  );
  return compress(fromGeojsonVt(tile, { version: 2, extent: EXTENT }));
}
