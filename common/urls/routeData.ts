import type { Kind } from '#common/catalogue/kinds.ts';
import { type Bounds, expandBounds, type Position } from '#common/geo/bounds.ts';
import { boundsOfCamera, type Camera, DEFAULT_CAMERA } from '#common/geo/camera.ts';
import type { Language } from '#common/languages.ts';
import { BOUNDS_PADDING } from '#common/limits.ts';
import { type AttractionId, isOwnPlaceId } from '#common/places/attractionId.ts';
import { DEFAULT_LIST_SORT, type ListSort } from '#common/ranking/listSort.ts';
import { type FilterVariables, filterVariables } from './filterVariables.ts';
import { readPage } from './pageLocation.ts';
import { type ListFilter, readLocation } from './viewLocation.ts';

/**
 * What a URL of the intro, of the map or of a place shows first. The server puts the answer of the operation into the
 * page (`taival-data`), the client's loader asks for the same operation with the same variables: both call this
 * function.
 */
export type RouteData =
  | { readonly operation: 'IntroQuery'; readonly variables: IntroVariables }
  | { readonly operation: 'AttractionDetailQuery'; readonly variables: DetailVariables }
  | { readonly operation: 'AttractionListQuery'; readonly variables: ListVariables }
  | { readonly operation: 'MapSlotQuery'; readonly variables: NoVariables };

type NoVariables = Readonly<Record<string, never>>;

interface IntroVariables {
  readonly bounds: Bounds;
  readonly language: Language;
}

interface DetailVariables {
  readonly id: AttractionId;
  readonly language: Language;
}

export interface ListVariables {
  readonly bounds: Bounds;
  /** Slug. */
  readonly category: string | null;
  readonly filter: FilterVariables | null;
  readonly kind: Kind | null;
  readonly language: Language;
  /** The visitor's position, which only the client knows. */
  readonly near: Position | null;
  /** Which order the visitor last chose, only the client knows. */
  readonly sort: ListSort;
}

/**
 * Sizes of the map that a first list is made for, before any map has been measured: in a window of 1440 by 800, on a
 * phone as its search field and its sheet leave it, and for a list without a map.
 */
export const FIRST_MAP = {
  wide: { width: 1020, height: 740 },
  phone: { width: 390, height: 440 },
  none: { width: 800, height: 600 },
} as const;

const BOUNDS_DECIMALS = 4;

function outwards(degrees: number, round: (n: number) => number): number {
  return round(degrees * 10 ** BOUNDS_DECIMALS) / 10 ** BOUNDS_DECIMALS;
}

/**
 * Bounds to ask a list for: grown by 20 % (SPEC §9) and rounded outwards to about 10 m, so that equal views ask equal
 * questions.
 */
export function queryBounds(visible: Bounds): Bounds {
  const [west, south, east, north] = expandBounds(visible, BOUNDS_PADDING);
  return [
    outwards(west, Math.floor),
    outwards(south, Math.floor),
    outwards(east, Math.ceil),
    outwards(north, Math.ceil),
  ];
}

/**
 * Variables of a list; null for kind `none`, which the client does not ask for (RULINGS 8), and for favourites where it
 * is not known which they are: the server does not know. `now` is the server's: hours are asked for by it.
 */
export function listVariables(
  filter: ListFilter,
  visible: Bounds,
  language: Language,
  now: Date,
  favourites: readonly AttractionId[] | null = null,
): ListVariables | null {
  const { facets } = filter;
  if (filter.by === 'kind' && filter.kind === 'none') return null;
  if (facets && facets.favourites !== null && favourites === null) return null;
  return {
    bounds: queryBounds(visible),
    category: filter.by === 'category' ? filter.slug : null,
    filter: facets ? filterVariables(facets, now, favourites ?? []) : null,
    kind: filter.by === 'kind' ? filter.kind : null,
    language,
    near: null,
    sort: DEFAULT_LIST_SORT,
  };
}

/**
 * The operation and variables of an intro, map or place URL; null for other paths, for a coordinate point, for an own
 * place and for kind `none`. `language` and `camera` hold where the URL says nothing. The map of a phone has fewer
 * places (`fromPhone`): those of a larger one would soon be taken away again.
 */
export function routeData(
  url: { readonly pathname: string; readonly search: string },
  language: Language,
  now: Date,
  camera: Camera = DEFAULT_CAMERA,
  fromPhone = false,
): RouteData | null {
  const read = readLocation(url);
  if (read === null) return introData(url, language, camera);
  const { tab, view } = read.location;
  const shown = read.language ?? language;
  if (view.screen === 'point') return null;
  if (view.screen === 'attraction')
    return isOwnPlaceId(view.id)
      ? null
      : { operation: 'AttractionDetailQuery', variables: { id: view.id, language: shown } };
  const size = tab === 'map' ? (fromPhone ? 'phone' : 'wide') : 'none';
  const bounds = boundsOfCamera(read.location.camera ?? camera, FIRST_MAP[size]);
  const variables = listVariables(view.filter, bounds, shown, now);
  return variables && { operation: 'AttractionListQuery', variables };
}

/** Shows a region: some sixty by forty kilometres. */
const INTRO_ZOOM = 9;

/** The intro shows the best places of the region of the camera. */
export function introVariables({ centre }: Camera, language: Language): IntroVariables {
  return { bounds: queryBounds(boundsOfCamera({ zoom: INTRO_ZOOM, centre }, FIRST_MAP.none)), language };
}

function introData(
  url: { readonly pathname: string; readonly search: string },
  language: Language,
  camera: Camera,
): RouteData | null {
  const page = readPage(url);
  if (page?.location.tab !== 'intro') return null;
  return { operation: 'IntroQuery', variables: introVariables(camera, page.location.language ?? language) };
}

/** What the map of a URL needs beside its list or place: which tiles are live. Null where there is no map. */
export function mapData(url: { readonly pathname: string; readonly search: string }): RouteData | null {
  return readLocation(url)?.location.tab === 'map' ? { operation: 'MapSlotQuery', variables: {} } : null;
}
