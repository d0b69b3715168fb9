import { type FormEvent, useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { FEEDBACK_CONTACT_MAX, FEEDBACK_MAX } from '#common/limits.ts';
import { OwnTexts } from '#web/i18n/OwnTexts.tsx';
import { Button } from '#web/ui/buttons/Button.tsx';
import { FaultText } from '#web/ui/forms/FaultText.tsx';
import { useFeedback } from './useFeedback.ts';
import styles from './FeedbackForm.module.css';

/** The counter shows when fewer characters than this are left. */
const COUNT_BELOW = 200;

/** The form for feedback: its text, an address for the answer, and how sending ended. */
export function FeedbackForm() {
  return (
    <OwnTexts>
      <Form />
    </OwnTexts>
  );
}

function Form() {
  const { text, contact, isSending, outcome, setText, setContact, send } = useFeedback();
  const id = useId();
  const isEmpty = text.trim() === '';

  function submit(event: FormEvent) {
    event.preventDefault();
    void send();
  }

  return (
    <form className={styles.form} onSubmit={submit}>
      <TextField id={id} text={text} isSending={isSending} setText={setText} />
      <ContactField id={id} contact={contact} isSending={isSending} setContact={setContact} />
      <div role={outcome?.is === 'sent' ? 'status' : 'alert'} className={styles.outcome} data-outcome={outcome?.is}>
        {outcome !== null && (
          <p>{outcome.is === 'sent' ? <FormattedMessage id="feedback.sent" /> : <FaultText fault={outcome.fault} />}</p>
        )}
      </div>
      {/* The button is not disabled while it sends and afterwards, so that it does not lose the focus. */}
      <Button type="submit" disabled={isEmpty && outcome?.is !== 'sent'} aria-disabled={isEmpty || isSending}>
        <FormattedMessage id={isSending ? 'feedback.sending' : 'feedback.send'} />
      </Button>
    </form>
  );
}

type Field<Name extends keyof Feedback> = Pick<Feedback, Name | 'isSending'> & { readonly id: string };
type Feedback = ReturnType<typeof useFeedback>;

function TextField({ id, text, isSending, setText }: Field<'text' | 'setText'>) {
  const left = FEEDBACK_MAX - text.length;
  return (
    <>
      <label className={styles.label} htmlFor={`${id}text`}>
        <FormattedMessage id="feedback.text" />
      </label>
      <textarea
        id={`${id}text`}
        className={styles.field}
        rows={8}
        maxLength={FEEDBACK_MAX}
        aria-describedby={`${id}left`}
        readOnly={isSending}
        value={text}
        onChange={(event) => setText(event.target.value.slice(0, FEEDBACK_MAX))}
      />
      <p id={`${id}left`} className={styles.hint}>
        {left < COUNT_BELOW && <FormattedMessage id="feedback.left" values={{ count: left }} />}
      </p>
    </>
  );
}

function ContactField({ id, contact, isSending, setContact }: Field<'contact' | 'setContact'>) {
  return (
    <>
      <label className={styles.label} htmlFor={`${id}contact`}>
        <FormattedMessage id="feedback.contact" />
      </label>
      <input
        id={`${id}contact`}
        className={styles.field}
        maxLength={FEEDBACK_CONTACT_MAX}
        autoComplete="email"
        aria-describedby={`${id}hint`}
        readOnly={isSending}
        value={contact}
        onChange={(event) => setContact(event.target.value)}
      />
      <p id={`${id}hint`} className={styles.hint}>
        <FormattedMessage id="feedback.contactHint" />
      </p>
    </>
  );
}
