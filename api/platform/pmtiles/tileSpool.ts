import { createHash } from 'node:crypto';
import { zxyToTileId } from 'pmtiles';
import { type NamelessFile, readAllBytes, writeAllBytes } from '#api/platform/files/namelessFile.ts';
import { type Bounds, unionOf } from '#common/geo/bounds.ts';
import { boundsOfTile, type TileAddress } from '#common/geo/tileGrid.ts';

/** A tile on disk: its number in the archive (PMTiles specification, version 3), and where its bytes lie. */
export interface StoredTile {
  readonly id: number;
  readonly offset: number;
  readonly length: number;
}

/** The tiles of one archive, by rising numbers. Tiles of equal bytes lie at the same place. */
export interface StoredTiles {
  readonly tiles: readonly StoredTile[];
  readonly minZoom: number;
  readonly maxZoom: number;
  /** Of the tiles of the deepest zoom. */
  readonly bounds: Bounds;
  read(tile: StoredTile): Buffer;
}

/** Bodies up to this size are looked for among those before: what repeats is plain sea, land or forest. */
const REPEATED_BYTES_MAX = 4096;

interface Archive {
  readonly tiles: StoredTile[];
  readonly byContent: Map<string, number>;
  minZoom: number;
  maxZoom: number;
  bounds: Bounds;
}

/**
 * Tiles of any number of archives on disk, in any order: an archive begins with the directory of its tiles, so it can
 * be written only when all are known. Memory holds some 60 bytes for each tile. Reads and writes hold up the process,
 * which takes half the time of asynchronous ones: for a process that serves nobody.
 */
export class TileSpool {
  readonly #file: NamelessFile;
  readonly #archives = new Map<string, Archive>();
  #end = 0;

  constructor(file: NamelessFile) {
    this.#file = file;
  }

  /** Adds a tile to an archive; each address once. */
  add(archive: string, tile: TileAddress, body: Buffer): void {
    const to = this.#archives.get(archive) ?? begin(tile);
    this.#archives.set(archive, to);
    const place = { offset: this.#offsetOf(to, body), length: body.length };
    to.tiles.push({ id: zxyToTileId(tile.z, tile.x, tile.y), ...place });
    to.minZoom = Math.min(to.minZoom, tile.z);
    const isDeeper = tile.z > to.maxZoom;
    if (isDeeper || tile.z === to.maxZoom)
      to.bounds = isDeeper ? boundsOfTile(tile) : unionOf([to.bounds, boundsOfTile(tile)]);
    to.maxZoom = Math.max(to.maxZoom, tile.z);
  }

  names(): string[] {
    return [...this.#archives.keys()].sort();
  }

  /** The tiles of an archive. Throws for a name without tiles. */
  tilesOf(archive: string): StoredTiles {
    const found = this.#archives.get(archive);
    if (found === undefined) throw new Error(`the archive ${archive} has no tiles`);
    const { tiles, minZoom, maxZoom, bounds } = found;
    return {
      tiles: tiles.sort((a, b) => a.id - b.id),
      minZoom,
      maxZoom,
      bounds,
      read: ({ offset, length }) => this.#read(offset, length),
    };
  }

  #offsetOf({ byContent }: Archive, body: Buffer): number {
    if (body.length > REPEATED_BYTES_MAX) return this.#append(body);
    const content = createHash('sha1').update(body).digest('binary');
    const known = byContent.get(content);
    if (known !== undefined) return known;
    const offset = this.#append(body);
    byContent.set(content, offset);
    return offset;
  }

  #append(body: Buffer): number {
    const offset = this.#end;
    writeAllBytes(this.#file.descriptor, body, offset);
    this.#end += body.length;
    return offset;
  }

  #read(offset: number, length: number): Buffer {
    const body = Buffer.allocUnsafe(length);
    readAllBytes(this.#file.descriptor, body, offset);
    return body;
  }
}

function begin(tile: TileAddress): Archive {
  return { tiles: [], byContent: new Map(), minZoom: tile.z, maxZoom: tile.z, bounds: boundsOfTile(tile) };
}
