import { Compass } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { DEFAULT_KIND } from '#common/catalogue/kinds.ts';
import { DEFAULT_FILTER, type ListFilter } from '#common/urls/viewLocation.ts';
import { pathOf, useViewLocation } from '#web/navigation/viewLocation.ts';
import buttonStyles from '#web/ui/buttons/Button.module.css';
import styles from './EmptyList.module.css';

interface Props {
  /** The text that says why the list is empty. */
  id: 'list.chooseKind' | 'list.empty';
  filter: ListFilter;
}

/**
 * Stands for a list without places: one sentence on why, and a link to the list of the default kind unless that is the
 * empty list.
 */
export function EmptyList({ id, filter }: Props) {
  const { tab } = useViewLocation();
  const isDefault = filter.by === 'kind' && filter.kind === DEFAULT_KIND;
  return (
    <div className={styles.empty}>
      <Compass size={40} aria-hidden="true" />
      <p>
        <FormattedMessage id={id} />
      </p>
      {!isDefault && (
        <Link className={buttonStyles.button} to={pathOf(tab, { screen: 'list', filter: DEFAULT_FILTER })}>
          <FormattedMessage id="list.showHiking" />
        </Link>
      )}
    </div>
  );
}
