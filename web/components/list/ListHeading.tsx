import { Map } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { LIST_CARDS_MAX } from '#common/limits.ts';
import type { ListFilter } from '#common/viewLocation.ts';
import { pathOf, useViewLocation } from '#web/state/viewLocation.ts';
import styles from './ListHeading.module.css';

interface Props {
  filter: ListFilter;
  /** Name of the category that filters; null where a kind does. */
  category: string | null;
  count: number;
}

/** What the list shows and how much of it; without the map beside it also the way to another area. */
export function ListHeading({ filter, category, count }: Props) {
  const { tab } = useViewLocation();
  return (
    <div className={styles.head}>
      <h2 className={styles.heading}>{category ?? (filter.by === 'kind' && <FormattedMessage id={`kind.${filter.kind}`} />)}</h2>
      <output className={styles.count}>
        {count > 0 && <FormattedMessage id={count < LIST_CARDS_MAX ? 'list.count' : 'list.countBest'} values={{ count }} />}
      </output>
      {tab === 'place' && (
        <Link className={styles.area} to={pathOf('map', { screen: 'list', filter })}>
          <Map size={20} aria-hidden="true" />
          <FormattedMessage id="list.changeArea" />
        </Link>
      )}
    </div>
  );
}
