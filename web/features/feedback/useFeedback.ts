import { useState } from 'react';
import { CONTACT_DRAFT, FEEDBACK_DRAFT, useDraft } from '#web/data/draft.ts';
import { createAttempts } from '#web/data/relay/attempts.ts';
import { useViewer } from '#web/features/account/viewer.ts';
import { useLanguage } from '#web/i18n/useLanguage.ts';
import { useOneAtATime } from '#web/ui/buttons/useOneAtATime.ts';
import { type Outcome, sendFeedback } from './sendFeedback.ts';

/** Feedback while it is written and sent. The draft stays in the session until the feedback has arrived (SPEC §5). */
export function useFeedback() {
  const language = useLanguage();
  const [text, setText] = useDraft(FEEDBACK_DRAFT);
  const [draft, setDraft] = useDraft(CONTACT_DRAFT);
  const [isContactTouched, setContactTouched] = useState(draft !== '');
  const { isBusy, run } = useOneAtATime();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [attempts] = useState(createAttempts);
  const email = useViewer()?.email ?? '';
  // Until the visitor edits the field it holds the address of their account (RULINGS 20).
  const contact = isContactTouched ? draft : email;

  async function send() {
    if (text.trim() === '') return;
    const feedback = { text: text.trim(), contact: contact.trim(), language };
    setOutcome(null);
    const next = await sendFeedback(feedback, attempts.of(JSON.stringify(feedback)));
    setOutcome(next);
    if (next.is !== 'sent') return;
    attempts.settle();
    setText('');
    setDraft('');
    setContactTouched(false);
  }

  return {
    text,
    contact,
    isSending: isBusy,
    outcome,
    setText: (next: string) => {
      setText(next);
      setOutcome(null);
    },
    setContact: (next: string) => {
      setContactTouched(true);
      setDraft(next);
    },
    send: () => run(send),
  };
}
