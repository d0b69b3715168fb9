import { Suspense, useDeferredValue, useMemo } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { ViewTab } from '#common/urls/tabs.ts';
import type { ListFilter } from '#common/urls/viewLocation.ts';
import type { FilterBarQuery, FilterBarQuery$variables } from '#web/__generated__/FilterBarQuery.graphql.ts';
import { FilterTexts } from '#web/i18n/FilterTexts.tsx';
import { ContentBoundary } from '#web/ui/feedback/ContentBoundary.tsx';
import { FilterChips } from './FilterChips.tsx';

interface Props {
  readonly tab: ViewTab;
  readonly filter: ListFilter;
  /** Of the list below. */
  readonly variables: FilterBarQuery$variables;
}

const QUERY = graphql`
  query FilterBarQuery($bounds: Bounds!, $category: String, $filter: AttractionFilter, $kind: Kind) {
    filterCounts(bounds: $bounds, category: $category, filter: $filter, kind: $kind) {
      open
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
      <ContentBoundary resetKey={variables} onRetry={() => undefined} fallback={<FilterChips {...bar} counts={null} />}>
        <Suspense fallback={<FilterChips {...bar} counts={null} />}>
          <Counted {...bar} variables={variables} />
        </Suspense>
      </ContentBoundary>
    </FilterTexts>
  );
}

/** Until the counts of another area are here, those of the one before stay. */
function Counted({ variables: { bounds, category, filter: asked, kind }, ...bar }: Props) {
  const now = useMemo(() => ({ bounds, category, filter: asked, kind }), [bounds, category, asked, kind]);
  const variables = useDeferredValue(now);
  const { filterCounts } = useLazyLoadQuery<FilterBarQuery>(QUERY, variables, { fetchPolicy: 'store-or-network' });
  return <FilterChips {...bar} counts={filterCounts} />;
}
