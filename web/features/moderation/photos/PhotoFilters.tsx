import { ListFilter } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { Filters } from '#web/features/moderation/lists/Filters.tsx';
import { PHOTO_FIELDS } from './photoFilters.ts';
import { StateTabs } from './StateTabs.tsx';
import styles from './PhotoFilters.module.css';

/** The filters of the photos; the rarer fields are folded away while they are empty. */
export function PhotoFilters({ state, isOpen, isPending }: { state: string; isOpen: boolean; isPending: boolean }) {
  return (
    <>
      <StateTabs state={state} />
      <details className={styles.more} open={isOpen}>
        <summary className={styles.summary}>
          <ListFilter size={20} aria-hidden="true" />
          <FormattedMessage id="admin.narrow" />
        </summary>
        <Filters fields={PHOTO_FIELDS} isPending={isPending} />
      </details>
    </>
  );
}
