import { FormattedMessage } from 'react-intl';
import { formatMeasured, formatMetres } from '#common/format.ts';
import type { Relief } from './relief.ts';
import { highestFromM } from './reliefWords.ts';
import styles from './Relief.module.css';

/** A profile in a sentence, for all readers: a chart cannot be heard. */
export function ReliefWords({ relief }: { relief: Relief }) {
  const values = {
    ascent: formatMetres(relief.ascentM),
    descent: formatMetres(relief.descentM),
    highest: formatMetres(relief.highestM),
    at: formatMeasured(highestFromM(relief) / 1000),
  };
  return (
    <p className={styles.words}>
      <FormattedMessage id="relief.sentence" values={values} />
    </p>
  );
}
