import { X } from 'lucide-react';
import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import type { Padding } from '#common/geo/camera.ts';
import type { Facets } from '#common/urls/facets.ts';
import type { ListFilter, ViewScreen } from '#common/urls/viewLocation.ts';
import { useFavouritesOnMap } from '#web/features/favourites/favourites.ts';
import { useOpeningText } from '#web/features/filters/OpeningChip.tsx';
import { FilterTexts } from '#web/i18n/FilterTexts.tsx';
import type { Fit } from '#web/map/state/fit.ts';
import { focusContent } from '#web/navigation/focusContent.ts';
import { setLastList } from '#web/navigation/lastList.ts';
import { pathOf } from '#web/navigation/viewLocation.ts';
import { type MapFit, useMapFit } from './useFit.ts';
import styles from './MapFilters.module.css';

interface Props {
  readonly view: ViewScreen;
  /** The list whose places the map shows. */
  readonly filter: ListFilter;
  readonly facets: Facets;
  readonly padding: Padding;
  /** Nothing is said: another panel stands there. */
  readonly quiet: boolean;
  /** Called with what they let through of the places; undefined: with all of them, once nothing is asked any more. */
  readonly onFit: (fit: Fit | undefined) => void;
}

/**
 * The filters of a list as the map follows them. A button says on the map why places are missing, and takes all filters
 * back: the list may be out of sight.
 */
export function MapFilters({ facets, quiet, onFit, ...button }: Props) {
  const { fit, ...unknown } = useMapFit(facets);
  useEffect(() => onFit(fit), [fit, onFit]);
  useEffect(() => () => onFit(undefined), [onFit]);
  const favouritesShown = useFavouritesOnMap();
  return (
    !favouritesShown &&
    !quiet && (
      <FilterTexts>
        <ClearFilters {...button} {...unknown} facets={facets} />
      </FilterTexts>
    )
  );
}

function ClearFilters({
  view,
  filter,
  facets,
  isOpeningUnknown,
  isClosedUnknown,
  padding,
}: Omit<Props, 'onFit' | 'quiet'> & Omit<MapFit, 'fit'>) {
  const intl = useIntl();
  const navigate = useNavigate();
  function clear() {
    focusContent();
    const cleared = { ...filter, facets: undefined };
    if (view.screen === 'attraction') setLastList(cleared);
    else void navigate(pathOf('map', { ...view, filter: cleared }), { preventScrollReset: true });
  }
  const openingText = useOpeningText();
  const { opening, favourites, features, hideClosed } = facets;
  const names = [
    opening && (isOpeningUnknown ? intl.formatMessage({ id: 'filters.openUnknown' }) : openingText(opening)),
    hideClosed && intl.formatMessage({ id: isClosedUnknown ? 'filters.closedUnknown' : 'filters.hideClosed' }),
    favourites && intl.formatMessage({ id: `filters.favourites.${favourites}` }),
    ...features.map((feature) => intl.formatMessage({ id: `feature.${feature}` })),
  ].filter(Boolean);
  return (
    <button type="button" className={styles.filters} style={{ insetBlockStart: padding.top }} onClick={clear}>
      <span className="spoken">
        <FormattedMessage id="filters.clear" />:{' '}
      </span>
      <span className={styles.names}>{names.join(' · ')}</span>
      <X size={20} aria-hidden="true" />
    </button>
  );
}
