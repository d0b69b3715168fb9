import { DEFAULT_KIND, isKind, type Kind } from '#common/catalogue/kinds.ts';
import { containsPosition, FINLAND_BOUNDS, type Position } from '#common/geo/bounds.ts';
import { type Camera, formatCamera, parseCamera } from '#common/geo/camera.ts';
import { isLanguage, type Language } from '#common/languages.ts';
import { COORDINATE_DECIMALS } from '#common/limits.ts';
import { type AttractionId, parseAttractionId } from '#common/places/attractionId.ts';
import { askedTab } from './askedTab.ts';
import { FACET_PARAMETERS, type Facets, formatFacets, readFacets } from './facets.ts';
import { selectionOf } from './selectionOrigin.ts';
import { isViewTab, readTab, type Tab, type ViewTab } from './tabs.ts';

/** What a list shows: a kind, or one category by its slug; of those, places that have what is asked of them. */
export type ListFilter = (
  | { readonly by: 'kind'; readonly kind: Kind }
  | { readonly by: 'category'; readonly slug: string }
) & { readonly facets?: Facets | undefined };

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
  /** The photo of the place that the popup shows; none where it is closed. */
  readonly image?: number | undefined;
  /** The panel is open that takes photos of the place. */
  readonly upload?: true | undefined;
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
const OWN_PARAMETERS: ReadonlySet<string> = new Set([
  'pos',
  'attraction',
  'tab',
  'lang',
  'point',
  'image',
  'upload',
  'profile',
  ...FACET_PARAMETERS,
]);

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

/** Number of a photo; below 2^31, as the server counts them. */
function readImage(text: string | null): number | undefined {
  return text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
}

/** Whether the panel for uploads is open. */
export function readUpload(query: URLSearchParams): true | undefined {
  return query.get('upload') === '1' || undefined;
}

function filterOf(screen: ViewScreen): ListFilter {
  return screen.screen === 'attraction' ? DEFAULT_FILTER : screen.filter;
}

/** The list of a path with the facets of its query. */
function withFacets(screen: Exclude<ViewScreen, { screen: 'point' }>, query: URLSearchParams): typeof screen {
  const facets = screen.screen === 'list' ? readFacets(query) : undefined;
  return screen.screen === 'list' && facets ? { ...screen, filter: { ...screen.filter, facets } } : screen;
}

/** Tab and the segment after it of a path; the root is the intro. Null for a path of no tab. */
export function readPath(pathname: string): { readonly tab: Tab; readonly segment: string } | null {
  const match = /^\/(?:v(?:\/([a-z]+)(?:\/([^/]*))?)?)?\/?$/.exec(pathname);
  if (match === null) return null;
  const [, name = 'intro', segment = ''] = match;
  const tab = readTab(name);
  return tab && { tab, segment };
}

/**
 * Reads a URL that shows the map or place tab; null for any other (`readPage` reads those of the other tabs). A
 * parameter wins over the path (RULINGS 1), so that `/?attraction=5` opens a place and `/?pos=…` the map; what is not
 * valid counts as absent. Parameters of other screens stay in the canonical form.
 */
export function readLocation(url: { readonly pathname: string; readonly search: string }): ReadLocation | null {
  const path = readPath(url.pathname);
  if (path === null) return null;

  const query = new URLSearchParams(url.search);
  const attraction = parseAttractionId(query.get('attraction') ?? '');
  const point = readPoint(query.get('point'));
  const camera = parseCamera(query.get('pos') ?? '');
  const tab = viewTab(path.tab, askedTab(query, path.tab), attraction !== null || point !== null, camera !== null);
  if (tab === null) return null;

  const fromPath = withFacets(readSegment(isViewTab(path.tab) ? path.segment : ''), query);
  const view: ViewScreen =
    attraction !== null
      ? { screen: 'attraction', id: attraction }
      : point !== null
        ? { screen: 'point', position: point, filter: filterOf(fromPath) }
        : fromPath;

  const language = query.get('lang');
  const isPlace = view.screen === 'attraction';
  const image = isPlace ? readImage(query.get('image')) : undefined;
  const location: ViewLocation = {
    tab,
    view,
    camera,
    image,
    upload: isPlace && image === undefined ? readUpload(query) : undefined,
  };
  const rest = foreign(query);
  return {
    location,
    language: isLanguage(language) ? language : null,
    rest,
    canonical: formatLocation(location, rest),
  };
}

/**
 * Which of the two tabs shows what is asked; null where a page of its own is meant. What opens something opens it
 * somewhere.
 */
function viewTab(path: Tab, asked: Tab | null, opens: boolean, hasCamera: boolean): ViewTab | null {
  const tab = asked ?? path;
  if (isViewTab(tab)) return tab;
  if (opens) return selectionOf({ on: path, by: 'url' }).tab;
  return tab === 'intro' && hasCamera ? 'map' : null;
}

/** Parameters that map and place do not read. */
export function foreign(query: URLSearchParams): URLSearchParams {
  return new URLSearchParams([...query].filter(([name]) => !OWN_PARAMETERS.has(name)));
}

function segmentOf(view: ViewScreen): string {
  if (view.screen === 'attraction') return `/${view.id}`;
  const { filter } = view;
  if (filter.by === 'category') return `/${SLUG_PREFIX}${filter.slug}`;
  return filter.kind === DEFAULT_KIND ? '' : `/${filter.kind}`;
}

/** Path and query of a state: `/v/map/museum?pos=11.2,24.46654,60.99486`. `rest` holds parameters of other screens. */
export function formatLocation({ tab, view, camera, image, upload }: ViewLocation, rest?: URLSearchParams): string {
  const query = [
    camera === null ? '' : `pos=${formatCamera(camera)}`,
    view.screen === 'point'
      ? `point=${view.position.map((n) => Number(n.toFixed(COORDINATE_DECIMALS))).join(',')}`
      : '',
    image === undefined ? '' : `image=${image}`,
    upload ? 'upload=1' : '',
    view.screen === 'attraction' ? '' : formatFacets(view.filter.facets),
    rest?.toString() ?? '',
  ].filter((part) => part !== '');
  return `/v/${tab}${segmentOf(view)}${query.length > 0 ? `?${query.join('&')}` : ''}`;
}
