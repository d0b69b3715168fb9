import { z } from 'zod';
import { getJson } from '#api/platform/http/httpClient.ts';
import type { Log } from '#api/platform/log.ts';
import { safeAttribution } from '#api/platform/safeAttribution.ts';
import type { BaseTilesSource } from '#common/baseMap.ts';
import { MINUTE_MS } from '#common/time.ts';
import { parseUrl } from '#common/urls/parseUrl.ts';
import { OWN_TILES_MAX_ZOOM } from './baseArchive.ts';
import type { BaseMap } from './baseMap.ts';

export interface TileJsonOptions {
  readonly url: URL;
  /** The map that is shown while the TileJSON cannot be fetched. */
  readonly own: BaseMap;
  readonly log: Log;
  /** Milliseconds until the next try after a failed one. */
  readonly retryMs?: number;
  /** Milliseconds for which an answer counts as new. */
  readonly freshMs?: number;
}

const RETRY_MS = 60_000;
const FRESH_MS = 10 * MINUTE_MS;
const TIMEOUT_MS = 5_000;
const ANSWER_MAX = 1_000_000;

/** The fields of TileJSON 2 and 3 that we use. */
const tileJson = z.object({
  tiles: z.array(z.string().max(2000)).min(1),
  maxzoom: z.number().int().min(0).max(30).default(OWN_TILES_MAX_ZOOM),
  scheme: z.literal('xyz').default('xyz'),
  attribution: z.string().optional().catch(undefined),
});

interface Remote {
  readonly source: BaseTilesSource;
  readonly origin: string;
}

/**
 * The base map of an external TileJSON. It is fetched now and from time to time; while it gives no usable answer, our
 * own map is shown and the log says so once.
 */
export async function tileJsonBaseMap({
  url,
  own,
  log,
  retryMs = RETRY_MS,
  freshMs = FRESH_MS,
}: TileJsonOptions): Promise<BaseMap> {
  let remote: Remote | null = null;
  let isDown = false;
  let timer: NodeJS.Timeout | undefined;
  let closed = false;

  const ask = async (): Promise<void> => {
    try {
      remote = remoteOf(url, await getJson(url, { timeoutMs: TIMEOUT_MS, maxBytes: ANSWER_MAX, attempts: 1 }));
      if (isDown) log.info('the TileJSON of BASEMAP_TILES is used again');
      isDown = false;
    } catch (error) {
      // The last good answer stays in use: tiles seldom move.
      if (!isDown)
        log.warn(
          { error },
          'the TileJSON of BASEMAP_TILES is not usable; ' +
            `${remote === null ? 'our own base map is shown' : 'what it said before is used'} until it is`,
        );
      isDown = true;
    }
    if (!closed) timer = setTimeout(() => void ask(), isDown ? retryMs : freshMs).unref();
  };
  await ask();
  return {
    source: async (tileSet) => remote?.source ?? own.source(tileSet),
    tile: own.tile,
    origins: () => (remote === null ? [] : [remote.origin]),
    warmUp: own.warmUp,
    close: async () => {
      closed = true;
      clearTimeout(timer);
      await own.close();
    },
  };
}

/** Reads the answer. Throws an error whose message says what is wrong with it. */
function remoteOf(url: URL, answer: unknown): Remote {
  const parsed = tileJson.safeParse(answer);
  if (!parsed.success)
    throw new Error(
      `${url.origin}${url.pathname} answered no TileJSON that can be used: ${z.prettifyError(parsed.error)}`,
    );
  const {
    tiles: [template = ''],
    maxzoom,
    attribution,
  } = parsed.data;
  const tiles = absolute(template, url);
  return {
    source: {
      tiles,
      maxZoom: Math.min(maxzoom, OWN_TILES_MAX_ZOOM),
      attribution: safeAttribution(attribution),
      outline: null,
    },
    origin: new URL(tiles).origin,
  };
}

/** A host that may stand in a Content-Security-Policy: letters, digits, dots, colons, brackets of IPv6. */
const PLAIN_ORIGIN = /^https?:\/\/[\w.:[\]-]+$/;

function absolute(template: string, url: URL): string {
  const address = parseUrl(template, url);
  const tiles = address?.href.replace(/%7B([zxy])%7D/gi, '{$1}') ?? '';
  const isComplete = ['{z}', '{x}', '{y}'].every((part) => tiles.includes(part));
  if (address === null || !PLAIN_ORIGIN.test(address.origin) || address.username !== '' || !isComplete)
    throw new Error(`its tiles have no address that can be used: ${template.slice(0, 200)}`);
  return tiles;
}
