import { SlidersHorizontal, X } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { type FilterCounts, PLACE_FEATURES, type PlaceFeature } from '#common/places/features.ts';
import type { ViewTab } from '#common/urls/tabs.ts';
import type { ListFilter } from '#common/urls/viewLocation.ts';
import { FeatureChip } from './FeatureChip.tsx';
import { FEATURE_GROUPS } from './featureGroups.ts';
import { SortSelect } from './SortSelect.tsx';
import { useFacets } from './useFacets.ts';
import chipStyles from '#web/features/lists/KindSelector.module.css';
import styles from './FilterChips.module.css';

export interface Counts extends Pick<FilterCounts, 'features'> {
  /** Places that are open now. */
  readonly open: number;
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
  const { chosen, isOpenNow, toggle, toggleOpenNow, clear } = useFacets(tab, filter);
  const countOf = (feature: PlaceFeature) => counts?.features.find((one) => one.feature === feature)?.count ?? null;
  const offered = PLACE_FEATURES.filter((feature) => chosen.includes(feature) || (countOf(feature) ?? 0) > 0);
  const chipsOf = (features: readonly PlaceFeature[]) =>
    features.map((feature) => {
      const chip = { text: `feature.${feature}`, isChosen: chosen.includes(feature), count: countOf(feature) } as const;
      return <FeatureChip key={feature} {...chip} onToggle={() => toggle(feature)} />;
    });
  const isOpenOffered = isOpenNow || (counts?.open ?? 0) > 0;
  const openChip = isOpenOffered && (
    <FeatureChip text="filters.openNow" isChosen={isOpenNow} count={counts?.open ?? null} onToggle={toggleOpenNow} />
  );
  return (
    <section aria-label={intl.formatMessage({ id: 'filters.label' })}>
      <div className={styles.row}>
        <PanelButton isOpen={isOpen} panelId={panelId} onToggle={() => setOpen(!isOpen)} />
        {!isOpen && <Row openChip={openChip} chips={chipsOf(chosenFirst(offered, chosen))} />}
      </div>
      <div id={panelId} className={styles.panel} hidden={!isOpen}>
        {isOpen && (
          <>
            <SortSelect filter={filter} />
            {openChip && <ul className={chipStyles.chips}>{openChip}</ul>}
            <Groups offered={offered} chipsOf={chipsOf} />
            {counts !== null && !isOpenOffered && offered.length === 0 && (
              <FormattedMessage id="filters.none" tagName="p" />
            )}
            {filter.facets !== undefined && <ClearButton onClear={clear} />}
          </>
        )}
      </div>
    </section>
  );
}

interface PanelButtonProps {
  readonly isOpen: boolean;
  readonly panelId: string;
  readonly onToggle: () => void;
}

function PanelButton({ isOpen, panelId, onToggle }: PanelButtonProps) {
  return (
    <button type="button" className={chipStyles.chip} aria-expanded={isOpen} aria-controls={panelId} onClick={onToggle}>
      <SlidersHorizontal size={20} aria-hidden="true" />
      <FormattedMessage id={isOpen ? 'filters.fewer' : 'filters.all'} />
    </button>
  );
}

/** An empty list would be read out. */
function Row({ openChip, chips }: { readonly openChip: ReactNode; readonly chips: readonly ReactNode[] }) {
  return (
    (openChip || chips.length > 0) && (
      <ul className={styles.chips}>
        {openChip}
        {chips}
      </ul>
    )
  );
}

function ClearButton({ onClear }: { readonly onClear: () => void }) {
  return (
    <button type="button" className={chipStyles.chip} onClick={onClear}>
      <X size={20} aria-hidden="true" />
      <FormattedMessage id="filters.clear" />
    </button>
  );
}

function chosenFirst(offered: readonly PlaceFeature[], chosen: readonly PlaceFeature[]): readonly PlaceFeature[] {
  const inGroups = FEATURE_GROUPS.flatMap(({ features }) => features.filter((feature) => offered.includes(feature)));
  return [...chosen, ...inGroups.filter((feature) => !chosen.includes(feature))];
}

interface GroupsProps {
  readonly offered: readonly PlaceFeature[];
  readonly chipsOf: (features: readonly PlaceFeature[]) => ReactNode;
}

function Groups({ offered, chipsOf }: GroupsProps) {
  return FEATURE_GROUPS.map(({ title, features }) => {
    const shown = features.filter((feature) => offered.includes(feature));
    return (
      shown.length > 0 && (
        <fieldset key={title} className={styles.group}>
          <legend>
            <FormattedMessage id={title} />
          </legend>
          <ul className={chipStyles.chips}>{chipsOf(shown)}</ul>
        </fieldset>
      )
    );
  });
}
