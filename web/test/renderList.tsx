import { createMockEnvironment } from 'relay-test-utils';
import type { ListSort } from '#common/ranking/listSort.ts';
import { filterVariables } from '#common/urls/filterVariables.ts';
import type { ListFilter } from '#common/urls/viewLocation.ts';
import attractionListQuery, { type AttractionListQuery } from '#web/__generated__/AttractionListQuery.graphql.ts';
import { AttractionList } from '#web/features/lists/AttractionList.tsx';
import { answered } from './answered.ts';
import type { place } from './places.ts';
import { renderWithRelay } from './renderWithRelay.tsx';

type Place = ReturnType<typeof place>;

interface Answer {
  best?: readonly Place[];
  closest?: readonly Place[];
  raised?: readonly { readonly attractionId: number; readonly points: number; readonly reason: string | null }[];
  category?: object | null;
  filter?: ListFilter;
  sort?: ListSort;
  url?: string;
}

const hiking: ListFilter = { by: 'kind', kind: 'hiking' };

/** Renders a list whose query is answered with these places. */
export async function renderList({
  best = [],
  closest = [],
  raised = [],
  category = null,
  filter = hiking,
  sort = 'best',
  url = '/v/map',
}: Answer) {
  const environment = createMockEnvironment();
  const variables = {
    bounds: [24, 60.9, 25, 61.1],
    kind: filter.by === 'kind' ? filter.kind : null,
    category: filter.by === 'category' ? filter.slug : null,
    filter: filter.facets ? filterVariables(filter.facets, new Date(), []) : null,
    language: 'fi',
    near: null,
    sort,
  } as const;
  const queryRef = answered<AttractionListQuery>(environment, attractionListQuery, variables, {
    attractionLists: { best, closest, raised },
    category,
  });
  return renderWithRelay(<AttractionList filter={filter} queryRef={queryRef} />, { environment, url });
}
