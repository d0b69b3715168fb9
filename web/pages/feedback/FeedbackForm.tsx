import { type FormEvent, useId, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { FEEDBACK_CONTACT_MAX, FEEDBACK_MAX } from '#common/limits.ts';
import { Button } from '#web/components/feedback/Button.tsx';
import { useDraft } from '#web/state/draft.ts';
import styles from './FeedbackForm.module.css';

/** The counter shows when fewer characters than this are left. */
const COUNT_BELOW = 200;

/** Text and contact, both kept while the tab is open. */
export function FeedbackForm() {
  const [text, setText] = useDraft('feedback.text');
  const [contact, setContact] = useDraft('feedback.contact');
  const [isRefused, setRefused] = useState(false);
  const id = useId();
  const left = FEEDBACK_MAX - text.length;

  function submit(event: FormEvent) {
    event.preventDefault();
    setRefused(true);
  }

  return (
    <form className={styles.form} onSubmit={submit}>
      <label className={styles.label} htmlFor={`${id}text`}>
        <FormattedMessage id="feedback.text" />
      </label>
      <textarea
        id={`${id}text`}
        className={styles.field}
        rows={8}
        maxLength={FEEDBACK_MAX}
        aria-describedby={`${id}left`}
        value={text}
        onChange={(event) => setText(event.target.value.slice(0, FEEDBACK_MAX))}
      />
      <p id={`${id}left`} className={styles.hint}>
        {left < COUNT_BELOW && <FormattedMessage id="feedback.left" values={{ count: left }} />}
      </p>
      <label className={styles.label} htmlFor={`${id}contact`}>
        <FormattedMessage id="feedback.contact" />
      </label>
      <input
        id={`${id}contact`}
        className={styles.field}
        maxLength={FEEDBACK_CONTACT_MAX}
        autoComplete="email"
        aria-describedby={`${id}hint`}
        value={contact}
        onChange={(event) => setContact(event.target.value)}
      />
      <p id={`${id}hint`} className={styles.hint}>
        <FormattedMessage id="feedback.contactHint" />
      </p>
      <div role="alert">{isRefused && <FormattedMessage id="feedback.notOpen" tagName="p" />}</div>
      <Button type="submit" disabled={text.trim() === ''}>
        <FormattedMessage id="feedback.send" />
      </Button>
    </form>
  );
}
