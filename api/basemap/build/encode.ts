import { gzipSync } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { UNITS_PER_PX } from '#api/basemap/grid/baseGrid.ts';
import type { TilePart } from '#api/basemap/grid/cutShape.ts';
import { type Properties, textOf } from '#api/basemap/grid/gridShape.ts';
import { LayerWriter, tileOf } from '#api/platform/vectorTile/layerWriter.ts';
import { flatArea, type FlatLine } from '#common/geo/flatLine.ts';

/** Largest weight of a tile, gzipped bytes. */
export const MAX_TILE_BYTES = 150_000;
/** A little more than needed is dropped, because the rest is compressed less well. */
const MARGIN = 0.97;
const ATTEMPTS = 8;

export interface EncodedTile {
  /** Gzipped. */
  readonly body: Buffer;
  /** Parts left out because the tile was too heavy. */
  readonly dropped: number;
}

/** Land smaller than this, pixels², is dropped before features by which people find their way. */
const SMALL_LAND_PX2 = 60;
const SMALL_LAND_RANK = 45;

/** Encodes a tile. Where it is too heavy, the parts of the lowest rank are left out; of equal rank the smallest. */
export async function encodeTile(parts: readonly TilePart[], maxBytes = MAX_TILE_BYTES): Promise<EncodedTile> {
  let body = written(parts);
  if (body.byteLength <= maxBytes) return { body, dropped: 0 };
  let chosen = parts
    .map((part) => ({ part, rank: rankOf(part), size: sizeOf(part) }))
    .sort((a, b) => b.rank - a.rank || b.size - a.size)
    .map(({ part }) => part);
  for (let attempt = 1; body.byteLength > maxBytes; attempt++) {
    if (attempt > ATTEMPTS)
      throw new Error(`A tile stays heavier than ${maxBytes} bytes with ${chosen.length} of ${parts.length} features`);
    chosen = first(chosen, ((maxBytes / body.byteLength) * MARGIN) ** attempt);
    body = written(chosen);
  }
  return { body, dropped: parts.length - chosen.length };
}

function rankOf(part: TilePart): number {
  const isIslet = part.layer === 'earth' && part.type === 3 && sizeOf(part) < SMALL_LAND_PX2 * UNITS_PER_PX ** 2;
  return isIslet ? Math.min(part.rank, SMALL_LAND_RANK) : part.rank;
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
  readonly tags: Properties;
  readonly lines: FlatLine[];
}

/** The features of a layer in their order; parts with equal fields are one. */
class Layer {
  readonly #features: Written[] = [];
  readonly #byText = [1, 2, 3].map(() => new Map<string, Written>());

  add({ type, lines, properties }: TilePart): void {
    const ofType = this.#byText[type - 1];
    const text = textOf(properties);
    const same = ofType?.get(text);
    if (same !== undefined) {
      for (const line of lines) same.lines.push(line);
      return;
    }
    const written = { type, tags: properties, lines: [...lines] };
    this.#features.push(written);
    ofType?.set(text, written);
  }

  written(name: string): LayerWriter {
    const layer = new LayerWriter(name);
    for (const { type, lines, tags } of this.#features) layer.add(type, lines, tags);
    return layer;
  }
}

function written(parts: readonly TilePart[]): Buffer {
  const layers = new Map<string, Layer>();
  for (const part of parts) {
    let layer = layers.get(part.layer);
    if (layer === undefined) layers.set(part.layer, (layer = new Layer()));
    layer.add(part);
  }
  return zipped(tileOf([...layers].map(([name, layer]) => layer.written(name))));
}

/** Bytes of tiles that are likely to come again: most of a country's are whole land or whole sea. */
const SMALL_BYTES = 256;

const smallZipped = new LRUCache<string, Buffer>({ max: 1000 });

/** In this thread: several draw at a time, and handing a tile to yet another takes as long as to zip it. */
function zipped(bytes: Uint8Array): Buffer {
  if (bytes.byteLength > SMALL_BYTES) return gzipSync(bytes);
  const key = Buffer.from(bytes).toString('latin1');
  let body = smallZipped.get(key);
  if (body === undefined) smallZipped.set(key, (body = gzipSync(bytes)));
  return body;
}
