import { Heart } from 'lucide-react';
import { useIntl } from 'react-intl';
import styles from './CoverMark.module.css';

/** Lies on a photo that moderators have chosen to stand for its place (RULINGS 24). */
export function CoverMark() {
  const intl = useIntl();
  const said = intl.formatMessage({ id: 'images.cover' });
  return (
    <span className={styles.mark} role="img" aria-label={said} title={said}>
      <Heart size={18} fill="currentColor" aria-hidden="true" />
    </span>
  );
}
