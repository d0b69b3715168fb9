import { type AttractionId, parseAttractionId } from './attractionId.ts';
import { containsPosition, FINLAND_BOUNDS, type Position } from './bounds.ts';
import { type Camera, formatCamera, parseCamera } from './camera.ts';
import { DEFAULT_KIND, isKind, type Kind } from './kinds.ts';
import { isLanguage, type Language } from './languages.ts';
import { COORDINATE_DECIMALS } from './limits.ts';

/** The two tabs that show lists and places (SPEC §2). */
export const VIEW_TABS = ['map', 'place'] as const;
export type ViewTab = (typeof VIEW_TABS)[number];

/** What a list shows: a kind, or one category by its slug. */
export type ListFilter =
  | { readonly by: 'kind'; readonly kind: Kind }
  | { readonly by: 'category'; readonly slug: string };

export type ViewScreen =
  | { readonly screen: 'list'; readonly filter: ListFilter }
  | { readonly screen: 'attraction'; readonly id: AttractionId }
  | { readonly screen: 'point'; readonly position: Position; readonly filter: ListFilter };

/** The state that stands in the URL of the map and place tabs. */
export interface ViewLocation {
  readonly tab: ViewTab;
  readonly view: ViewScreen;
  /** Null where the URL has no `pos`: the stored or the default one is meant. */
  readonly camera: Camera | null;
}

export interface ReadLocation {
  readonly location: ViewLocation;
  /** Of the `lang` parameter; it is taken once and leaves the URL. */
  readonly language: Language | null;
  /** Parameters of other screens. */
  readonly rest: URLSearchParams;
  /** Path and query that mean the same, as the client writes them. */
  readonly canonical: string;
}

export const DEFAULT_FILTER: ListFilter = { by: 'kind', kind: DEFAULT_KIND };

const SLUG_PREFIX = 'category-';
const SLUG = /^[a-z0-9_-]{1,80}$/;
const OWN_PARAMETERS: ReadonlySet<string> = new Set(['pos', 'attraction', 'tab', 'lang', 'point']);

function isViewTab(text: string): text is ViewTab {
  return VIEW_TABS.some((tab) => tab === text);
}

/** `search` is an old name of the place tab (SPEC §2). */
function readTab(text: string | null): ViewTab | null {
  if (text === 'search') return 'place';
  return text !== null && isViewTab(text) ? text : null;
}

/** Reads the segment after the tab; anything unknown is the default kind. */
function readSegment(segment: string): Exclude<ViewScreen, { screen: 'point' }> {
  const id = parseAttractionId(segment);
  if (id !== null) return { screen: 'attraction', id };
  if (isKind(segment)) return { screen: 'list', filter: { by: 'kind', kind: segment } };
  const slug = segment.startsWith(SLUG_PREFIX) ? segment.slice(SLUG_PREFIX.length) : '';
  return { screen: 'list', filter: SLUG.test(slug) ? { by: 'category', slug } : DEFAULT_FILTER };
}

/** `lon,lat` inside Finland (RULINGS 2). */
function readPoint(text: string | null): Position | null {
  const parts = text !== null && text.length < 60 ? text.split(',') : [];
  if (parts.length !== 2 || !parts.every((part) => /^\d{1,2}(?:\.\d{1,20})?$/.test(part))) return null;
  const [lon = 0, lat = 0] = parts.map(Number);
  return containsPosition(FINLAND_BOUNDS, [lon, lat]) ? [lon, lat] : null;
}

function filterOf(screen: ViewScreen): ListFilter {
  return screen.screen === 'attraction' ? DEFAULT_FILTER : screen.filter;
}

/**
 * Reads the URL of the root, map or place tab; null for any other path. A parameter wins over the path (RULINGS 1); what is
 * not valid counts as absent. Parameters of other screens stay in the canonical form.
 */
export function readLocation(url: { readonly pathname: string; readonly search: string }): ReadLocation | null {
  const match = /^\/(?:v(?:\/([a-z]+)(?:\/([^/]*))?)?)?\/?$/.exec(url.pathname);
  if (match === null) return null;
  const [, pathTab, segment = ''] = match;
  if (pathTab !== undefined && !isViewTab(pathTab)) return null;

  const query = new URLSearchParams(url.search);
  const attraction = parseAttractionId(query.get('attraction') ?? '');
  const point = readPoint(query.get('point'));
  const fromPath = readSegment(segment);
  const view: ViewScreen =
    attraction !== null
      ? { screen: 'attraction', id: attraction }
      : point !== null
        ? { screen: 'point', position: point, filter: filterOf(fromPath) }
        : fromPath;

  const tab = readTab(query.get('tab')) ?? pathTab ?? (view.screen === 'list' ? 'map' : 'place');
  const language = query.get('lang');
  const location: ViewLocation = { tab, view, camera: parseCamera(query.get('pos') ?? '') };
  const rest = foreign(query);
  return { location, language: isLanguage(language) ? language : null, rest, canonical: formatLocation(location, rest) };
}

function foreign(query: URLSearchParams): URLSearchParams {
  return new URLSearchParams([...query].filter(([name]) => !OWN_PARAMETERS.has(name)));
}

function segmentOf(view: ViewScreen): string {
  if (view.screen === 'attraction') return `/${view.id}`;
  const { filter } = view;
  if (filter.by === 'category') return `/${SLUG_PREFIX}${filter.slug}`;
  return filter.kind === DEFAULT_KIND ? '' : `/${filter.kind}`;
}

/** Path and query of a state: `/v/map/museum?pos=11.2,24.46654,60.99486`. `rest` holds parameters of other screens. */
export function formatLocation({ tab, view, camera }: ViewLocation, rest?: URLSearchParams): string {
  const query = [
    camera === null ? '' : `pos=${formatCamera(camera)}`,
    view.screen === 'point' ? `point=${view.position.map((n) => Number(n.toFixed(COORDINATE_DECIMALS))).join(',')}` : '',
    rest?.toString() ?? '',
  ].filter((part) => part !== '');
  return `/v/${tab}${segmentOf(view)}${query.length > 0 ? `?${query.join('&')}` : ''}`;
}

/** Two lists of the same places. */
export function sameFilter(a: ListFilter, b: ListFilter): boolean {
  return a.by === 'kind' ? b.by === 'kind' && a.kind === b.kind : b.by === 'category' && a.slug === b.slug;
}
