import { useNavigate } from 'react-router-dom';
import type { PlaceFeature } from '#common/places/features.ts';
import { facetsOf } from '#common/urls/facets.ts';
import type { ViewTab } from '#common/urls/tabs.ts';
import type { ListFilter } from '#common/urls/viewLocation.ts';
import { pathOf } from '#web/navigation/viewLocation.ts';

interface ChosenFacets {
  readonly chosen: readonly PlaceFeature[];
  /** Chooses a feature, or takes it back: a step of the history each time. */
  readonly toggle: (feature: PlaceFeature) => void;
  readonly clear: () => void;
}

/** What is asked of the places of a list, and how that is changed. */
export function useFacets(tab: ViewTab, filter: ListFilter): ChosenFacets {
  const navigate = useNavigate();
  const chosen = filter.facets?.features ?? [];
  const go = (features: readonly PlaceFeature[]) =>
    void navigate(pathOf(tab, { screen: 'list', filter: { ...filter, facets: facetsOf(features) } }), {
      preventScrollReset: true,
    });
  return {
    chosen,
    toggle: (feature) =>
      go(chosen.includes(feature) ? chosen.filter((other) => other !== feature) : [...chosen, feature]),
    clear: () => go([]),
  };
}
