import { Pencil, Trash2 } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { formatAgo, formatDate, formatTime } from '#common/format.ts';
import type { CommentRow_comment$key } from '#web/__generated__/CommentRow_comment.graphql.ts';
import { OWN_DRAFTS, useDraft } from '#web/data/draft.ts';
import { ReportButton } from '#web/features/reports/ReportButton.tsx';
import { useLanguage } from '#web/i18n/useLanguage.ts';
import { PENDING_ID } from './commentChanges.ts';
import { CommentEditor } from './CommentEditor.tsx';
import styles from './CommentRow.module.css';

interface Props {
  readonly commentKey: CommentRow_comment$key;
  /** Whose it is, or of which place. */
  readonly head: ReactNode;
  readonly mayChange: boolean;
  /** It is another's. */
  readonly mayReport: boolean;
  readonly onDelete: () => void;
}

/** A comment: view, edit (SPEC §4 "Comment"). An edit that was left opens again. */
export function CommentRow({ commentKey, head, mayChange, mayReport, onDelete }: Props) {
  const { id, commentId, text, created, isEdited } = useFragment(commentFragment, commentKey);
  const [draft, setDraft] = useDraft(`${OWN_DRAFTS}comment.edit.${commentId}`);
  const [editing, setEditing] = useState(draft !== '');
  const edit = useRef<HTMLButtonElement>(null);
  const textId = useId();
  const wasEditing = useRef(false);
  useEffect(() => {
    // What ended the edit has gone.
    if (wasEditing.current && !editing && document.activeElement === document.body) edit.current?.focus();
    wasEditing.current = editing;
  }, [editing]);
  const isPending = commentId === PENDING_ID;
  return (
    <>
      <div className={styles.head}>
        {head}
        <p className={styles.when}>
          {isPending ? <FormattedMessage id="comment.sending" /> : <Ago time={new Date(created)} />}
          {isEdited && <Edited />}
        </p>
      </div>
      {editing && mayChange ? (
        <CommentEditor
          id={id}
          draft={draft}
          onDraft={setDraft}
          onEnd={() => {
            setDraft('');
            setEditing(false);
          }}
        />
      ) : (
        <>
          <p id={textId} className={styles.text} dir="auto">
            {text}
          </p>
          {mayReport && !mayChange && (
            <div className={styles.ways}>
              <ReportButton of="comment" id={id} className={styles.way} describedBy={textId} />
            </div>
          )}
          {mayChange && !isPending && (
            <div className={styles.ways}>
              <button
                ref={edit}
                type="button"
                className={styles.way}
                aria-describedby={textId}
                onClick={() => {
                  setDraft(text);
                  setEditing(true);
                }}
              >
                <Pencil size={18} aria-hidden="true" />
                <FormattedMessage id="comment.edit" />
              </button>
              <button type="button" className={styles.way} data-dangerous aria-describedby={textId} onClick={onDelete}>
                <Trash2 size={18} aria-hidden="true" />
                <FormattedMessage id="comment.delete" />
              </button>
            </div>
          )}
        </>
      )}
    </>
  );
}

function Ago({ time }: { time: Date }) {
  const language = useLanguage();
  const [now] = useState(() => new Date());
  return (
    <time dateTime={time.toISOString()} title={`${formatDate(time)} ${formatTime(time)}`}>
      <FormattedMessage id="comment.ago" values={{ ago: formatAgo(time, now, language) }} />
    </time>
  );
}

/** An asterisk; to screen readers it says what it means. */
function Edited() {
  const intl = useIntl();
  const said = intl.formatMessage({ id: 'comment.edited' });
  return (
    <span title={said}>
      <span aria-hidden="true">*</span>
      <span className="spoken">{said}</span>
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
