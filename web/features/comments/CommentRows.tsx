import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { graphql, useFragment } from 'react-relay';
import type {
  CommentRows_comments$data,
  CommentRows_comments$key,
} from '#web/__generated__/CommentRows_comments.graphql.ts';
import { isFocusLost } from '#web/navigation/isFocusLost.ts';
import type { CommentUser } from './commentChanges.ts';
import { CommentRow } from './CommentRow.tsx';
import { DeletedNote } from './DeletedNote.tsx';
import { useDeleted } from './useDeleted.ts';
import styles from './CommentRows.module.css';

type Comment = CommentRows_comments$data[number];

interface Props {
  readonly list: RefObject<HTMLUListElement | null>;
  readonly commentsKey: CommentRows_comments$key;
  /** Relay connections that a deleted comment leaves, and that a restored one joins. */
  readonly connections: readonly string[];
  /** Null for a visitor who is not logged in. */
  readonly user: CommentUser | null;
  /** Shows the author of a comment, or its place. */
  readonly renderHead: (comment: Pick<Comment, 'id' | 'author' | 'attractionId' | 'attractionName'>) => ReactNode;
}

/**
 * Comments, newest first. In the place of a deleted one is a note that offers to restore it. Authors and admins can
 * edit and delete (SPEC §6).
 */
export function CommentRows({ list, commentsKey, connections, user, renderHead }: Props) {
  const comments = useFragment(commentsFragment, commentsKey);
  const { deleted, remove, restore } = useDeleted(user, connections);
  const shown = comments.filter(({ id }) => !deleted.some((gone) => gone.id === id));
  const rows = [
    ...shown.map((comment) => ({ ...when(comment), comment })),
    ...deleted.map((gone) => ({ ...when(gone), gone })),
  ].sort(newestFirst);
  const isOwn = ({ author }: Comment) => user !== null && author?.id === user.id;

  const noteCount = useRef(0);
  useLayoutEffect(() => {
    // The note that had the focus was removed.
    if (deleted.length < noteCount.current && isFocusLost()) list.current?.focus();
    noteCount.current = deleted.length;
  }, [deleted, list]);

  return (
    <ul ref={list} className={styles.rows} tabIndex={-1}>
      {rows.map((row) =>
        'comment' in row ? (
          <li key={row.comment.id} className={styles.row}>
            <CommentRow
              commentKey={row.comment}
              head={renderHead(row.comment)}
              mayReport={!isOwn(row.comment)}
              mayChange={isOwn(row.comment) || user?.isAdmin === true}
              onDelete={() => {
                const { id, commentId, created, text, attractionId, attractionName } = row.comment;
                void remove({ id, commentId, created, text, attractionId, attractionName, isOwn: isOwn(row.comment) });
              }}
            />
          </li>
        ) : (
          <li key={`deleted ${row.gone.id}`} className={styles.row}>
            <DeletedNote onRestore={row.gone.isOwn ? () => void restore(row.gone.id) : null} />
          </li>
        ),
      )}
    </ul>
  );
}

interface When {
  readonly created: string;
  readonly commentId: number;
}

const when = ({ created, commentId }: When): When => ({ created, commentId });

function newestFirst(a: When, b: When): number {
  return a.created === b.created ? b.commentId - a.commentId : a.created < b.created ? 1 : -1;
}

const commentsFragment = graphql`
  fragment CommentRows_comments on Comment @relay(plural: true) {
    id
    commentId
    created
    text
    attractionId
    attractionName(language: $language)
    author {
      id
      username
      profileImage
    }
    ...CommentRow_comment
  }
`;
