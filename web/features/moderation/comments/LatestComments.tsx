import { useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql, useLazyLoadQuery, usePaginationFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import type { LatestComments_query$key } from '#web/__generated__/LatestComments_query.graphql.ts';
import type { LatestCommentsPageQuery } from '#web/__generated__/LatestCommentsPageQuery.graphql.ts';
import type { LatestCommentsQuery } from '#web/__generated__/LatestCommentsQuery.graphql.ts';
import { useViewer } from '#web/features/account/viewer.ts';
import { CommentAuthor } from '#web/features/comments/CommentAuthor.tsx';
import { CommentRows } from '#web/features/comments/CommentRows.tsx';
import { MoreButton } from '#web/features/comments/MoreButton.tsx';
import { type FilterField, Filters } from '#web/features/moderation/lists/Filters.tsx';
import { useFilters } from '#web/features/moderation/lists/useFilters.ts';
import { useListPolicy } from '#web/features/moderation/lists/useListPolicy.ts';
import type { SectionProps } from '#web/features/moderation/sectionProps.ts';
import type { MessageId } from '#web/i18n/messages.ts';
import { useLanguage } from '#web/i18n/useLanguage.ts';
import { pathOf } from '#web/navigation/viewLocation.ts';
import styles from './LatestComments.module.css';

const FIELDS = [{ name: 'q', label: 'admin.commentSearch' }] as const satisfies readonly FilterField[];

/** The latest comments of all places; an admin can edit and delete each (SPEC §6). */
export function LatestComments({ fetchKey }: SectionProps) {
  const fetchPolicy = useListPolicy();
  const language = useLanguage();
  const { filters, isPending } = useFilters(['q']);
  const query = useLazyLoadQuery<LatestCommentsQuery>(
    latestCommentsQuery,
    { text: filters.q, language },
    { fetchPolicy, fetchKey },
  );
  return (
    <div className={styles.comments}>
      <Filters fields={FIELDS} isPending={isPending} />
      <CommentList key={filters.q} queryKey={query} none={filters.q === '' ? 'admin.commentsNone' : 'admin.shown'} />
    </div>
  );
}

function CommentList({ queryKey, none }: { queryKey: LatestComments_query$key; none: MessageId }) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    LatestCommentsPageQuery,
    LatestComments_query$key
  >(queryFragment, queryKey);
  const list = useRef<HTMLUListElement>(null);
  const viewer = useViewer();
  const { latestComments: comments } = data;
  if (!comments || viewer === null) return null;
  const nodes = comments.edges.map(({ node }) => node);
  return (
    <div className={styles.comments}>
      {nodes.length === 0 && <FormattedMessage id={none} values={{ count: 0 }} tagName="p" />}
      <CommentRows
        list={list}
        commentsKey={nodes}
        connections={[comments.__id]}
        user={{ id: viewer.profileId, username: viewer.username, profileImage: viewer.profileImage, isAdmin: true }}
        renderHead={({ author, attractionId, attractionName }) => (
          <div className={styles.head}>
            <CommentAuthor username={author?.username ?? null} profileImage={author?.profileImage ?? null} />
            <Link to={pathOf('place', { screen: 'attraction', id: attractionId })}>{attractionName}</Link>
          </div>
        )}
      />
      {hasNext && <MoreButton list={list} isLoading={isLoadingNext} load={loadNext} />}
    </div>
  );
}

const latestCommentsQuery = graphql`
  query LatestCommentsQuery($text: String!, $language: Language!) {
    ...LatestComments_query @arguments(text: $text)
  }
`;

const queryFragment = graphql`
  fragment LatestComments_query on Query
  @refetchable(queryName: "LatestCommentsPageQuery")
  @argumentDefinitions(
    text: { type: "String!" }
    count: { type: "Int", defaultValue: 20 }
    cursor: { type: "String" }
  ) {
    latestComments(text: $text, first: $count, after: $cursor) @connection(key: "LatestComments_latestComments") {
      __id
      edges {
        node {
          ...CommentRows_comments
        }
      }
    }
  }
`;
