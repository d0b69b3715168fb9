import { Suspense, useEffect, useState } from 'react';
import { graphql, RelayEnvironmentProvider, useLazyLoadQuery } from 'react-relay';
import type { AttractionId } from '#common/places/attractionId.ts';
import type { PlaceCommentsQuery } from '#web/__generated__/PlaceCommentsQuery.graphql.ts';
import type { Viewer } from '#web/data/own/ownParts.ts';
import { useOwnEnvironment } from '#web/data/relay/ownEnvironment.ts';
import { ConnectionError } from '#web/data/requestErrors.ts';
import { useSpeaksToUser, useViewer, useViewerState } from '#web/features/account/viewer.ts';
import { ensureViewer } from '#web/features/account/viewerLoading.ts';
import { usePendingAt } from '#web/features/offline/outbox/pending.ts';
import { PendingRows } from '#web/features/offline/outboxPanel/PendingRows.tsx';
import { OwnTexts } from '#web/i18n/OwnTexts.tsx';
import { useLanguage } from '#web/i18n/useLanguage.ts';
import { ContentBoundary } from '#web/ui/feedback/ContentBoundary.tsx';
import type { CommentUser } from './commentChanges.ts';
import { CommentList } from './CommentList.tsx';
import { CommentsSkeleton } from './CommentsSkeleton.tsx';
import { NewCommentForm } from './NewCommentForm.tsx';

/** The comments of a place, in the store of whoever is logged in: theirs are among them. */
export function PlaceComments({ id, name }: { id: AttractionId; name: string }) {
  const environment = useOwnEnvironment();
  const [tries, setTries] = useState(0);
  const [isLost, setLost] = useState(false);
  const waiting = usePendingAt('comment', id).length;
  const [waited, setWaited] = useState(waiting);
  if (waiting !== waited) {
    setWaited(waiting);
    // One that has arrived stands in the list.
    if (waiting < waited) {
      setLost(false);
      setTries(tries + 1);
    }
  }
  return (
    <RelayEnvironmentProvider environment={environment}>
      <ContentBoundary
        resetKey={tries}
        onRetry={() => {
          setLost(false);
          setTries(tries + 1);
        }}
        onFailure={(error) => setLost(error instanceof ConnectionError)}
      >
        <Suspense fallback={<CommentsSkeleton />}>
          <OwnTexts>
            <AskedComments key={id} id={id} name={name} fetchKey={tries} />
          </OwnTexts>
        </Suspense>
      </ContentBoundary>
      {isLost && <CommentWithoutList id={id} name={name} />}
    </RelayEnvironmentProvider>
  );
}

/** The comments of the place could not be loaded: what a user writes waits all the same. */
function CommentWithoutList({ id, name }: { id: AttractionId; name: string }) {
  const user = userOf(useViewer());
  const waiting = usePendingAt('comment', id);
  if (user === null) return null;
  return (
    <ContentBoundary resetKey={id} onRetry={() => undefined} silent>
      <Suspense fallback={null}>
        <OwnTexts>
          <PendingRows entries={waiting} isAtPlace />
          <NewCommentForm
            attractionId={id}
            name={name}
            user={user}
            connections={[]}
            isHidden={waiting.length > 0}
            onSending={() => undefined}
            onSent={() => undefined}
          />
        </OwnTexts>
      </Suspense>
    </ContentBoundary>
  );
}

function userOf(viewer: Viewer | null): CommentUser | null {
  return (
    viewer && {
      id: viewer.profileId,
      username: viewer.username,
      profileImage: viewer.profileImage,
      isAdmin: viewer.role === 'ADMIN',
    }
  );
}

function AskedComments({ id, name, fetchKey }: { id: AttractionId; name: string; fetchKey: number }) {
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
  return <CommentList attractionKey={attraction.comments} name={name} user={userOf(viewer)} />;
}
