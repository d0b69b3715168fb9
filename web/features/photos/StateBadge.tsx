import { CircleX, Clock } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import styles from './StateBadge.module.css';

const STATES = {
  PENDING: { text: 'photo.waiting', Glyph: Clock },
  REJECTED: { text: 'photo.rejected', Glyph: CircleX },
} as const;

/** A badge on a photo that is not public; says why it is not. */
export function StateBadge({ state }: { state: keyof typeof STATES }) {
  const { text, Glyph } = STATES[state];
  return (
    <span className={styles.badge}>
      <Glyph size={14} aria-hidden="true" />
      <FormattedMessage id={text} />
    </span>
  );
}
