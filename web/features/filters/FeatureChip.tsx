import { FormattedNumber } from 'react-intl';
import chipStyles from '#web/features/lists/KindSelector.module.css';
import styles from './FilterChips.module.css';

interface Props {
  readonly label: string;
  /** Places that it would leave; null: not known. */
  readonly count: number | null;
  readonly isChosen: boolean;
  readonly onToggle: () => void;
}

/** A filter that is chosen or not, with how many places it leaves. */
export function FeatureChip({ label, count, isChosen, onToggle }: Props) {
  return (
    <li>
      <button type="button" className={chipStyles.chip} aria-pressed={isChosen} onClick={onToggle}>
        {label}
        {count !== null && (
          <span className={styles.count}>
            <FormattedNumber value={count} />
          </span>
        )}
      </button>
    </li>
  );
}
