import { Suspense, useEffect, useState } from 'react';
import { graphql, RelayEnvironmentProvider, useLazyLoadQuery } from 'react-relay';
import type { AttractionId } from '#common/attractionId.ts';
import type { PlaceCommentsQuery } from '#web/__generated__/PlaceCommentsQuery.graphql.ts';
import { ContentBoundary } from '#web/components/feedback/ContentBoundary.tsx';
import { OwnTexts } from '#web/i18n/OwnTexts.tsx';
import { useLanguage } from '#web/i18n/useLanguage.ts';
import { useOwnEnvironment } from '#web/relay/ownEnvironment.ts';
import { useSpeaksToUser, useViewer, useViewerState } from '#web/state/viewer.ts';
import { ensureViewer } from '#web/state/viewerLoading.ts';
import { CommentList } from './CommentList.tsx';
import { CommentsSkeleton } from './CommentsSkeleton.tsx';

/** The comments of a place, in the store of whoever is logged in: theirs are among them. */
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
  const viewer = useViewer();
  const { status } = useViewerState();
  const speaksToUser = useSpeaksToUser();
  useEffect(() => void ensureViewer(), []);
  const { attraction } = useLazyLoadQuery<PlaceCommentsQuery>(
    graphql`
      query PlaceCommentsQuery($id: AttractionId!, $language: Language!) {
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
  // Which are one's own is not known yet.
  if (status === 'unknown' && speaksToUser) return <CommentsSkeleton />;
  if (!attraction.comments) return null;
  const user = viewer === null ? null : { id: viewer.profileId, username: viewer.username, profileImage: viewer.profileImage, isAdmin: viewer.role === 'ADMIN' };
  return <CommentList attractionKey={attraction.comments} user={user} />;
}
