import { parseAttractionId, type AttractionId } from './attractionId.ts';
import { BOUNDS_PADDING, DEFAULT_CENTRE, DEFAULT_ZOOM } from './limits.ts';
import { type Bounds, expandBounds, latOfMercatorY, lonOfMercatorX, mercatorX, mercatorY, type Position } from './bounds.ts';
import { DEFAULT_KIND, isKind, type Kind } from './kinds.ts';
import { isLanguage, type Language } from './languages.ts';

/** Position of the map as the URL's `pos=zoom,lon,lat` holds it. */
export interface Camera {
  readonly zoom: number;
  readonly centre: Position;
}

/**
 * What a map or place URL shows first. The server puts the answer of the operation into the page (`taival-data`), the client's
 * loader asks for the same operation with the same variables: both call this function.
 */
export type RouteData =
  | { readonly operation: 'AttractionDetailQuery'; readonly variables: { readonly id: AttractionId; readonly language: Language } }
  | { readonly operation: 'AttractionListQuery'; readonly variables: ListVariables };

export interface ListVariables {
  readonly bounds: Bounds;
  readonly category: string | null;
  readonly kind: Kind | null;
  readonly language: Language;
}

/** Size of the map that the first list is made for, before any map has been measured. */
const FIRST_MAP_PX = { width: 800, height: 600 } as const;

/** Pixels of the whole world at zoom 0, as MapLibre counts. */
const WORLD_PX = 512;
const BOUNDS_DECIMALS = 4;

const ATTRACTION_ROUTE = /^\/v\/(?:map|place)(?:\/([^/]*))?\/?$/;
const CATEGORY_PREFIX = 'category-';

/** Bounds of a map of this size around the camera, grown by 20 % (SPEC §9) and rounded outwards to about 10 m. */
export function queryBounds({ zoom, centre: [lon, lat] }: Camera, { width, height }: { readonly width: number; readonly height: number }): Bounds {
  const metresPerPx = (2 * mercatorX(180)) / (WORLD_PX * 2 ** zoom);
  const halfX = (width / 2) * metresPerPx;
  const halfY = (height / 2) * metresPerPx;
  const x = mercatorX(lon);
  const y = mercatorY(lat);
  const seen: Bounds = [lonOfMercatorX(x - halfX), latOfMercatorY(y - halfY), lonOfMercatorX(x + halfX), latOfMercatorY(y + halfY)];
  const [west, south, east, north] = expandBounds(seen, BOUNDS_PADDING);
  return [outwards(west, Math.floor), outwards(south, Math.floor), outwards(east, Math.ceil), outwards(north, Math.ceil)];
}

function outwards(degrees: number, round: (n: number) => number): number {
  return round(degrees * 10 ** BOUNDS_DECIMALS) / 10 ** BOUNDS_DECIMALS;
}

/** Reads `zoom,lon,lat`; null unless three numbers in range. */
export function parseCamera(text: string | null): Camera | null {
  const parts = text?.split(',') ?? [];
  if (parts.length !== 3 || !parts.every((part) => /^-?\d{1,3}(\.\d{1,20})?$/.test(part))) return null;
  const [zoom = 0, lon = 0, lat = 0] = parts.map(Number);
  return zoom >= 0 && zoom <= 24 && Math.abs(lon) <= 180 && Math.abs(lat) <= 85 ? { zoom, centre: [lon, lat] } : null;
}

/**
 * The operation and variables of `/v/map/…` and `/v/place/…`; null for other paths, for a coordinate point and for kind `none`.
 * A query parameter wins over the path (RULINGS 1). `fallback` is the language where the URL names none.
 */
export function routeData({ pathname, searchParams }: Pick<URL, 'pathname' | 'searchParams'>, fallback: Language): RouteData | null {
  const match = ATTRACTION_ROUTE.exec(pathname);
  if (match === null || searchParams.has('point')) return null;
  const segment = match[1] ?? '';
  const asked = searchParams.get('lang');
  const language = isLanguage(asked) ? asked : fallback;
  const id = parseAttractionId(searchParams.get('attraction') ?? '') ?? parseAttractionId(segment);
  if (id !== null) return { operation: 'AttractionDetailQuery', variables: { id, language } };
  if (segment === 'none') return null;
  const category = segment.startsWith(CATEGORY_PREFIX) ? segment.slice(CATEGORY_PREFIX.length) : null;
  const kind = category === null ? (isKind(segment) ? segment : DEFAULT_KIND) : null;
  const camera = parseCamera(searchParams.get('pos')) ?? { zoom: DEFAULT_ZOOM, centre: DEFAULT_CENTRE };
  return { operation: 'AttractionListQuery', variables: { bounds: queryBounds(camera, FIRST_MAP_PX), category, kind, language } };
}
