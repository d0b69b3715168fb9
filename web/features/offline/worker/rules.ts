import { DAY_MS, DAY_S } from '#common/time.ts';
import { hasArrived, isGatewayError } from '#web/data/relay/hasArrived.ts';

/** The parts of a request that the rules look at. */
export interface Asked {
  readonly method: string;
  readonly url: string;
  readonly mode: RequestMode;
  readonly credentials: RequestCredentials;
}

export type Kind = 'page' | 'file' | 'answer' | 'tile' | 'thumb' | 'photo';

/** How a request is handled. */
export interface Treatment {
  readonly kind: Kind;
  /** Path under which the answer is cached. */
  readonly key: string;
  /** Version that a cached answer must have to be used before the network is asked; null: any. */
  readonly version: string | null;
  /** Path in the cache of saved areas; null: saved areas have no such files. */
  readonly saved: string | null;
}

/** How answers of a kind are cached. */
export interface CacheRule {
  readonly cache: string;
  readonly maxEntries: number;
  /** Entries that have not been used for this long are evicted. */
  readonly maxAgeS: number;
  /** A cached answer younger than this is used without asking the network; 0: the network is always asked first. */
  readonly freshMs: number;
  /** Whether a 404 or 410 deletes the cached answer. Not for tiles: a missing tile may only be of another version. */
  readonly canBeWithdrawn: boolean;
}

const MONTH_S = 30 * DAY_S;

/**
 * The caches of visited content. Their names carry the version of their format: another format is another cache
 * (docs/decisions/0032).
 */
export const CACHE_RULES: Readonly<Record<Kind, CacheRule>> = {
  // Pages with readable content, of this build; they are what a visitor sees first while offline.
  page: { cache: 'taival-pages-v1', maxEntries: 40, maxAgeS: MONTH_S, freshMs: 0, canBeWithdrawn: true },
  // Files of the build that were not fetched at the installation. They never expire, because their names have a hash of
  // the content.
  file: {
    cache: 'taival-files-v1',
    maxEntries: 200,
    maxAgeS: MONTH_S,
    freshMs: Number.POSITIVE_INFINITY,
    canBeWithdrawn: false,
  },
  answer: { cache: 'taival-answers-v1', maxEntries: 400, maxAgeS: 3 * MONTH_S, freshMs: 0, canBeWithdrawn: false },
  // Tiles never expire, because a tile of one version never changes.
  tile: {
    cache: 'taival-tiles-v1',
    maxEntries: 2500,
    maxAgeS: 3 * MONTH_S,
    freshMs: Number.POSITIVE_INFINITY,
    canBeWithdrawn: false,
  },
  // Images are fresh for as long as the server's cache-control header says (api/http/core/caching.ts).
  thumb: { cache: 'taival-thumbs-v1', maxEntries: 600, maxAgeS: MONTH_S, freshMs: DAY_MS, canBeWithdrawn: true },
  photo: { cache: 'taival-photos-v1', maxEntries: 80, maxAgeS: MONTH_S, freshMs: DAY_MS, canBeWithdrawn: true },
};

interface Rule {
  readonly path: RegExp;
  readonly applies?: (asked: Asked, url: URL) => boolean;
  readonly treatment: (url: URL, found: RegExpExecArray) => Treatment;
}

const plain =
  (kind: Kind) =>
  ({ pathname, search }: URL): Treatment => ({ kind, key: pathname + search, version: null, saved: null });
const noQuery = (_asked: Asked, { search }: URL) => search === '';

/** The path under which a page is cached: without `pwa`, because a page is the same in the app and in a tab. */
export function pageKey({ pathname, searchParams }: URL): string {
  const asked = new URLSearchParams(searchParams);
  asked.delete('pwa');
  // `URLSearchParams.size` is missing in Safari before version 17.
  const query = String(asked);
  return query === '' ? pathname : `${pathname}?${query}`;
}

/**
 * The rules for GET requests to the app's own server. The first rule that matches applies; a request without a rule is
 * left to the browser.
 */
const RULES: readonly Rule[] = [
  {
    path: /^\/(?:v(?:\/.*)?)?$/,
    applies: ({ mode }) => mode === 'navigate',
    treatment: (url) => ({ ...plain('page')(url), key: pageKey(url) }),
  },
  { path: /^\/(?:assets\/|static\/|favicon\.svg$)/, applies: noQuery, treatment: plain('file') },
  {
    path: /^\/graphql$/,
    applies: ({ credentials, mode }, { searchParams }) =>
      mode !== 'navigate' &&
      credentials === 'omit' &&
      searchParams.has('documentId') &&
      [...searchParams.keys()].every((name) => name === 'documentId' || name === 'variables'),
    treatment: plain('answer'),
  },
  {
    path: /^\/tiles\/base\/([^/]+)\/(\d+\/\d+\/\d+\.mvt)$/,
    applies: noQuery,
    treatment: (_url, [, version = '', tile]) => ({
      kind: 'tile',
      key: `/tiles/base/${tile}`,
      version,
      saved: `/saved/tiles/base/${tile}`,
    }),
  },
  {
    path: /^\/tiles\/attractions\/([^/]+)\/([^/]+)\/(\d+\/\d+\/\d+\.mvt)$/,
    applies: noQuery,
    // Saved areas have the tiles with all kinds; the page shows the kinds that it needs
    // (web/map/layers/attractions.ts).
    treatment: (_url, [, version = '', view, tile]) => ({
      kind: 'tile',
      key: `/tiles/attractions/${view}/${tile}`,
      version,
      saved: `/saved/tiles/attractions/all/${tile}`,
    }),
  },
  {
    path: /^\/tiles\/elevation\/([^/]+)\/(\d+\/\d+\/\d+)\.webp$/,
    applies: noQuery,
    treatment: (_url, [, version = '', tile]) => ({
      kind: 'tile',
      key: `/tiles/elevation/${tile}`,
      version,
      saved: `/saved/tiles/elevation/${tile}`,
    }),
  },
  {
    path: /^\/(?:thumbs|profiles)\//,
    applies: noQuery,
    treatment: ({ pathname }) => ({ kind: 'thumb', key: pathname, version: null, saved: pathname }),
  },
  {
    path: /^\/placemaps\/(\d+)\/(\d+_\w+\.webp)$/,
    applies: noQuery,
    treatment: (_url, [, version = '', file]) => ({
      kind: 'thumb',
      key: `/placemaps/${file}`,
      version,
      saved: `/placemaps/${file}`,
    }),
  },
  { path: /^\/images\//, applies: noQuery, treatment: plain('photo') },
];

/**
 * The URL at this server of a tile that a page fetched at `tilesUrl`, or beside it from the same server; other URLs
 * stay. An empty `tilesUrl`: tiles are only here.
 */
export function ownUrl(url: string, tilesUrl: string, origin: string): string {
  if (tilesUrl === '' || new URL(url).origin !== new URL(tilesUrl).origin) return url;
  const path = /\/tiles\/(?:base|attractions)\/.*$/.exec(url)?.[0];
  return path === undefined ? url : origin + path;
}

/** How the worker handles a request; null: it leaves the request to the browser. `origin` is that of the app. */
export function treatmentOf(asked: Asked, origin: string): Treatment | null {
  const url = new URL(asked.url);
  if (asked.method !== 'GET' || url.origin !== origin) return null;
  for (const { path, applies, treatment } of RULES) {
    const found = path.exec(url.pathname);
    if (found !== null && (applies === undefined || applies(asked, url))) return treatment(url, found);
  }
  return null;
}

/** Whether an answer may be cached for all users of the browser: its cache-control header must say `public`. */
export function isPublic(status: number, cacheControl: string | null): boolean {
  const directives = (cacheControl ?? '').toLowerCase().split(/[\s,]+/);
  const forbids = directives.includes('private') || directives.includes('no-store');
  return status === 200 && directives.includes('public') && !forbids;
}

/** Whether an answer to a request of this kind is the server's own, and not that of a gateway or of another network. */
export function isServersAnswer(kind: Kind, response: Response): boolean {
  return !isGatewayError(response.status) && (kind !== 'answer' || hasArrived(response));
}

const OURS: readonly string[] = ['precache', 'pages', 'files', 'answers', 'tiles', 'thumbs', 'photos', 'shared'];

/** Whether a cache belongs to this app, but has a format that this worker does not read any more. */
export function isOutdated(cache: string, current: readonly string[]): boolean {
  const what = /^taival-([a-z]+)-v\d+$/.exec(cache)?.[1];
  return what !== undefined && OURS.includes(what) && !current.includes(cache);
}
