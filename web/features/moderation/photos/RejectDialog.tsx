import { type RefObject, type SyntheticEvent, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { FormattedMessage, useIntl } from 'react-intl';
import { REASON_MAX } from '#common/limits.ts';
import { OWN_DRAFTS, clearSentDraft, useDraft } from '#web/data/draft.ts';
import type { MessageId } from '#web/i18n/messages.ts';
import { OutlineButton } from '#web/ui/buttons/OutlineButton.tsx';
import { SubmitButton } from '#web/ui/buttons/SubmitButton.tsx';
import { OpenDialog } from '#web/ui/feedback/OpenDialog.tsx';
import styles from './RejectDialog.module.css';

/** Reasons to choose from; each can be edited before it is sent. */
const OFFERED = [
  'admin.reason.blurred',
  'admin.reason.wrongPlace',
  'admin.reason.people',
  'admin.reason.rights',
  'admin.reason.unsuitable',
] as const satisfies readonly MessageId[];

interface Props {
  /** Ids of the photos to reject: the draft of the reason is stored by them. */
  readonly photos: readonly string[];
  /** Sends the rejection. Answers whether it succeeded: a reason that was not sent stays a draft. */
  readonly onReject: (reason: string) => Promise<boolean>;
  readonly onClose: () => void;
}

/**
 * Asks for the reason of a rejection, which the uploaders get by mail; it is a draft until then. Enter sends, as in a
 * comment.
 */
export function RejectDialog({ photos, onReject, onClose }: Props) {
  const field = useRef<HTMLTextAreaElement>(null);
  const draft = `${OWN_DRAFTS}reject.${photos.join(' ')}`;
  const [reason, setReason] = useDraft(draft);
  const [isMissing, setMissing] = useState(false);

  async function send() {
    // The dialog closes before the photos leave the list, so that the next row can take the focus.
    flushSync(onClose);
    if (await onReject(reason.trim())) clearSentDraft(draft, reason);
  }

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (reason.trim() === '') {
      setMissing(true);
      field.current?.focus();
      return;
    }
    void send();
  }

  function write(text: string) {
    setReason(text);
    setMissing(false);
  }

  return (
    <OpenDialog title={<FormattedMessage id="admin.rejectTitle" values={{ count: photos.length }} />} onClose={onClose}>
      <form className={styles.form} onSubmit={submit} noValidate>
        <Offered
          onChoose={(text) => {
            write(text);
            field.current?.focus();
          }}
        />
        <ReasonField field={field} reason={reason} isMissing={isMissing} onReason={write} onEnter={submit} />
        <Ways onClose={onClose} />
      </form>
    </OpenDialog>
  );
}

function Ways({ onClose }: Pick<Props, 'onClose'>) {
  return (
    <div className={styles.ways}>
      <SubmitButton isSending={false} isDangerous>
        <FormattedMessage id="admin.reject" />
      </SubmitButton>
      <OutlineButton onClick={onClose}>
        <FormattedMessage id="comment.cancel" />
      </OutlineButton>
    </div>
  );
}

function Offered({ onChoose }: { onChoose: (text: string) => void }) {
  const intl = useIntl();
  return (
    <ul className={styles.offered} aria-label={intl.formatMessage({ id: 'admin.reasons' })}>
      {OFFERED.map((offered) => (
        <li key={offered}>
          <button type="button" className={styles.reason} onClick={() => onChoose(intl.formatMessage({ id: offered }))}>
            <FormattedMessage id={offered} />
          </button>
        </li>
      ))}
    </ul>
  );
}

interface ReasonFieldProps {
  readonly field: RefObject<HTMLTextAreaElement | null>;
  readonly reason: string;
  readonly isMissing: boolean;
  readonly onReason: (text: string) => void;
  readonly onEnter: (event: SyntheticEvent) => void;
}

function ReasonField({ field, reason, isMissing, onReason, onEnter }: ReasonFieldProps) {
  const id = useId();
  return (
    <>
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
        onChange={(event) => onReason(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) onEnter(event);
        }}
      />
      <p id={`${id}hint`} className={styles.hint}>
        <FormattedMessage id="admin.rejectHint" />
      </p>
      <p id={`${id}fault`} role="alert" className={styles.fault}>
        {isMissing && <FormattedMessage id="admin.rejectMissing" />}
      </p>
    </>
  );
}
