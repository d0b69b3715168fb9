import { FormattedMessage } from 'react-intl';
import styles from './NearestNotice.module.css';

/** Says above the nearest places that the map's area has none (SPEC §2). */
export function NearestNotice() {
  return (
    <p className={styles.notice}>
      <FormattedMessage id="list.nearest" />
    </p>
  );
}
