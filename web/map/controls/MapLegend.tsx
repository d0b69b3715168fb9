import { FormattedMessage } from 'react-intl';
import styles from './MapLegend.module.css';

/** What the map's symbols and lines mean, in the order of how often they are seen. */
const SIGNS = ['best', 'disc', 'dot', 'trail', 'cycling', 'ski', 'closed'] as const;

/** The legend of the places; it is folded away until it is asked for. */
export function MapLegend() {
  return (
    <details className={styles.legend}>
      <summary>
        <FormattedMessage id="legend.title" />
      </summary>
      <ul>
        {SIGNS.map((sign) => (
          <li key={sign}>
            <span className={styles.sign} data-sign={sign} aria-hidden="true" />
            <FormattedMessage id={`legend.${sign}`} />
          </li>
        ))}
      </ul>
    </details>
  );
}
