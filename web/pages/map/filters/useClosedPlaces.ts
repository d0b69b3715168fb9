import { fetchQuery, graphql } from 'react-relay';
import { MINUTE_MS } from '#common/time.ts';
import type { Facets } from '#common/urls/facets.ts';
import type { useClosedPlacesQuery } from '#web/__generated__/useClosedPlacesQuery.graphql.ts';
import { FRESH } from '#web/data/relay/network.ts';
import { type AskForIds, type IdsAt, useIdsAt } from './useIdsAt.ts';

const QUERY = graphql`
  query useClosedPlacesQuery($at: DateTime) {
    closedAttractions(at: $at)
  }
`;

/** Ids of the places that are closed at the moment of the filters, or now; null: they are not to be hidden. */
export function useClosedPlaces({ hideClosed, opening }: Pick<Facets, 'hideClosed' | 'opening'>): IdsAt {
  return useIdsAt(hideClosed, opening, MINUTE_MS, ask);
}

// Each minute has another answer: it would fill the caches, and evict what they are for.
const ask: AskForIds = (environment, { at, isNow, onIds, onError }) =>
  fetchQuery<useClosedPlacesQuery>(
    environment,
    QUERY,
    { at: isNow ? null : at },
    { networkCacheConfig: FRESH },
  ).subscribe({ next: ({ closedAttractions }) => onIds(closedAttractions), error: onError });
