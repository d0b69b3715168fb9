import { FormattedMessage } from 'react-intl';
import styles from './ListNotice.module.css';

/** One sentence on why the list is not what was asked for. */
export function ListNotice({ id }: { id: 'list.chooseKind' | 'list.nearest' | 'list.empty' }) {
  return (
    <p className={styles.notice}>
      <FormattedMessage id={id} />
    </p>
  );
}
