import { SlidersHorizontal, X } from 'lucide-react';
import { type ReactNode, type RefObject, useId, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { type FilterCounts, PLACE_FEATURES, type PlaceFeature } from '#common/places/features.ts';
import { isOpenNow, NO_FACETS } from '#common/urls/facets.ts';
import type { ViewTab } from '#common/urls/tabs.ts';
import type { ListFilter } from '#common/urls/viewLocation.ts';
import { ChipGroup } from './ChipGroup.tsx';
import { FavouriteChips, useOfferedFavourites } from './FavouriteChips.tsx';
import { FeatureChip } from './FeatureChip.tsx';
import { FEATURE_GROUPS } from './featureGroups.ts';
import { HideClosedChip } from './HideClosedChip.tsx';
import { OpeningChip } from './OpeningChip.tsx';
import { OpeningFields } from './OpeningFields.tsx';
import { SortSelect } from './SortSelect.tsx';
import { type ChosenFacets, useFacets } from './useFacets.ts';
import chipStyles from '#web/features/lists/KindSelector.module.css';
import styles from './FilterChips.module.css';

export interface Counts extends Pick<FilterCounts, 'features'> {
  /** Places that are open, and closed, at the moment that is asked for, or now. */
  readonly open: number;
  readonly closed: number;
  /** Places that are closed for other reasons than their hours. */
  readonly leftOut: number;
}

interface Props {
  readonly tab: ViewTab;
  readonly filter: ListFilter;
  /** Null: not known. */
  readonly counts: Counts | null;
}

/**
 * A row with a button that opens the panel of the order and all filters, and as chips the filters that leave any
 * place, the chosen ones first.
 */
export function FilterChips({ tab, filter, counts }: Props) {
  const intl = useIntl();
  const [isOpen, setOpen] = useState(false);
  const panelId = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const chosen = useFacets(tab, filter);
  return (
    <section aria-label={intl.formatMessage({ id: 'filters.label' })}>
      {/* In Firefox a row that scrolls would be a stop of Tab, without a name; its buttons are stops themselves. */}
      <div className={styles.row} tabIndex={-1}>
        <button
          ref={opener}
          type="button"
          className={chipStyles.chip}
          aria-expanded={isOpen}
          aria-controls={panelId}
          onClick={() => setOpen(!isOpen)}
        >
          <SlidersHorizontal size={20} aria-hidden="true" />
          <FormattedMessage id={isOpen ? 'filters.fewer' : 'filters.all'} />
        </button>
        {!isOpen && <Row chosen={chosen} counts={counts} />}
      </div>
      <div id={panelId} className={styles.panel} hidden={!isOpen}>
        {isOpen && (
          <>
            <SortSelect filter={filter} />
            <Groups chosen={chosen} counts={counts} />
            {filter.facets !== undefined && <ClearButton opener={opener} onClear={() => chosen.choose(NO_FACETS)} />}
          </>
        )}
      </div>
    </section>
  );
}

interface OfferProps {
  readonly chosen: ChosenFacets;
  readonly counts: Counts | null;
}

function Row({ chosen, counts }: OfferProps) {
  const { facets } = chosen;
  const { hasAny, isOpeningOffered, isHidingOffered, features } = useOffered({ chosen, counts });
  const inGroups = FEATURE_GROUPS.flatMap((group) => group.features.filter((feature) => features.includes(feature)));
  const sorted = [...facets.features, ...inGroups.filter((feature) => !facets.features.includes(feature))];
  // An empty list would be read out.
  if (!hasAny) return null;
  return (
    <ul className={styles.chips}>
      {isOpeningOffered && <OpeningChip chosen={chosen} count={counts?.open ?? null} />}
      {isHidingOffered && <HideClosedChip chosen={chosen} count={counts?.leftOut ?? null} />}
      <FavouriteChips chosen={chosen} />
      <Features shown={sorted} chosen={chosen} counts={counts} />
    </ul>
  );
}

function Groups({ chosen, counts }: OfferProps) {
  const { hasAny, isOpeningOffered, isHidingOffered, features, favourites } = useOffered({ chosen, counts });
  const knowsHours = counts !== null && counts.open + counts.closed > 0;
  return (
    <>
      {(isOpeningOffered || knowsHours) && (
        <ChipGroup title="filters.hours" after={<OpeningFields chosen={chosen} />}>
          {/* The count is that of the moment that is asked for. */}
          {(chosen.facets.opening === null || isOpenNow(chosen.facets.opening)) && (
            <OpeningChip chosen={chosen} count={counts?.open ?? null} />
          )}
        </ChipGroup>
      )}
      {isHidingOffered && (
        <ChipGroup title="filters.closures">
          <HideClosedChip chosen={chosen} count={counts?.leftOut ?? null} />
        </ChipGroup>
      )}
      {favourites.length > 0 && (
        <ChipGroup title="filters.mine">
          <FavouriteChips chosen={chosen} />
        </ChipGroup>
      )}
      {FEATURE_GROUPS.map((group) => {
        const shown = group.features.filter((feature) => features.includes(feature));
        return (
          shown.length > 0 && (
            <ChipGroup key={group.title} title={group.title}>
              <Features shown={shown} chosen={chosen} counts={counts} />
            </ChipGroup>
          )
        );
      })}
      {counts !== null && !hasAny && !knowsHours && <FormattedMessage id="filters.none" tagName="p" />}
    </>
  );
}

/** The chosen filters, and those that some place fits. */
function useOffered({ chosen: { facets }, counts }: OfferProps) {
  const favourites = useOfferedFavourites(facets.favourites);
  const features = PLACE_FEATURES.filter(
    (feature) => facets.features.includes(feature) || (countOf(counts, feature) ?? 0) > 0,
  );
  const isOpeningOffered = facets.opening !== null || (counts?.open ?? 0) > 0;
  const isHidingOffered = facets.hideClosed || (counts?.leftOut ?? 0) > 0;
  return {
    features,
    favourites,
    isOpeningOffered,
    isHidingOffered,
    hasAny: isOpeningOffered || isHidingOffered || favourites.length > 0 || features.length > 0,
  };
}

function countOf(counts: Counts | null, feature: PlaceFeature): number | null {
  return counts?.features.find((one) => one.feature === feature)?.count ?? null;
}

function Features({ shown, chosen, counts }: OfferProps & { readonly shown: readonly PlaceFeature[] }): ReactNode {
  const intl = useIntl();
  const { features } = chosen.facets;
  return shown.map((feature) => {
    const isChosen = features.includes(feature);
    const next = isChosen ? features.filter((other) => other !== feature) : [...features, feature];
    const label = intl.formatMessage({ id: `feature.${feature}` });
    const toggle = () => chosen.choose({ features: next });
    return (
      <FeatureChip key={feature} label={label} count={countOf(counts, feature)} isChosen={isChosen} onToggle={toggle} />
    );
  });
}

interface ClearButtonProps {
  /** The button that opens the panel. */
  readonly opener: RefObject<HTMLButtonElement | null>;
  readonly onClear: () => void;
}

function ClearButton({ opener, onClear }: ClearButtonProps) {
  return (
    <button
      type="button"
      className={chipStyles.chip}
      onClick={() => {
        // This button is removed.
        opener.current?.focus();
        onClear();
      }}
    >
      <X size={20} aria-hidden="true" />
      <FormattedMessage id="filters.clear" />
    </button>
  );
}
