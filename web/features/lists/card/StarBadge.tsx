import { Star } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { TOP_ITEM_ABOVE_STARS } from '#common/limits.ts';
import styles from './StarBadge.module.css';

/** The badge of a top item, a place of more than three stars; nothing for other places. */
export function StarBadge({ stars, withWord = false }: { stars: number; withWord?: boolean }) {
  if (stars <= TOP_ITEM_ABOVE_STARS) return null;
  return (
    <span className={styles.badge}>
      <Star size={14} fill="currentColor" aria-hidden="true" />
      {withWord ? (
        <FormattedMessage id="card.topItem" />
      ) : (
        <span className="spoken">
          <FormattedMessage id="card.topItem" />
        </span>
      )}
    </span>
  );
}
