import { Copy } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Position } from '#common/geo/bounds.ts';
import { formatCoordinates } from '#common/geo/coordinates.ts';
import { copyCoordinates } from './share.ts';
import styles from './Coordinates.module.css';

/** Coordinates as text, and a button that copies them for other maps and devices. */
export function Coordinates({ position }: { position: Position }) {
  const intl = useIntl();
  const text = formatCoordinates(position);
  return (
    <p className={styles.coordinates}>
      <span>
        <FormattedMessage id="coordinates.label" /> <span className={styles.numbers}>{text}</span>
      </span>
      <button
        type="button"
        className={styles.copy}
        aria-label={intl.formatMessage({ id: 'coordinates.copy' })}
        onClick={() => void copyCoordinates(text)}
      >
        <Copy size={20} aria-hidden="true" />
      </button>
    </p>
  );
}
