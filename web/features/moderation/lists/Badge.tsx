import { FormattedMessage } from 'react-intl';
import type { MessageId } from '#web/i18n/messages.ts';
import rows from './Rows.module.css';

/** The word for a state, and whether the state is good or bad. */
export interface State {
  readonly text: MessageId;
  readonly tone?: 'good' | 'bad';
}

/** The state of a row; nothing for a state that this client does not know. */
export function Badge({ state }: { state: State | undefined }) {
  if (state === undefined) return null;
  return (
    <span className={rows.badge} data-tone={state.tone}>
      <FormattedMessage id={state.text} />
    </span>
  );
}
