import { BellOff, BellRing } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { OutlineButton } from '#web/ui/buttons/OutlineButton.tsx';
import { useFocusIfLost } from '#web/ui/layout/useFocusIfLost.ts';
import { useNoticesHere } from './noticesHere.ts';
import styles from './Watching.module.css';

/**
 * How a user is notified on this device of the places that they watch, and the button that changes it. `hasMails`: they
 * get the daily mails. `mailsButton` changes that; it is left out where this device gets the notices, which are then
 * not mailed.
 */
export function NoticesHere({ hasMails, mailsButton }: { hasMails: boolean; mailsButton?: ReactNode }) {
  const { state, hasFailed, turnOn, turnOff } = useNoticesHere();
  const said = useFocusIfLost<HTMLParagraphElement>(state);
  if (state === 'unknown') return null;
  return (
    <div className={styles.watching}>
      <p ref={said} role="status" tabIndex={-1}>
        <FormattedMessage id={state === 'on' ? 'notices.here' : hasMails ? 'notices.mail' : 'notices.noMail'} />{' '}
        {state === 'refused' && <FormattedMessage id="notices.refused" />}
      </p>
      {hasFailed && (
        <p role="alert">
          <FormattedMessage id="notices.failed" />
        </p>
      )}
      {state === 'off' && (
        <p>
          <OutlineButton onClick={() => void turnOn()}>
            <BellRing size={20} aria-hidden="true" />
            <FormattedMessage id="notices.turnOn" />
          </OutlineButton>
        </p>
      )}
      {state === 'on' && (
        <p>
          <OutlineButton onClick={() => void turnOff()}>
            <BellOff size={20} aria-hidden="true" />
            <FormattedMessage id="notices.turnOff" />
          </OutlineButton>
        </p>
      )}
      {state !== 'on' && mailsButton}
    </div>
  );
}
