import { FormattedMessage } from 'react-intl';
import { formatDecimal } from '#common/format.ts';
import { CLAIMS, type Counts } from './claims.ts';
import styles from './ClaimList.module.css';

/** The aims with what there is now, labelled (RULINGS 13); `counts` is null until they are loaded. */
export function ClaimList({ counts }: { counts: Counts | null }) {
  return (
    <ul className={styles.claims}>
      {CLAIMS.map(({ count, text, glyph: Glyph }) => (
        <li key={count} className={styles.claim}>
          <Glyph size={32} aria-hidden="true" />
          <p className={styles.aim}>
            <FormattedMessage id={text} />
          </p>
          <p className={styles.now}>
            {counts === null ? (
              '\u00A0'
            ) : (
              <FormattedMessage id="intro.now" values={{ count: formatDecimal(counts[count], 0) }} />
            )}
          </p>
        </li>
      ))}
    </ul>
  );
}
