import { useIntl } from 'react-intl';
import type { ViewTab } from '#common/urls/tabs.ts';
import { MORE_CHIPS, NEAR_CHIPS, PRIMARY_CHIPS } from './chips.ts';
import { FilterChip } from './FilterChip.tsx';
import styles from './KindSelector.module.css';

/** Links to what people look for on a tab, for a page that shows no list itself. */
export function KindLinks({ tab }: { tab: ViewTab }) {
  return (
    <nav className={styles.kinds} aria-label={useIntl().formatMessage({ id: 'kinds.label' })}>
      <ul className={styles.chips} data-open={false}>
        {[...NEAR_CHIPS, ...PRIMARY_CHIPS, ...MORE_CHIPS].map((chip) => (
          <li key={chip.text}>
            <FilterChip chip={chip} tab={tab} />
          </li>
        ))}
      </ul>
    </nav>
  );
}
