import { FormattedMessage, FormattedNumber } from 'react-intl';
import type { PlaceFeature } from '#common/places/features.ts';
import chipStyles from '#web/features/lists/KindSelector.module.css';
import styles from './FilterChips.module.css';

interface Props {
  readonly feature: PlaceFeature;
  /** Places that it would leave; null: not known. */
  readonly count: number | null;
  readonly isChosen: boolean;
  readonly onToggle: (feature: PlaceFeature) => void;
}

/** A filter that is chosen or not, with how many places it leaves. */
export function FeatureChip({ feature, count, isChosen, onToggle }: Props) {
  return (
    <li>
      <button type="button" className={chipStyles.chip} aria-pressed={isChosen} onClick={() => onToggle(feature)}>
        <FormattedMessage id={`feature.${feature}`} />
        {count !== null && (
          <span className={styles.count}>
            <FormattedNumber value={count} />
          </span>
        )}
      </button>
    </li>
  );
}
