import { FormattedMessage } from 'react-intl';
import type { Skipped } from './importOwnPlaces.ts';
import styles from './SkippedList.module.css';

/** At most so many are listed; the others are only counted. */
const SHOWN = 20;

/** What was left out of an imported file, and why. */
export function SkippedList({ skipped }: { skipped: readonly Skipped[] }) {
  const others = skipped.length - SHOWN;
  return (
    <>
      <p>
        <FormattedMessage id="gpx.skipped" />
      </p>
      <ul className={styles.list}>
        {skipped.slice(0, SHOWN).map(({ name, reason }, at) => (
          <li key={at}>
            {name === '' ? <FormattedMessage id="gpx.unnamed" /> : name}: <FormattedMessage id={`gpx.${reason}`} />
          </li>
        ))}
        {others > 0 && (
          <li>
            <FormattedMessage id="gpx.others" values={{ count: others }} />
          </li>
        )}
      </ul>
    </>
  );
}
