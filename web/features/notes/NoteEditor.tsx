import { CircleCheck, Lock } from 'lucide-react';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { NOTE_MAX } from '#common/limits.ts';
import type { AttractionId } from '#common/places/attractionId.ts';
import { reloadOwnContent } from '#web/data/own/ownContent.ts';
import { usePendingAt } from '#web/features/offline/outbox/pending.ts';
import { PendingStatus } from '#web/features/offline/outboxPanel/PendingStatus.tsx';
import { OwnTexts } from '#web/i18n/OwnTexts.tsx';
import { OutlineButton } from '#web/ui/buttons/OutlineButton.tsx';
import { Failure } from '#web/ui/feedback/Failure.tsx';
import { FaultText } from '#web/ui/forms/FaultText.tsx';
import { Section } from '#web/ui/layout/Section.tsx';
import { useNotesState } from './notes.ts';
import { type NoteStatus, useNote } from './useNote.ts';
import styles from './NoteEditor.module.css';

/** The counter shows when fewer characters than this are left. */
const COUNT_BELOW = 200;

/** The user's private note on a place (SPEC §2 "Detail view"). */
export function NoteEditor({ id, name }: { id: AttractionId; name: string }) {
  const state = useNotesState();
  const pending = usePendingAt('note', id).at(-1);
  return (
    <OwnTexts>
      <Section title={<FormattedMessage id="note.title" />}>
        {state.status === 'unknown' && <div className={styles.waiting} aria-hidden="true" />}
        {state.status === 'failed' && <Failure error={state.error} onRetry={reloadOwnContent} />}
        {state.status === 'known' && (
          <NoteField
            key={id}
            id={id}
            name={name}
            stored={pending?.deed.text ?? state.value.get(id) ?? ''}
            isPending={pending !== undefined}
          />
        )}
      </Section>
    </OwnTexts>
  );
}

interface FieldProps {
  readonly id: AttractionId;
  readonly name: string;
  readonly stored: string;
  /** `stored` is queued on this device. */
  readonly isPending: boolean;
}

function NoteField({ id, name, stored, isPending }: FieldProps) {
  const { text, status, save, setText } = useNote({ id, name }, stored);
  const fieldId = useId();
  return (
    <div className={styles.note}>
      <label className="spoken" htmlFor={fieldId}>
        <FormattedMessage id="note.title" />
      </label>
      <textarea
        id={fieldId}
        className={styles.text}
        rows={3}
        maxLength={NOTE_MAX}
        aria-describedby={`${fieldId}hint ${fieldId}left`}
        value={text}
        onChange={(event) => setText(event.target.value.slice(0, NOTE_MAX))}
        onBlur={() => void save()}
      />
      <Hint id={fieldId} left={NOTE_MAX - text.length} />
      {/* Rendered while it is empty too: screen readers announce only changes of a live region. */}
      <div role="status" className={styles.status} data-status={status.is}>
        {!(isPending && status.is === 'saved') && <StatusText status={status} />}
      </div>
      <PendingStatus kind="note" place={id} />
      {status.is === 'failed' && (
        <OutlineButton onClick={() => void save()}>
          <FormattedMessage id="failure.retry" />
        </OutlineButton>
      )}
    </div>
  );
}

/** Who sees the note, and how many characters are left once they are few. */
function Hint({ id, left }: { id: string; left: number }) {
  return (
    <p className={styles.hint}>
      <span id={`${id}hint`} className={styles.private}>
        <Lock size={16} aria-hidden="true" />
        <FormattedMessage id="note.private" />
      </span>
      <span id={`${id}left`}>
        {left < COUNT_BELOW && <FormattedMessage id="feedback.left" values={{ count: left }} />}
      </span>
    </p>
  );
}

function StatusText({ status }: { status: NoteStatus }) {
  switch (status.is) {
    case 'idle':
      return null;
    case 'saving':
      return <FormattedMessage id="note.saving" />;
    case 'saved':
      return (
        <>
          <CircleCheck size={16} aria-hidden="true" />
          <FormattedMessage id="note.saved" />
        </>
      );
    case 'failed':
      return (
        <span>
          <FaultText fault={status.fault} /> <FormattedMessage id="note.kept" />
        </span>
      );
  }
}
