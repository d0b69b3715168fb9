import { fetchQuery, graphql } from 'react-relay';
import { MINUTE_MS } from '#common/time.ts';
import type { FacetOpening } from '#common/urls/facets.ts';
import type { useOpenHoursQuery } from '#web/__generated__/useOpenHoursQuery.graphql.ts';
import { FRESH } from '#web/data/relay/network.ts';
import { type AskForIds, type IdsAt, useIdsAt } from './useIdsAt.ts';

/** Nearly all places open and close at quarters of an hour. */
const QUARTER_MS = 15 * MINUTE_MS;

const QUERY = graphql`
  query useOpenHoursQuery($at: DateTime!) {
    openHours(at: $at)
  }
`;

/** Ids of the opening hours in the tiles that are open at a moment of the week, or now; null: the filter is off. */
export function useOpenHours(opening: FacetOpening | null): IdsAt {
  return useIdsAt(opening !== null, opening, QUARTER_MS, ask);
}

// "Now" is another question each time: its answers would fill the caches, and evict what they are for.
const ask: AskForIds = (environment, { at, isNow, onIds, onError }) =>
  fetchQuery<useOpenHoursQuery>(environment, QUERY, { at }, isNow ? { networkCacheConfig: FRESH } : {}).subscribe({
    next: ({ openHours }) => onIds(idsOf(openHours)),
    error: onError,
  });

/** The first id is followed by how much each is above the one before. */
function idsOf(openHours: readonly number[]): number[] {
  let id = 0;
  return openHours.map((above) => (id += above));
}
