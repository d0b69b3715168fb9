import { FormattedMessage } from 'react-intl';
import { formatDecimal } from '#common/format.ts';
import { CLAIMS, type Counts } from './claims.ts';
import styles from './ClaimList.module.css';

/** What there is now, and below it the aims (RULINGS 13); `counts` is null until they are loaded. */
export function ClaimList({ counts }: { counts: Counts | null }) {
  return (
    <section className={styles.claims}>
      <h2 className={styles.heading}>
        <FormattedMessage id="intro.counts" />
      </h2>
      <ul className={styles.list}>
        {CLAIMS.map(({ count, text, now, glyph: Glyph }) => (
          <li key={count} className={styles.claim}>
            <Glyph size={32} aria-hidden="true" />
            <p className={styles.now}>
              {counts === null ? (
                '\u00A0'
              ) : (
                <FormattedMessage id={now} values={{ n: counts[count], count: formatDecimal(counts[count], 0) }} />
              )}
            </p>
            <p className={styles.aim}>
              <FormattedMessage id="intro.aim" />{' '}
              <span>
                <FormattedMessage id={text} />
              </span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
