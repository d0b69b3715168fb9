import { useNavigate } from 'react-router-dom';
import { type Facets, facetsOf, NO_FACETS } from '#common/urls/facets.ts';
import type { ViewTab } from '#common/urls/tabs.ts';
import type { ListFilter } from '#common/urls/viewLocation.ts';
import { pathOf } from '#web/navigation/viewLocation.ts';

export interface ChosenFacets {
  readonly facets: Facets;
  /** Asks for something else too: a step of the history each time. */
  readonly choose: (changed: Partial<Facets>) => void;
}

/** The filters of a list, and a function that changes them. */
export function useFacets(tab: ViewTab, filter: ListFilter): ChosenFacets {
  const navigate = useNavigate();
  const facets = filter.facets ?? NO_FACETS;
  return {
    facets,
    choose: (changed) => {
      const view = { screen: 'list', filter: { ...filter, facets: facetsOf({ ...facets, ...changed }) } } as const;
      void navigate(pathOf(tab, view), { preventScrollReset: true });
    },
  };
}
