import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { MessageId } from '#web/i18n/messages.ts';
import chipStyles from '#web/features/lists/KindSelector.module.css';
import styles from './FilterChips.module.css';

interface Props {
  readonly title: MessageId;
  /** Chips. */
  readonly children: ReactNode;
  /** Fields below the chips. */
  readonly after?: ReactNode;
}

/** Filters of one sort in the panel, under its name. */
export function ChipGroup({ title, children, after }: Props) {
  return (
    <fieldset className={styles.group}>
      <legend>
        <FormattedMessage id={title} />
      </legend>
      {children && <ul className={chipStyles.chips}>{children}</ul>}
      {after}
    </fieldset>
  );
}
