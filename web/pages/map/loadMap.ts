import type { PreloadedQuery } from 'react-relay';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { isOwnPlaceId } from '#common/places/attractionId.ts';
import mapParameters from '#web/__generated__/MapSlotQuery$parameters.ts';
import type { MapSlotQuery } from '#web/__generated__/MapSlotQuery.graphql.ts';
import selectedParameters from '#web/__generated__/SelectedPlaceQuery$parameters.ts';
import type { SelectedPlaceQuery } from '#web/__generated__/SelectedPlaceQuery.graphql.ts';
import { routeQuery } from '#web/data/relay/routeQuery.ts';
import { fetchMapCode } from '#web/map/pace/fetchMapCode.ts';
import { type LoadedView, readRequest, startView } from '#web/pages/view/loadView.ts';

export interface LoadedMap {
  readonly view: LoadedView;
  /** Which tiles are live. */
  readonly dataSet: PreloadedQuery<MapSlotQuery>;
  /** The open place as it is drawn; null where none is open, and for own places. */
  readonly selected: PreloadedQuery<SelectedPlaceQuery> | null;
}

const dataSets = routeQuery<MapSlotQuery>(mapParameters);
const selections = routeQuery<SelectedPlaceQuery>(selectedParameters);

/** Starts asking which tiles are live. */
export function loadDataSet(): PreloadedQuery<MapSlotQuery> {
  return dataSets.load({});
}

/**
 * Starts what the map tab shows: the list or place first, then what the map needs besides; its code comes while the
 * list is drawn.
 */
export function loadMap({ request }: LoaderFunctionArgs): LoadedMap {
  const location = readRequest(request);
  setTimeout(fetchMapCode);
  return {
    view: startView(location),
    dataSet: loadDataSet(),
    selected:
      location.view.screen === 'attraction' && !isOwnPlaceId(location.view.id)
        ? selections.load({ id: location.view.id })
        : null,
  };
}
