import { useIntl } from 'react-intl';
import { MORE_KINDS, PRIMARY_KINDS } from '#common/catalogue/kinds.ts';
import type { ViewTab } from '#common/urls/tabs.ts';
import { KindChip } from './KindSelector.tsx';
import styles from './KindSelector.module.css';

/** Links to the kinds of places on a tab, for a page that shows no list itself. */
export function KindLinks({ tab }: { tab: ViewTab }) {
  return (
    <nav className={styles.kinds} aria-label={useIntl().formatMessage({ id: 'kinds.label' })}>
      <ul className={styles.chips} data-open={false}>
        {[...PRIMARY_KINDS, ...MORE_KINDS].map((kind) => (
          <li key={kind}>
            <KindChip kind={kind} tab={tab} />
          </li>
        ))}
      </ul>
    </nav>
  );
}
