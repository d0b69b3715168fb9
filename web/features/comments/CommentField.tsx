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
  /** A button beside the one that sends. */
  readonly beside?: ReactNode;
}

/** The field in which a comment is written: Enter sends it, Shift+Enter starts a new line (SPEC §5). */
export function CommentField(props: Props) {
  const { field, label, submit, text, fault, isSending, onText, onSubmit, onEscape, beside } = props;
  const id = useId();
  function send(event: FormEvent) {
    event.preventDefault();
    onSubmit();
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
        onKeyDown={(event) => actOnKey(event, () => send(event), onEscape)}
      />
      <FieldFault id={`${id}fault`} fault={fault} />
      <div className={styles.ways}>
        <Button type="submit" aria-disabled={isSending}>
          <FormattedMessage id={submit} />
        </Button>
        {beside}
        <Hint id={id} left={COMMENT_MAX - text.length} />
      </div>
    </form>
  );
}

function actOnKey(event: KeyboardEvent, send: () => void, onEscape: (() => void) | undefined): void {
  // Enter that ends the composition of an input method does not send.
  if (event.nativeEvent.isComposing) return;
  if (event.key === 'Enter' && !event.shiftKey) send();
  if (event.key === 'Escape' && onEscape) {
    event.stopPropagation();
    onEscape();
  }
}

/** The element stays while it is empty, so that screen readers announce a fault that appears in it. */
function FieldFault({ id, fault }: { id: string; fault: Fault | null }) {
  return (
    <div id={id} role="alert" className={styles.fault}>
      {fault !== null && (
        <>
          <CircleAlert size={18} aria-hidden="true" />
          <span>
            <FaultText fault={fault} />
          </span>
        </>
      )}
    </div>
  );
}

/** How many characters are left, once they are few, and which keys send. */
function Hint({ id, left }: { id: string; left: number }) {
  return (
    <p className={styles.hint}>
      <span id={`${id}left`}>
        {left < COUNT_BELOW && <FormattedMessage id="feedback.left" values={{ count: left }} />}
      </span>{' '}
      <span id={`${id}hint`} className={styles.keys}>
        <FormattedMessage id="comment.keys" />
      </span>
    </p>
  );
}
