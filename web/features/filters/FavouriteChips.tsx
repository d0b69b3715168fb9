import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { FAVOURITE_FACETS, type FavouriteFacet } from '#common/urls/facets.ts';
import { useFavouriteIds } from './favouriteIds.ts';
import { FeatureChip } from './FeatureChip.tsx';
import type { ChosenFacets } from './useFacets.ts';

/** The visitor's favourites, and those of them to which they still want to go. */
export function FavouriteChips({ chosen: { facets, choose } }: { readonly chosen: ChosenFacets }): ReactNode {
  const intl = useIntl();
  return useOfferedFavourites(facets.favourites).map((which) => {
    const isChosen = facets.favourites === which;
    const label = intl.formatMessage({ id: `filters.favourites.${which}` });
    const toggle = () => choose({ favourites: isChosen ? null : which });
    return <FeatureChip key={which} label={label} count={null} isChosen={isChosen} onToggle={toggle} />;
  });
}

/** Those of which the visitor has any, and the chosen ones. */
export function useOfferedFavourites(chosen: FavouriteFacet | null): readonly FavouriteFacet[] {
  const has = { all: useFavouriteIds('all').length > 0, todo: useFavouriteIds('todo').length > 0 };
  return FAVOURITE_FACETS.filter((which) => has[which] || chosen === which);
}
