import { FormattedMessage } from 'react-intl';
import type { MessageId } from '#web/i18n/messages.ts';
import rows from './Rows.module.css';

/** A state in a word, and whether that is as it should be. */
export interface State {
  readonly text: MessageId;
  readonly tone?: 'good' | 'bad';
}

/** The state of what a row tells; nothing for one that this client does not know. */
export function Badge({ state }: { state: State | undefined }) {
  if (state === undefined) return null;
  return (
    <span className={rows.badge} data-tone={state.tone}>
      <FormattedMessage id={state.text} />
    </span>
  );
}
