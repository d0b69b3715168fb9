import { Suspense, useEffect, useState } from 'react';
import { graphql, RelayEnvironmentProvider, useLazyLoadQuery } from 'react-relay';
import type { AttractionId } from '#common/attractionId.ts';
import type { PlaceCommentsQuery } from '#web/__generated__/PlaceCommentsQuery.graphql.ts';
import { loadViewer } from '#web/components/account/session.ts';
import { ContentBoundary } from '#web/components/feedback/ContentBoundary.tsx';
import { OwnTexts } from '#web/i18n/OwnTexts.tsx';
import { useLanguage } from '#web/i18n/useLanguage.ts';
import { useOwnEnvironment } from '#web/relay/ownEnvironment.ts';
import { useViewer } from '#web/state/viewer.ts';
import { CommentList } from './CommentList.tsx';
import { CommentsSkeleton } from './CommentsSkeleton.tsx';

/** The comments of a place, asked with the session of whoever is logged in: they say which are one's own. */
export function PlaceComments({ id }: { id: AttractionId }) {
  const environment = useOwnEnvironment();
  const [tries, setTries] = useState(0);
  return (
    <RelayEnvironmentProvider environment={environment}>
      <ContentBoundary resetKey={tries} onRetry={() => setTries(tries + 1)}>
        <Suspense fallback={<CommentsSkeleton />}>
          <OwnTexts>
            <AskedComments key={id} id={id} fetchKey={tries} />
          </OwnTexts>
        </Suspense>
      </ContentBoundary>
    </RelayEnvironmentProvider>
  );
}

function AskedComments({ id, fetchKey }: { id: AttractionId; fetchKey: number }) {
  const language = useLanguage();
  const { viewer, attraction } = useLazyLoadQuery<PlaceCommentsQuery>(
    graphql`
      query PlaceCommentsQuery($id: AttractionId!, $language: Language!) {
        viewer {
          role
          profile {
            id
            username
          }
        }
        attraction(id: $id) {
          ... on Attraction {
            ...CommentList_attraction @alias(as: "comments")
          }
        }
      }
    `,
    { id, language },
    { fetchPolicy: 'store-and-network', fetchKey },
  );
  const isEnded = useViewer() !== null && viewer === null;
  useEffect(() => {
    // The session has ended meanwhile: the whole page is told.
    if (isEnded) void loadViewer();
  }, [isEnded]);
  if (!attraction.comments) return null;
  return <CommentList attractionKey={attraction.comments} user={viewer ? { ...viewer.profile, isAdmin: viewer.role === 'ADMIN' } : null} />;
}
