import { TILES_AHEAD_MAX_ZOOM } from '#common/tilesAhead.ts';
import { MINUTE_MS, SECOND_MS } from '#common/time.ts';

/** Fetches what a path of this server names. */
export type Ask = (path: string, init?: RequestInit) => Promise<Response>;

/** For this time nothing is asked of a server that failed, and nothing of a kind that it did not have. */
const FAILED_MS = MINUTE_MS;
const LACKING_MS = 10 * MINUTE_MS;
/** A server that has not begun to answer by then is slower than ours would be. */
const PATIENCE_MS = 5 * SECOND_MS;

/** Path of a tile: its tiles by name, and its zoom. */
const TILE = /^(\/tiles\/(base|attractions)\/[^?]+)\/(\d+)\/\d+\/\d+\.mvt(?=\?|$)/;
/** What stores of files answer for a file that they do not have. */
const LACKING: ReadonlySet<number> = new Set([403, 404, 410]);

interface Options {
  /** This server. */
  readonly ask?: Ask;
  readonly now?: () => number;
  readonly patienceMs?: number;
}

/**
 * Fetches tiles from the server at `url` under the paths that they have at this one, and from this one what that server
 * does not have, does not answer, or cannot have; other paths are this server's. That it lacks one is cached: of deep
 * zooms, which only the database has, by the kind of tiles, else by their version and view.
 */
export function tilesFrom(
  url: string,
  { ask = (path, init) => fetch(path, init), now = Date.now, patienceMs = PATIENCE_MS }: Options = {},
): Ask {
  const lacking = new Map<string, number>();
  let pausedUntil = 0;
  return async (path, init = {}) => {
    const tile = tileOf(path);
    if (tile === null || now() < pausedUntil || now() < (lacking.get(tile.group) ?? 0)) return ask(path, init);
    const answer = await inTime((signal) => ask(url + tile.path, { ...init, signal }), init.signal, patienceMs);
    // The map has moved on: nobody waits for the tile.
    init.signal?.throwIfAborted();
    if (answer !== null && isWhole(answer, tile.kind)) return answer.status === 204 ? empty(answer) : answer;
    if (answer === null || answer.status >= 500 || answer.status === 429) pausedUntil = now() + FAILED_MS;
    else if (LACKING.has(answer.status)) lacking.set(tile.group, now() + LACKING_MS);
    return ask(path, init);
  };
}

interface Tile {
  readonly path: string;
  readonly kind: string;
  /** What is lacking together. */
  readonly group: string;
}

function tileOf(path: string): Tile | null {
  const [whole, name = '', kind = '', zoom = ''] = TILE.exec(path) ?? [];
  if (whole === undefined) return null;
  return { path: whole, kind, group: Number(zoom) > TILES_AHEAD_MAX_ZOOM ? `${kind}, deep` : name };
}

/**
 * Servers of archives answer 204 where an archive has no tile. An archive of attractions is complete: there is nothing.
 * One of the base map ends with the imported extracts, and this server has sea and land around.
 */
function isWhole({ status }: Response, kind: string): boolean {
  return status === 200 || (status === 204 && kind === 'attractions');
}

/** An empty tile as this server answers it, which can be cached. */
function empty({ headers }: Response): Response {
  return new Response('', { headers });
}

/** The answer of a request; null where it fails, is aborted or takes too long to begin. `signal` ends its body too. */
async function inTime(
  request: (signal: AbortSignal) => Promise<Response>,
  signal: AbortSignal | null | undefined,
  patienceMs: number,
): Promise<Response | null> {
  // AbortSignal.any is missing in the oldest browsers that the build supports.
  const asking = new AbortController();
  const end = () => asking.abort();
  const timer = setTimeout(end, patienceMs);
  signal?.addEventListener('abort', end, { once: true });
  try {
    return await request(asking.signal);
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
  }
}
