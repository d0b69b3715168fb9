import { createHash } from 'node:crypto';
import { type FileHandle, open } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { Compression, type Header, PMTiles, SharedPromiseCache, type Source, TileType } from 'pmtiles';
import { z } from 'zod';
import { ConfigError } from '#api/platform/configError.ts';
import { errorCodeOf } from '#api/platform/errorCode.ts';
import { unzip } from '#api/platform/pmtiles/unzip.ts';
import { safeAttribution } from '#api/platform/safeAttribution.ts';
import type { TileAddress } from './baseStored.ts';

/** An open PMTiles archive of vector tiles. */
export interface Archive {
  /** A hash that changes with the archive's content. */
  readonly version: string;
  readonly maxZoom: number;
  /** Safe HTML; null where the archive names no source. */
  readonly attribution: string | null;
  /** A gzipped tile; null where the archive has none. */
  readonly tile: (address: TileAddress) => Promise<Buffer | null>;
  readonly close: () => Promise<void>;
}

const zipped = promisify(gzip);

/** Directories cached in memory; each lists some thousand tiles. */
const DIRECTORIES_CACHED = 64;
/** The header with the first directory (PMTiles specification, version 3). */
const HEAD_BYTES = 16_384;
const HASH_CHUNK = 2 ** 20;
/** The deepest zoom that an operator's own tiles may have; where they end, those of the embedded map go on. */
export const OWN_TILES_MAX_ZOOM = 22;

const metadata = z.object({ attribution: z.string().optional() });

/**
 * Opens the archive and reads its directory. Throws ConfigError, one sentence for the operator, when it cannot be used.
 */
export async function openArchive(file: string): Promise<Archive> {
  const refuse = (fault: string, cause?: unknown): never => {
    throw new ConfigError(`The environment variable BASEMAP_TILES names ${file}, ${fault}.`, { cause });
  };
  const handle = await open(file, 'r').catch((error: unknown) =>
    refuse(isMissing(error) ? 'which is not there' : 'which cannot be read', error),
  );
  try {
    const { size } = await handle.stat();
    const source = fileSource(handle, file, size);
    const directories = new SharedPromiseCache(DIRECTORIES_CACHED, true, unzip);
    // Tiles are served compressed, as they are stored.
    const archive = new PMTiles(source, directories, async (bytes) => bytes);
    const header = await archive.getHeader().catch((error: unknown) => refuse('which is no PMTiles archive', error));
    const fault = faultOf(header, size);
    if (fault !== null) refuse(fault);
    const stated = metadata.safeParse(
      await new PMTiles(source, directories, unzip)
        .getMetadata()
        .catch((error: unknown) => refuse('whose metadata is damaged', error)),
    );
    return {
      version: await contentHash(handle, header, size),
      maxZoom: header.maxZoom,
      attribution: stated.success ? safeAttribution(stated.data.attribution) : null,
      tile: async ({ z, x, y }) => {
        const found = await archive.getZxy(z, x, y);
        if (found === undefined || found.data.byteLength === 0) return null;
        const bytes = Buffer.from(found.data);
        return header.tileCompression === Compression.Gzip ? bytes : zipped(bytes);
      },
      close: () => handle.close(),
    };
  } catch (error) {
    await handle.close();
    throw error;
  }
}

function isMissing(error: unknown): boolean {
  return errorCodeOf(error) === 'ENOENT';
}

/**
 * Reads a file at given positions, so that any number of reads may be in-flight. `size` in bytes: no memory is
 * allocated for ranges beyond it.
 */
function fileSource(handle: FileHandle, file: string, size: number): Source {
  return {
    getKey: () => file,
    getBytes: async (offset, length) => {
      const cutShort = () => new Error(`${file} ends within a tile`);
      if (offset > 0 && offset + length > size) throw cutShort();
      const data = new ArrayBuffer(length);
      const { bytesRead } = await handle.read(new Uint8Array(data), 0, length, offset);
      if (bytesRead < length && offset > 0) throw cutShort();
      return { data: bytesRead < length ? data.slice(0, bytesRead) : data };
    },
  };
}

/** Compressions of the archive's own parts that Node and browsers both know. */
const COMPRESSIONS: ReadonlySet<Compression> = new Set([Compression.None, Compression.Gzip]);

function faultOf(header: Header, size: number): string | null {
  if (header.specVersion !== 3) return `which has version ${header.specVersion} of PMTiles: version 3 is needed`;
  if (header.tileType !== TileType.Mvt) return 'which holds no vector tiles';
  if (!COMPRESSIONS.has(header.tileCompression) || !COMPRESSIONS.has(header.internalCompression))
    return 'whose tiles are compressed by something else than gzip';
  if (header.minZoom > header.maxZoom || header.maxZoom > OWN_TILES_MAX_ZOOM)
    return `whose zooms ${header.minZoom} to ${header.maxZoom} make no map`;
  const ends = [
    header.rootDirectoryOffset + header.rootDirectoryLength,
    header.jsonMetadataOffset + header.jsonMetadataLength,
    header.leafDirectoryOffset + (header.leafDirectoryLength ?? 0),
    header.tileDataOffset + (header.tileDataLength ?? 0),
  ];
  return ends.some((end) => end > size) ? 'which is cut short' : null;
}

/**
 * Hash of everything but the tiles' own bytes: where each lies and how long it is. The same on every machine that has
 * the same file.
 */
async function contentHash(handle: FileHandle, header: Header, size: number): Promise<string> {
  const hash = createHash('sha256').update(String(size));
  const parts = [
    [0, HEAD_BYTES],
    [header.jsonMetadataOffset, header.jsonMetadataLength],
    [header.leafDirectoryOffset, header.leafDirectoryLength ?? 0],
  ] as const;
  const buffer = Buffer.alloc(HASH_CHUNK);
  for (const [start, length] of parts) {
    for (let offset = start; offset < start + length; offset += HASH_CHUNK) {
      const { bytesRead } = await handle.read(buffer, 0, Math.min(HASH_CHUNK, start + length - offset), offset);
      hash.update(buffer.subarray(0, bytesRead));
    }
  }
  return hash.digest('base64url').slice(0, 12);
}
