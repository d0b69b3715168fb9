import { type ComponentProps, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql, usePaginationFragment } from 'react-relay';
import type { CommentList_attraction$key } from '#web/__generated__/CommentList_attraction.graphql.ts';
import type { CommentListPageQuery } from '#web/__generated__/CommentListPageQuery.graphql.ts';
import { usePendingAt } from '#web/features/offline/outbox/pending.ts';
import { PendingRows } from '#web/features/offline/outboxPanel/PendingRows.tsx';
import { isFocusLost } from '#web/navigation/isFocusLost.ts';
import { CommentAuthor } from './CommentAuthor.tsx';
import { type CommentUser, PENDING_ID } from './commentChanges.ts';
import { CommentRows } from './CommentRows.tsx';
import { MoreButton } from './MoreButton.tsx';
import { NewCommentForm } from './NewCommentForm.tsx';
import styles from './CommentList.module.css';

interface Props {
  readonly attractionKey: CommentList_attraction$key;
  readonly name: string;
  /** Null for a visitor who is not logged in. */
  readonly user: CommentUser | null;
}

/** The comments of a place, with the form for a new one while the newest is not the user's own (SPEC §5). */
export function CommentList({ attractionKey, name, user }: Props) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    CommentListPageQuery,
    CommentList_attraction$key
  >(attractionFragment, attractionKey);
  const list = useRef<HTMLUListElement>(null);
  const { attractionId, comments } = data;
  const nodes = comments.edges.map(({ node }) => node);
  const newest = nodes[0];
  const waiting = usePendingAt('comment', attractionId);
  const isOwnNewest = user !== null && newest?.author?.id === user.id;
  useFocusWhenHidden(list, newest?.commentId === PENDING_ID);
  return (
    <div className={styles.comments}>
      {user !== null && (
        <Writing
          attractionId={attractionId}
          name={name}
          user={user}
          connections={[comments.__id]}
          isHidden={isOwnNewest || waiting.length > 0}
        />
      )}
      <PendingRows entries={waiting} isAtPlace />
      {nodes.length === 0 && waiting.length === 0 && <FormattedMessage id="comments.none" tagName="p" />}
      <CommentRows
        list={list}
        commentsKey={nodes}
        connections={[comments.__id]}
        user={user}
        renderHead={({ author }) => (
          <CommentAuthor username={author?.username ?? null} profileImage={author?.profileImage ?? null} />
        )}
      />
      {hasNext && <MoreButton list={list} isLoading={isLoadingNext} load={loadNext} />}
    </div>
  );
}

/** The form for a new comment, and a message for screen readers once it has arrived. */
function Writing(props: Omit<ComponentProps<typeof NewCommentForm>, 'onSending' | 'onSent'>) {
  const [isSent, setSent] = useState(false);
  return (
    <>
      <NewCommentForm {...props} onSending={() => setSent(false)} onSent={() => setSent(true)} />
      <p role="status" className="spoken">
        {isSent && <FormattedMessage id="comment.sent" />}
      </p>
    </>
  );
}

/** Focuses the list when the form is hidden for a comment on its way, which removes the focused field. */
function useFocusWhenHidden(list: RefObject<HTMLElement | null>, isHidden: boolean): void {
  useLayoutEffect(() => {
    if (isHidden && isFocusLost()) list.current?.focus();
  }, [list, isHidden]);
}

const attractionFragment = graphql`
  fragment CommentList_attraction on Attraction
  @refetchable(queryName: "CommentListPageQuery")
  @argumentDefinitions(count: { type: "Int", defaultValue: 10 }, cursor: { type: "String" }) {
    attractionId
    comments(first: $count, after: $cursor) @connection(key: "CommentList_comments") {
      __id
      edges {
        node {
          id
          commentId
          author {
            id
          }
          ...CommentRows_comments
        }
      }
    }
  }
`;
