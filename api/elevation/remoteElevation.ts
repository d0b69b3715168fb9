import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { Compression, type Header, TileType } from 'pmtiles';
import { z } from 'zod';
import { getRange } from '#api/platform/http/ranges.ts';
import { serviceHealth } from '#api/platform/http/serviceHealth.ts';
import type { Log } from '#api/platform/log.ts';
import { type ArchiveReader, readArchives } from '#api/platform/pmtiles/storedArchives.ts';
import { safeAttribution } from '#api/platform/safeAttribution.ts';
import type { TileAddress } from '#common/geo/tileGrid.ts';
import { SECOND_MS } from '#common/time.ts';
import type { ElevationArchive } from './elevationArchive.ts';
import { decodeTile } from './terrariumTile.ts';

export interface RemoteOptions {
  readonly url: URL;
  readonly log: Log;
  /** Milliseconds until the next try after a failed one. */
  readonly retryMs?: number;
  /** Milliseconds for which an open archive counts as unchanged. */
  readonly freshMs?: number;
}

/** The archive of `ELEVATION_URL`. */
export interface RemoteElevation {
  /** Null while it has never been read. */
  live(): ElevationArchive | null;
  close(): void;
}

const RETRY_MS = 60 * SECOND_MS;
const FRESH_MS = 600 * SECOND_MS;
const TIMEOUT_MS = 5 * SECOND_MS;
/** A tile of 512 pixels has some hundred kilobytes; a directory fewer. */
const RANGE_MAX = 4 * 2 ** 20;
const TILES_BYTES = 16 * 2 ** 20;
const MAX_ZOOM = 20;
/** Of the one archive that there is. */
const KEY = 'elevation';

const metadata = z.object({ attribution: z.string().optional() });

/** Opens an archive of another server, now and from time to time; one that cannot be read leaves the last one open. */
export async function remoteElevation({
  url,
  log,
  retryMs = RETRY_MS,
  freshMs = FRESH_MS,
}: RemoteOptions): Promise<RemoteElevation> {
  const health = serviceHealth({
    code: 'elevation',
    name: 'the archive of ELEVATION_URL',
    log,
    instead: 'heights are missing',
  });
  let live: ElevationArchive | null = null;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;
  const open = async (): Promise<void> => {
    let isOpen = true;
    try {
      const next = await openArchive(url, health);
      if (next.version !== live?.version) live = next;
    } catch (error) {
      isOpen = false;
      health.failed(error);
    }
    if (!isClosed) timer = setTimeout(() => void open(), isOpen ? freshMs : retryMs).unref();
  };
  await open();
  return {
    live: () => live,
    close: () => {
      isClosed = true;
      clearTimeout(timer);
    },
  };
}

/** Throws for what is no archive of heights. */
async function openArchive(url: URL, health: ReturnType<typeof serviceHealth>): Promise<ElevationArchive> {
  let etag: string | null = null;
  const reader = readArchives(
    async (_key, offset, length) => {
      const range = await getRange(url, { offset, length, timeoutMs: TIMEOUT_MS, maxBytes: RANGE_MAX });
      // Directories of one file and tiles of the next do not fit together.
      if (etag !== null && range.etag !== null && range.etag !== etag) throw new Error('the archive was replaced');
      etag ??= range.etag;
      return range.bytes;
    },
    { health },
  );
  const { header, metadata: stated, first } = await reader.about(KEY);
  checkForm(header);
  const known = metadata.safeParse(stated);
  const { minZoom, maxZoom, minLon, minLat, maxLon, maxLat } = header;
  const version = createHash('sha256')
    .update(JSON.stringify([url.href, etag, header]))
    .digest('base64url')
    .slice(0, 12);
  return {
    version,
    minZoom,
    maxZoom,
    tilePx: await tilePxOf(reader, first),
    bounds: [minLon, minLat, maxLon, maxLat],
    attribution: (known.success ? safeAttribution(known.data.attribution) : null) ?? '',
    tile: cachedTiles(reader),
  };
}

function checkForm({ tileType, tileCompression, minZoom, maxZoom }: Header): void {
  const isPicture = tileType === TileType.Webp || tileType === TileType.Png;
  if (!isPicture || tileCompression !== Compression.None) throw new Error('its tiles are no plain WebP or PNG');
  if (minZoom > maxZoom || maxZoom > MAX_ZOOM) throw new Error(`its zooms are ${minZoom} to ${maxZoom}`);
}

/** Pixels of a tile's side, as a tile has them. */
async function tilePxOf(reader: ArchiveReader, first: TileAddress | null): Promise<number> {
  const tile = first === null ? null : await reader.tile(KEY, first);
  if (tile === null || tile === 'absent') throw new Error('it has no tile that can be read');
  return (await decodeTile(tile)).side;
}

/** Tiles that were asked for last, so that heights along a route ask for each once. */
function cachedTiles(reader: ArchiveReader): ElevationArchive['tile'] {
  const tiles = new LRUCache<string, Buffer>({ maxSize: TILES_BYTES, sizeCalculation: (body) => body.length + 100 });
  return async (address) => {
    const key = `${address.z}/${address.x}/${address.y}`;
    const cached = tiles.get(key);
    if (cached !== undefined) return cached;
    const tile = await reader.tile(KEY, address);
    if (tile instanceof Buffer) tiles.set(key, tile);
    return tile;
  };
}
