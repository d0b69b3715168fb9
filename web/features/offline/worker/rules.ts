import { DAY_MS, DAY_S } from '#common/time.ts';

/** The parts of a request that the rules look at. */
export interface Asked {
  readonly method: string;
  readonly url: string;
  readonly mode: RequestMode;
  readonly credentials: RequestCredentials;
}

export type Kind = 'page' | 'file' | 'answer' | 'tile' | 'thumb' | 'photo';

/** How a request is answered. */
export interface Treatment {
  readonly kind: Kind;
  /** Path under which the answer is kept. */
  readonly key: string;
  /** What a kept answer must be of to be given before the network is asked; null: any. */
  readonly version: string | null;
  /** Path in the cache of saved areas; null: they have nothing of the sort. */
  readonly saved: string | null;
}

/** What is kept of a kind. */
export interface CacheRule {
  readonly cache: string;
  readonly maxEntries: number;
  /** What nobody has looked at for so long goes. */
  readonly maxAgeS: number;
  /** A kept answer this young is given without asking; 0: the network is always asked first. */
  readonly freshMs: number;
  /** Whether an answer that there is nothing takes along what was kept: a tile that is not there may only be of another version. */
  readonly canBeTakenBack: boolean;
}

const MONTH_S = 30 * DAY_S;

/** Caches of what was looked at. Their names carry the format of what lies in them: another format is another cache (docs/decisions/0032). */
export const CACHE_RULES: Readonly<Record<Kind, CacheRule>> = {
  // With something to read in it, of this build: the first that is seen where there is no network.
  page: { cache: 'taival-pages-v1', maxEntries: 40, maxAgeS: MONTH_S, freshMs: 0, canBeTakenBack: true },
  // Of the build, where it was not fetched beforehand: the name of a file says what is in it.
  file: {
    cache: 'taival-files-v1',
    maxEntries: 200,
    maxAgeS: MONTH_S,
    freshMs: Number.POSITIVE_INFINITY,
    canBeTakenBack: false,
  },
  answer: { cache: 'taival-answers-v1', maxEntries: 400, maxAgeS: 3 * MONTH_S, freshMs: 0, canBeTakenBack: false },
  // A tile of one version never changes.
  tile: {
    cache: 'taival-tiles-v1',
    maxEntries: 2500,
    maxAgeS: 3 * MONTH_S,
    freshMs: Number.POSITIVE_INFINITY,
    canBeTakenBack: false,
  },
  // As long as their header says (api/http/core/caching.ts).
  thumb: { cache: 'taival-thumbs-v1', maxEntries: 600, maxAgeS: MONTH_S, freshMs: DAY_MS, canBeTakenBack: true },
  photo: { cache: 'taival-photos-v1', maxEntries: 80, maxAgeS: MONTH_S, freshMs: DAY_MS, canBeTakenBack: true },
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

/** Opened as an app or in a tab, a page is the same. */
export function pageKey({ pathname, searchParams }: URL): string {
  const asked = new URLSearchParams(searchParams);
  asked.delete('pwa');
  return asked.size === 0 ? pathname : `${pathname}?${asked}`;
}

/** The first rule that fits says what is done; what none fits is left alone. All of it is asked by GET of this very server. */
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
    // Saved areas hold the view of all, of which the page shows what is asked for (web/map/layers/attractions.ts).
    treatment: (_url, [, version = '', view, tile]) => ({
      kind: 'tile',
      key: `/tiles/attractions/${view}/${tile}`,
      version,
      saved: `/saved/tiles/attractions/all/${tile}`,
    }),
  },
  {
    path: /^\/(?:thumbs|profiles)\//,
    applies: noQuery,
    treatment: ({ pathname }) => ({ kind: 'thumb', key: pathname, version: null, saved: pathname }),
  },
  { path: /^\/images\//, applies: noQuery, treatment: plain('photo') },
];

/** What the worker does with a request to `origin`; null: nothing, the browser asks as if it were not there. */
export function treatmentOf(asked: Asked, origin: string): Treatment | null {
  const url = new URL(asked.url);
  if (asked.method !== 'GET' || url.origin !== origin) return null;
  for (const { path, applies, treatment } of RULES) {
    const found = path.exec(url.pathname);
    if (found !== null && (applies === undefined || applies(asked, url))) return treatment(url, found);
  }
  return null;
}

/** Whether an answer may be kept for whoever asks next: only what says so of itself. */
export function isPublic(status: number, cacheControl: string | null): boolean {
  const said = (cacheControl ?? '')
    .toLowerCase()
    .split(',')
    .map((part) => part.trim());
  return status === 200 && said.includes('public') && !said.includes('private') && !said.includes('no-store');
}

/** Whether an answer comes from a machine that stands before the server and does not reach it. */
export function isGatewayError(status: number): boolean {
  return status === 502 || status === 503 || status === 504;
}

const OURS: readonly string[] = ['precache', 'pages', 'files', 'answers', 'tiles', 'thumbs', 'photos', 'shared'];

/** Whether a cache is one of this worker's, of a format that it does not read any more. */
export function isOutdated(cache: string, current: readonly string[]): boolean {
  const what = /^taival-([a-z]+)-v\d+$/.exec(cache)?.[1];
  return what !== undefined && OURS.includes(what) && !current.includes(cache);
}
