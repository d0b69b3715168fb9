import type { PreloadedQuery } from 'react-relay';
import type { LoaderFunctionArgs } from 'react-router-dom';
import type { Position } from '#common/geo/bounds.ts';
import { type AttractionId, isOwnPlaceId } from '#common/places/attractionId.ts';
import { readLocation, type ListFilter, type ViewLocation } from '#common/urls/viewLocation.ts';
import detailParameters from '#web/__generated__/AttractionDetailQuery$parameters.ts';
import type { AttractionDetailQuery } from '#web/__generated__/AttractionDetailQuery.graphql.ts';
import listParameters from '#web/__generated__/AttractionListQuery$parameters.ts';
import type { AttractionListQuery } from '#web/__generated__/AttractionListQuery.graphql.ts';
import { bootAnswers } from '#web/data/relay/environment.ts';
import { FRESH } from '#web/data/relay/network.ts';
import { routeQuery } from '#web/data/relay/routeQuery.ts';
import { clocks } from '#web/data/serverClock.ts';
import { loadGlyphs } from '#web/features/category/glyphs.ts';
import { listedFavourites } from '#web/features/favourites/listedFavourites.ts';
import { sortOf } from '#web/features/lists/listSorts.ts';
import { currentLanguage } from '#web/i18n/language.ts';
import { userPosition } from '#web/map/location/userPosition.ts';
import { boundsSeenAt, currentCamera } from '#web/navigation/camera.ts';
import { requireCanonical } from '#web/pages/page/pageRequest.ts';
import { currentFrame } from './frame.ts';
import { nearOf, routeListVariables } from './listBounds.ts';
import { preloadScreen } from './screens.ts';

/** What the URL of a map or place shows, with its query already started. */
export type LoadedView =
  | { readonly screen: 'list'; readonly filter: ListFilter; readonly query: PreloadedQuery<AttractionListQuery> | null }
  /** `query` is null for own places: only their owner sees them, from the store of the client. */
  | {
      readonly screen: 'attraction';
      readonly id: AttractionId;
      readonly query: PreloadedQuery<AttractionDetailQuery> | null;
    }
  | { readonly screen: 'point'; readonly position: Position; readonly filter: ListFilter };

const lists = routeQuery<AttractionListQuery>(listParameters);
/** A visitor's favourites stand in no URL of a request. */
const favouriteLists = routeQuery<AttractionListQuery>(listParameters, FRESH);
/** The variables of the list that was delivered with the page. */
const brought = bootAnswers.variablesOf(listParameters.params.id ?? '');
const details = routeQuery<AttractionDetailQuery>(detailParameters);

/** Makes the next load ask the server again. */
export function resetViews(): void {
  lists.reset();
  favouriteLists.reset();
  details.reset();
}

/** Reads the URL of a map or place route; one that is not canonical is replaced (RULINGS 1). */
export function readRequest(request: Request): ViewLocation {
  requireCanonical(request);
  const read = readLocation(new URL(request.url));
  if (read === null) throw new Response(null, { status: 404 });
  return read.location;
}

/** Starts query and code of a view in parallel, and waits for neither. */
export function startView({ view, camera: fromUrl }: ViewLocation): LoadedView {
  void preloadScreen(view);
  loadGlyphs();
  const language = currentLanguage();
  if (view.screen === 'point') return view;
  if (view.screen === 'attraction')
    return { ...view, query: isOwnPlaceId(view.id) ? null : details.load({ id: view.id, language }) };
  const camera = currentCamera(fromUrl);
  const which = view.filter.facets?.favourites ?? null;
  const variables = routeListVariables(view.filter, camera, currentFrame(), language, {
    now: new Date(clocks().server),
    seen: boundsSeenAt(camera),
    brought,
    favourites: (which && listedFavourites.get()?.[which]) ?? null,
  });
  return {
    ...view,
    query:
      variables &&
      (which === null ? lists : favouriteLists).load({
        ...variables,
        near: nearOf(userPosition.get(), variables.bounds),
        sort: sortOf(view.filter),
      }),
  };
}

export async function loadView({ request }: LoaderFunctionArgs): Promise<LoadedView> {
  const location = readRequest(request);
  const view = startView(location);
  // The text that the page was delivered with stays until the whole place is there: no skeleton between them.
  if (document.querySelector('.early') !== null) await preloadScreen(location.view);
  return view;
}
