import { Suspense, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql, useLazyLoadQuery, usePaginationFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import type { MyComments_viewer$key } from '#web/__generated__/MyComments_viewer.graphql.ts';
import type { MyCommentsPageQuery } from '#web/__generated__/MyCommentsPageQuery.graphql.ts';
import type { MyCommentsQuery } from '#web/__generated__/MyCommentsQuery.graphql.ts';
import { OwnTexts } from '#web/i18n/OwnTexts.tsx';
import { useLanguage } from '#web/i18n/useLanguage.ts';
import { pathOf } from '#web/navigation/viewLocation.ts';
import { ContentBoundary } from '#web/ui/feedback/ContentBoundary.tsx';
import { AccountSkeleton } from '#web/ui/layout/AccountSkeleton.tsx';
import type { CommentUser } from './commentChanges.ts';
import { CommentRows } from './CommentRows.tsx';
import { MoreButton } from './MoreButton.tsx';
import styles from './MyComments.module.css';

/** The user's comments, each with a link to its place (SPEC §2 "Home"). */
export function MyComments() {
  const [tries, setTries] = useState(0);
  return (
    <section>
      <h2>
        <FormattedMessage id="comments.mine" />
      </h2>
      <ContentBoundary resetKey={tries} onRetry={() => setTries(tries + 1)}>
        <Suspense fallback={<AccountSkeleton />}>
          <OwnTexts>
            <LoadedComments fetchKey={tries} />
          </OwnTexts>
        </Suspense>
      </ContentBoundary>
    </section>
  );
}

function LoadedComments({ fetchKey }: { fetchKey: number }) {
  const language = useLanguage();
  const { viewer } = useLazyLoadQuery<MyCommentsQuery>(
    myCommentsQuery,
    { language },
    { fetchPolicy: 'store-and-network', fetchKey },
  );
  return viewer ? (
    <CommentList
      viewerKey={viewer}
      user={{ ...viewer.profile, profileImage: viewer.profile.profileImage ?? null, isAdmin: viewer.role === 'ADMIN' }}
    />
  ) : null;
}

function CommentList({ viewerKey, user }: { viewerKey: MyComments_viewer$key; user: CommentUser }) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<MyCommentsPageQuery, MyComments_viewer$key>(
    viewerFragment,
    viewerKey,
  );
  const list = useRef<HTMLUListElement>(null);
  const { comments } = data;
  const nodes = comments.edges.map(({ node }) => node);
  // A comment that has just been restored has no `attraction` in its answer, which is not null.
  const gone = new Set(nodes.flatMap(({ id, attraction }) => (attraction === null ? [id] : [])));
  return (
    <>
      {nodes.length === 0 && <FormattedMessage id="comments.mineNone" tagName="p" />}
      <CommentRows
        list={list}
        commentsKey={nodes}
        connections={[comments.__id]}
        user={user}
        renderHead={({ id, attractionId, attractionName }) =>
          gone.has(id) ? (
            <p className={styles.vanished}>
              <bdi>{attractionName}</bdi> <FormattedMessage id="comments.gone" tagName="span" />
            </p>
          ) : (
            <Link className={styles.place} to={pathOf('place', { screen: 'attraction', id: attractionId })}>
              <bdi>{attractionName}</bdi>
            </Link>
          )
        }
      />
      {hasNext && <MoreButton list={list} isLoading={isLoadingNext} load={loadNext} />}
    </>
  );
}

const myCommentsQuery = graphql`
  query MyCommentsQuery($language: Language!) {
    viewer {
      role
      profile {
        id
        username
        profileImage
      }
      ...MyComments_viewer
    }
  }
`;

const viewerFragment = graphql`
  fragment MyComments_viewer on Viewer
  @refetchable(queryName: "MyCommentsPageQuery")
  @argumentDefinitions(count: { type: "Int", defaultValue: 5 }, cursor: { type: "String" }) {
    comments(first: $count, after: $cursor) @connection(key: "MyComments_comments") {
      __id
      edges {
        node {
          id
          attraction {
            attractionId
          }
          ...CommentRows_comments
        }
      }
    }
  }
`;
