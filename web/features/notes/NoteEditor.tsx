import { CircleCheck, Lock } from 'lucide-react';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { NOTE_MAX } from '#common/limits.ts';
import type { AttractionId } from '#common/places/attractionId.ts';
import { reloadOwnContent } from '#web/features/account/ownContent.ts';
import { useWaitingAt } from '#web/features/offline/outbox/outbox.ts';
import { WaitingStatus } from '#web/features/offline/outboxPanel/WaitingStatus.tsx';
import { OutlineButton } from '#web/ui/buttons/OutlineButton.tsx';
import { Failure } from '#web/ui/feedback/Failure.tsx';
import { FaultText } from '#web/ui/forms/FaultText.tsx';
import { Section } from '#web/ui/layout/Section.tsx';
import { useNotesState } from './notes.ts';
import { type NoteStatus, useNote } from './useNote.ts';
import styles from './NoteEditor.module.css';

/** The counter shows when fewer characters than this are left. */
const COUNT_BELOW = 200;

/** What the user notes of a place for themselves (SPEC §2 "Detail view"). */
export function NoteEditor({ id, name }: { id: AttractionId; name: string }) {
  const state = useNotesState();
  const waiting = useWaitingAt('note', id).at(-1);
  return (
    <Section title={<FormattedMessage id="note.title" />}>
      {state.status === 'unknown' && <div className={styles.waiting} aria-hidden="true" />}
      {state.status === 'failed' && <Failure error={state.error} onRetry={reloadOwnContent} />}
      {state.status === 'known' && (
        <NoteField
          key={id}
          id={id}
          name={name}
          stored={waiting?.deed.text ?? state.notes.get(id) ?? ''}
          isWaiting={waiting !== undefined}
        />
      )}
    </Section>
  );
}

interface FieldProps {
  readonly id: AttractionId;
  readonly name: string;
  readonly stored: string;
  /** `stored` has not arrived yet. */
  readonly isWaiting: boolean;
}

function NoteField({ id, name, stored, isWaiting }: FieldProps) {
  const { text, status, save, setText } = useNote({ id, name }, stored);
  const fieldId = useId();
  const left = NOTE_MAX - text.length;
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
        aria-describedby={`${fieldId}hint`}
        value={text}
        onChange={(event) => setText(event.target.value.slice(0, NOTE_MAX))}
        onBlur={() => void save()}
      />
      <p className={styles.hint}>
        <span id={`${fieldId}hint`} className={styles.private}>
          <Lock size={16} aria-hidden="true" />
          <FormattedMessage id="note.private" />
        </span>
        {left < COUNT_BELOW && <FormattedMessage id="feedback.left" values={{ count: left }} />}
      </p>
      {/* There before what it says, so that it is announced. */}
      <div role="status" className={styles.status} data-status={status.is}>
        {!(isWaiting && status.is === 'saved') && <StatusText status={status} />}
      </div>
      <WaitingStatus kind="note" place={id} />
      {status.is === 'failed' && (
        <OutlineButton onClick={() => void save()}>
          <FormattedMessage id="failure.retry" />
        </OutlineButton>
      )}
    </div>
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
