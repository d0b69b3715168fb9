import { CircleAlert } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, type ReactNode, type Ref, useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { COMMENT_MAX } from '#common/limits.ts';
import type { MessageId } from '#web/i18n/messages.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import type { Fault } from '#web/ui/forms/fault.ts';
import { FaultText } from '#web/ui/forms/FaultText.tsx';
import styles from './CommentField.module.css';

/** The counter shows when fewer characters than this are left. */
const COUNT_BELOW = 100;

interface Props {
  readonly field: Ref<HTMLTextAreaElement>;
  readonly label: MessageId;
  readonly submit: MessageId;
  readonly text: string;
  readonly fault: Fault | null;
  readonly isSending: boolean;
  readonly onText: (text: string) => void;
  readonly onSubmit: () => void;
  readonly onEscape?: () => void;
  /** Another way than sending it. */
  readonly beside?: ReactNode;
}

/** The text of a comment as it is written: Enter sends it, with Shift it begins a line (SPEC §5). */
export function CommentField({
  field,
  label,
  submit,
  text,
  fault,
  isSending,
  onText,
  onSubmit,
  onEscape,
  beside,
}: Props) {
  const id = useId();
  const left = COMMENT_MAX - text.length;
  function send(event: FormEvent) {
    event.preventDefault();
    onSubmit();
  }
  function onKeyDown(event: KeyboardEvent) {
    // An Enter that ends a composition belongs to it.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && !event.shiftKey) send(event);
    if (event.key === 'Escape' && onEscape) {
      event.stopPropagation();
      onEscape();
    }
  }
  return (
    <form className={styles.form} onSubmit={send}>
      <label className={styles.label} htmlFor={id}>
        <FormattedMessage id={label} />
      </label>
      <textarea
        ref={field}
        id={id}
        className={styles.text}
        rows={2}
        dir="auto"
        maxLength={COMMENT_MAX}
        readOnly={isSending}
        enterKeyHint="send"
        aria-invalid={fault !== null}
        aria-describedby={`${id}fault ${id}left ${id}hint`}
        value={text}
        onChange={(event) => onText(event.target.value.slice(0, COMMENT_MAX))}
        onKeyDown={onKeyDown}
      />
      <div id={`${id}fault`} role="alert" className={styles.fault}>
        {fault !== null && (
          <>
            <CircleAlert size={18} aria-hidden="true" />
            <span>
              <FaultText fault={fault} />
            </span>
          </>
        )}
      </div>
      <div className={styles.ways}>
        <Button type="submit" aria-disabled={isSending}>
          <FormattedMessage id={submit} />
        </Button>
        {beside}
        <p className={styles.hint}>
          <span id={`${id}left`}>
            {left < COUNT_BELOW && <FormattedMessage id="feedback.left" values={{ count: left }} />}
          </span>{' '}
          <span id={`${id}hint`} className={styles.keys}>
            <FormattedMessage id="comment.keys" />
          </span>
        </p>
      </div>
    </form>
  );
}
