import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Badge, type State } from '#web/features/moderation/lists/Badge.tsx';
import type { MessageId } from '#web/i18n/messages.ts';
import rows from '#web/features/moderation/lists/Rows.module.css';
import styles from './Part.module.css';

/** A part of the installation with its heading. */
export function Part({ text, children }: { text: MessageId; children: ReactNode }) {
  return (
    <section className={styles.part}>
      <h3>
        <FormattedMessage id={text} />
      </h3>
      {children}
    </section>
  );
}

/** Something of a part: its name where the part has several, its state, and what is to be known of it. */
export function Line({ name, state, children }: { name?: ReactNode; state?: State | undefined; children?: ReactNode }) {
  return (
    <div className={rows.row}>
      {(name !== undefined || state !== undefined) && (
        <div className={rows.head}>
          {name !== undefined && <strong>{name}</strong>}
          <Badge state={state} />
        </div>
      )}
      {children !== undefined && <div className={rows.facts}>{children}</div>}
    </div>
  );
}
