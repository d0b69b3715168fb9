import { FormattedMessage } from 'react-intl';
import { formatMeasured, formatMetres } from '#common/format.ts';
import { heightAt } from '#common/relief/lineHeights.ts';
import { lengthOf, type Relief } from './relief.ts';
import styles from './Relief.module.css';

const ROWS = 20;

/** The profile as a table that opens on demand: some twenty places from the start to the end. */
export function ReliefTable({ relief }: { relief: Relief }) {
  const lengthM = lengthOf(relief);
  const distances = Array.from({ length: ROWS + 1 }, (_, i) => (lengthM * i) / ROWS);
  return (
    <details className={styles.details}>
      <summary>
        <FormattedMessage id="relief.table" />
      </summary>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">
              <FormattedMessage id="relief.distance" />
            </th>
            <th scope="col">
              <FormattedMessage id="relief.height" />
            </th>
          </tr>
        </thead>
        <tbody>
          {distances.map((distanceM) => (
            <tr key={distanceM}>
              <th scope="row">{formatMeasured(distanceM / 1000)}</th>
              <td>{formatMetres(heightAt(relief.profile, distanceM) ?? 0)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.source}>
        <FormattedMessage id="relief.source" values={{ source: relief.source }} />
      </p>
    </details>
  );
}
