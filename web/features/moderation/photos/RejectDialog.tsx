import { type FormEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { FormattedMessage, useIntl } from 'react-intl';
import { REASON_MAX } from '#common/limits.ts';
import type { MessageId } from '#web/i18n/messages.ts';
import { OutlineButton } from '#web/ui/buttons/OutlineButton.tsx';
import { SubmitButton } from '#web/ui/buttons/SubmitButton.tsx';
import { OpenDialog } from '#web/ui/feedback/OpenDialog.tsx';
import styles from './RejectDialog.module.css';

/** Reasons that are offered; each can be changed before it is sent. */
const OFFERED = [
  'admin.reason.blurred',
  'admin.reason.wrongPlace',
  'admin.reason.people',
  'admin.reason.rights',
  'admin.reason.unsuitable',
] as const satisfies readonly MessageId[];

interface Props {
  /** How many photos are rejected. */
  readonly count: number;
  readonly onReject: (reason: string) => void;
  readonly onClose: () => void;
}

/** Asks why photos are rejected: their uploaders are mailed it. Enter sends, as in a comment. */
export function RejectDialog({ count, onReject, onClose }: Props) {
  const intl = useIntl();
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (reason.trim() === '') {
      setMissing(true);
      field.current?.focus();
      return;
    }
    // Gone before what is rejected goes: the row that comes next takes the focus.
    flushSync(onClose);
    onReject(reason.trim());
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) submit(event);
  }

  function write(text: string) {
    setReason(text);
    setMissing(false);
  }

  return (
    <OpenDialog title={<FormattedMessage id="admin.rejectTitle" values={{ count }} />} onClose={onClose}>
      <form className={styles.form} onSubmit={submit} noValidate>
        <ul className={styles.offered} aria-label={intl.formatMessage({ id: 'admin.reasons' })}>
          {OFFERED.map((offered) => (
            <li key={offered}>
              <button
                type="button"
                className={styles.reason}
                onClick={() => {
                  write(intl.formatMessage({ id: offered }));
                  field.current?.focus();
                }}
              >
                <FormattedMessage id={offered} />
              </button>
            </li>
          ))}
        </ul>
        <label className={styles.label} htmlFor={id}>
          <FormattedMessage id="admin.rejectReason" />
        </label>
        <textarea
          ref={field}
          id={id}
          className={styles.text}
          rows={3}
          maxLength={REASON_MAX}
          value={reason}
          aria-invalid={isMissing}
          aria-describedby={`${id}hint ${id}fault`}
          onChange={(event) => write(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <p id={`${id}hint`} className={styles.hint}>
          <FormattedMessage id="admin.rejectHint" />
        </p>
        <p id={`${id}fault`} role="alert" className={styles.fault}>
          {isMissing && <FormattedMessage id="admin.rejectMissing" />}
        </p>
        <div className={styles.ways}>
          <SubmitButton isSending={false} isDangerous>
            <FormattedMessage id="admin.reject" />
          </SubmitButton>
          <OutlineButton onClick={onClose}>
            <FormattedMessage id="comment.cancel" />
          </OutlineButton>
        </div>
      </form>
    </OpenDialog>
  );
}
