import type { ConcreteRequest } from 'relay-runtime';
import conditions from '#web/__generated__/askConditionsQuery.graphql.ts';
import detail from '#web/__generated__/AttractionDetailQuery.graphql.ts';
import list from '#web/__generated__/AttractionListQuery.graphql.ts';
import counts from '#web/__generated__/FilterBarQuery.graphql.ts';
import map from '#web/__generated__/MapSlotQuery.graphql.ts';
import relief from '#web/__generated__/RouteReliefQuery.graphql.ts';
import found from '#web/__generated__/SearchResultsQuery.graphql.ts';
import selected from '#web/__generated__/SelectedPlaceQuery.graphql.ts';
import elevation from '#web/__generated__/useAskedElevationQuery.graphql.ts';
import closed from '#web/__generated__/useClosedPlacesQuery.graphql.ts';
import weather from '#web/__generated__/WeatherPanelQuery.graphql.ts';

/** The operations that saved areas answer. */
export const ANSWERED: readonly ConcreteRequest[] = [
  list,
  detail,
  found,
  selected,
  map,
  weather,
  counts,
  closed,
  conditions,
  elevation,
  relief,
];

const byId = new Map(ANSWERED.map((operation) => [operation.params.id, operation]));

/** The operation of a persisted id; null for one that only the server answers. */
export function answeredOperation(id: string): ConcreteRequest | null {
  return byId.get(id) ?? null;
}
