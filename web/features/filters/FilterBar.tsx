import { useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { ViewTab } from '#common/urls/tabs.ts';
import type { ListFilter } from '#common/urls/viewLocation.ts';
import type { FilterBarQuery, FilterBarQuery$variables } from '#web/__generated__/FilterBarQuery.graphql.ts';
import { FRESH } from '#web/data/relay/network.ts';
import { FilterTexts } from '#web/i18n/FilterTexts.tsx';
import { type Counts, FilterChips } from './FilterChips.tsx';

interface Props {
  readonly tab: ViewTab;
  readonly filter: ListFilter;
  /** The variables of the list below the bar; null: the list is not asked for yet. */
  readonly variables: FilterBarQuery$variables | null;
}

const QUERY = graphql`
  query FilterBarQuery($bounds: Bounds!, $category: String, $filter: AttractionFilter, $kind: Kind) {
    filterCounts(bounds: $bounds, category: $category, filter: $filter, kind: $kind) {
      open
      closed
      leftOut
      features {
        feature
        count
      }
    }
  }
`;

/**
 * The filters and orders of a list. It shows what was chosen before the counts are here, and without them where they
 * cannot be had.
 */
export function FilterBar({ variables, ...bar }: Props) {
  return (
    <FilterTexts>
      <FilterChips {...bar} counts={useFilterCounts(variables)} />
    </FilterTexts>
  );
}

/** Those of the area before stay until the next ones are here: chips that have the focus are not taken away. */
function useFilterCounts(variables: FilterBarQuery$variables | null): Counts | null {
  const { bounds, category, filter, kind } = variables ?? {};
  const environment = useRelayEnvironment();
  const [counts, setCounts] = useState<Counts | null>(null);
  useEffect(() => {
    if (bounds === undefined) return;
    const options = filter?.ids ? { networkCacheConfig: FRESH } : {};
    const answer = fetchQuery<FilterBarQuery>(environment, QUERY, { bounds, category, filter, kind }, options);
    const subscription = answer.subscribe({
      next: ({ filterCounts }) => setCounts(filterCounts),
      error: () => setCounts(null),
    });
    return () => subscription.unsubscribe();
  }, [environment, bounds, category, filter, kind]);
  return counts;
}
