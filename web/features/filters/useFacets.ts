import { useNavigate } from 'react-router-dom';
import type { PlaceFeature } from '#common/places/features.ts';
import { type Facets, facetsOf } from '#common/urls/facets.ts';
import type { ViewTab } from '#common/urls/tabs.ts';
import type { ListFilter } from '#common/urls/viewLocation.ts';
import { pathOf } from '#web/navigation/viewLocation.ts';

const NO_FACETS: Facets = { features: [], opening: null };

interface ChosenFacets {
  readonly chosen: readonly PlaceFeature[];
  readonly isOpenNow: boolean;
  /** Chooses a feature, or takes it back: a step of the history each time. */
  readonly toggle: (feature: PlaceFeature) => void;
  readonly toggleOpenNow: () => void;
  readonly clear: () => void;
}

/** What is asked of the places of a list, and how that is changed. */
export function useFacets(tab: ViewTab, filter: ListFilter): ChosenFacets {
  const navigate = useNavigate();
  const { features: chosen, opening } = filter.facets ?? NO_FACETS;
  const go = (changed: Partial<Facets>) => {
    const facets = facetsOf({ features: chosen, opening, ...changed });
    void navigate(pathOf(tab, { screen: 'list', filter: { ...filter, facets } }), { preventScrollReset: true });
  };
  return {
    chosen,
    isOpenNow: opening === 'OPEN',
    toggle: (feature) =>
      go({
        features: chosen.includes(feature) ? chosen.filter((other) => other !== feature) : [...chosen, feature],
      }),
    toggleOpenNow: () => go({ opening: opening === null ? 'OPEN' : null }),
    clear: () => go(NO_FACETS),
  };
}
