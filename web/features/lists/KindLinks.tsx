import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { MORE_KINDS, PRIMARY_KINDS } from '#common/catalogue/kinds.ts';
import type { ViewTab } from '#common/urls/tabs.ts';
import { CategoryDisc } from '#web/features/category/CategoryDisc.tsx';
import { KIND_LOOKS } from '#web/features/category/kindLooks.ts';
import { pathOf } from '#web/navigation/viewLocation.ts';
import styles from './KindSelector.module.css';

/** Links to the kinds of places on a tab, for a page that shows no list itself. */
export function KindLinks({ tab }: { tab: ViewTab }) {
  return (
    <nav className={styles.kinds} aria-label={useIntl().formatMessage({ id: 'kinds.label' })}>
      <ul className={styles.chips} data-open={false}>
        {[...PRIMARY_KINDS, ...MORE_KINDS].map((kind) => (
          <li key={kind}>
            <Link className={styles.chip} to={pathOf(tab, { screen: 'list', filter: { by: 'kind', kind } })}>
              <CategoryDisc {...KIND_LOOKS[kind]} size="small" />
              <FormattedMessage id={`kind.${kind}`} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
