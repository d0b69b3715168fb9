import { useLayoutEffect, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql, usePaginationFragment } from 'react-relay';
import type { CommentList_attraction$key } from '#web/__generated__/CommentList_attraction.graphql.ts';
import type { CommentListPageQuery } from '#web/__generated__/CommentListPageQuery.graphql.ts';
import { usePendingAt } from '#web/features/offline/outbox/pending.ts';
import { PendingRows } from '#web/features/offline/outboxPanel/PendingRows.tsx';
import { CommentAuthor } from './CommentAuthor.tsx';
import { type CommentUser, PENDING_ID } from './commentChanges.ts';
import { CommentRows } from './CommentRows.tsx';
import { MoreButton } from './MoreButton.tsx';
import { NewCommentForm } from './NewCommentForm.tsx';
import styles from './CommentList.module.css';

/** The comments of a place, with the form for a new one while the newest is not the user's own (SPEC §5). */
export function CommentList({
  attractionKey,
  name,
  user,
}: {
  attractionKey: CommentList_attraction$key;
  name: string;
  user: CommentUser | null;
}) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    CommentListPageQuery,
    CommentList_attraction$key
  >(attractionFragment, attractionKey);
  const list = useRef<HTMLUListElement>(null);
  const [isSent, setSent] = useState(false);
  const { attractionId, comments } = data;
  const nodes = comments.edges.map(({ node }) => node);
  const newest = nodes[0];
  const waiting = usePendingAt('comment', attractionId);
  const isOwnNewest = user !== null && newest?.author?.id === user.id;
  const isPending = newest?.commentId === PENDING_ID;
  useLayoutEffect(() => {
    // Hiding the form removed the focused field.
    if (isPending && document.activeElement === document.body) list.current?.focus();
  }, [isPending]);
  return (
    <div className={styles.comments}>
      {user !== null && (
        <NewCommentForm
          attractionId={attractionId}
          name={name}
          user={user}
          connections={[comments.__id]}
          isHidden={isOwnNewest || waiting.length > 0}
          onSending={() => setSent(false)}
          onSent={() => setSent(true)}
        />
      )}
      <p role="status" className="spoken">
        {isSent && <FormattedMessage id="comment.sent" />}
      </p>
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
