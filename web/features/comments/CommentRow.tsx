import { Pencil, Trash2 } from 'lucide-react';
import { type ReactNode, type Ref, useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { formatAgo, formatDateTime } from '#common/format.ts';
import type { CommentRow_comment$key } from '#web/__generated__/CommentRow_comment.graphql.ts';
import { OWN_DRAFTS, useDraft } from '#web/data/draft.ts';
import { clocks } from '#web/data/serverClock.ts';
import { ReportButton } from '#web/features/reports/ReportButton.tsx';
import { useLanguage } from '#web/i18n/useLanguage.ts';
import { once, useLeavingRow } from '#web/ui/buttons/once.ts';
import { useFocusIfLost } from '#web/ui/layout/useFocusIfLost.ts';
import { PENDING_ID } from './commentChanges.ts';
import { CommentEditor } from './CommentEditor.tsx';
import actions from '#web/ui/buttons/TextActions.module.css';
import styles from './CommentRow.module.css';

interface Props {
  readonly commentKey: CommentRow_comment$key;
  /** Its author, or its place. */
  readonly head: ReactNode;
  readonly mayChange: boolean;
  /** The comment is another user's. */
  readonly mayReport: boolean;
  readonly onDelete: () => void;
}

/** A comment: view, edit (SPEC §4 "Comment"). An unfinished edit opens again, with its draft. */
export function CommentRow({ commentKey, head, mayChange, mayReport, onDelete }: Props) {
  const { id, commentId, text, created, isEdited } = useFragment(commentFragment, commentKey);
  const { draft, setDraft, editing, begin, end } = useEditing(commentId);
  const edit = useFocusIfLost<HTMLButtonElement>(editing);
  const textId = useId();
  useLeavingRow();
  const isPending = commentId === PENDING_ID;
  return (
    <>
      <div className={styles.head}>
        {head}
        <When created={created} isPending={isPending} isEdited={isEdited} />
      </div>
      {editing && mayChange ? (
        <CommentEditor id={id} draft={draft} onDraft={setDraft} onEnd={end} />
      ) : (
        <>
          <p id={textId} className={styles.text} dir="auto">
            {text}
          </p>
          {mayReport && !mayChange && (
            <div className={actions.row}>
              <ReportButton of="comment" id={id} className={actions.action} describedBy={textId} />
            </div>
          )}
          {mayChange && !isPending && (
            <Changes edit={edit} describedBy={textId} onEdit={() => begin(text)} onDelete={onDelete} />
          )}
        </>
      )}
    </>
  );
}

/** The edit of a comment, which is open while it has a draft. */
function useEditing(commentId: number) {
  const [draft, setDraft] = useDraft(`${OWN_DRAFTS}comment.edit.${commentId}`);
  const [editing, setEditing] = useState(draft !== '');
  const change = (text: string, isOpen: boolean) => {
    setDraft(text);
    setEditing(isOpen);
  };
  return { draft, setDraft, editing, begin: (text: string) => change(text, true), end: () => change('', false) };
}

/** When a comment was written, and whether it was edited. */
function When({ created, isPending, isEdited }: { created: string; isPending: boolean; isEdited: boolean }) {
  return (
    <p className={styles.when}>
      {isPending ? <FormattedMessage id="comment.sending" /> : <Ago time={new Date(created)} />}
      {isEdited && <Edited />}
    </p>
  );
}

interface ChangesProps {
  readonly edit: Ref<HTMLButtonElement>;
  readonly describedBy: string;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

/** The buttons that edit and delete a comment. */
function Changes({ edit, describedBy, onEdit, onDelete }: ChangesProps) {
  return (
    <div className={actions.row}>
      <button ref={edit} type="button" className={actions.action} aria-describedby={describedBy} onClick={onEdit}>
        <Pencil size={18} aria-hidden="true" />
        <FormattedMessage id="comment.edit" />
      </button>
      <button
        type="button"
        className={actions.action}
        data-dangerous
        aria-describedby={describedBy}
        onClick={once(onDelete)}
      >
        <Trash2 size={18} aria-hidden="true" />
        <FormattedMessage id="comment.delete" />
      </button>
    </div>
  );
}

function Ago({ time }: { time: Date }) {
  const language = useLanguage();
  const [now] = useState(() => new Date(clocks().server));
  return (
    <time dateTime={time.toISOString()} title={formatDateTime(time)}>
      {formatAgo(time, now, language)}
    </time>
  );
}

/** An asterisk; screen readers read its meaning. */
function Edited() {
  const intl = useIntl();
  const meaning = intl.formatMessage({ id: 'comment.edited' });
  return (
    <span title={meaning}>
      <span aria-hidden="true">*</span>
      <span className="spoken">{meaning}</span>
    </span>
  );
}

const commentFragment = graphql`
  fragment CommentRow_comment on Comment {
    id
    commentId
    text
    created
    isEdited
  }
`;
