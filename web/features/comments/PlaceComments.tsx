import { Suspense, useCallback, useEffect, useState } from 'react';
import { fetchQuery, graphql, RelayEnvironmentProvider, useLazyLoadQuery } from 'react-relay';
import type { Environment } from 'relay-runtime';
import type { AttractionId } from '#common/places/attractionId.ts';
import type { PlaceCommentsQuery } from '#web/__generated__/PlaceCommentsQuery.graphql.ts';
import type { Viewer } from '#web/data/own/ownParts.ts';
import { useOwnEnvironment } from '#web/data/relay/ownEnvironment.ts';
import { ConnectionError } from '#web/data/requestErrors.ts';
import { useSpeaksToUser, useViewer, useViewerState } from '#web/features/account/viewer.ts';
import { ensureViewer } from '#web/features/account/viewerLoading.ts';
import { useGoneAt, usePendingAt } from '#web/features/offline/outbox/pending.ts';
import { PendingRows } from '#web/features/offline/outboxPanel/PendingRows.tsx';
import { OwnTexts } from '#web/i18n/OwnTexts.tsx';
import { useLanguage } from '#web/i18n/useLanguage.ts';
import { ContentBoundary } from '#web/ui/feedback/ContentBoundary.tsx';
import type { CommentUser } from './commentChanges.ts';
import { CommentList } from './CommentList.tsx';
import { CommentsSkeleton } from './CommentsSkeleton.tsx';
import { NewCommentForm } from './NewCommentForm.tsx';

/** The comments of a place, read through the user's own Relay store, since their own are among them. */
export function PlaceComments({ id, name }: { id: AttractionId; name: string }) {
  const environment = useOwnEnvironment();
  const [tries, setTries] = useState(0);
  const [isLost, setLost] = useState(false);
  const loadAgain = useCallback(() => {
    setLost(false);
    setTries((before) => before + 1);
  }, []);
  useArrivals(environment, id, loadAgain);
  return (
    <RelayEnvironmentProvider environment={environment}>
      <ContentBoundary
        resetKey={tries}
        onRetry={loadAgain}
        onFailure={(error) => setLost(error instanceof ConnectionError)}
      >
        <Suspense fallback={<CommentsSkeleton />}>
          <OwnTexts>
            <LoadedComments key={id} id={id} name={name} fetchKey={tries} />
          </OwnTexts>
        </Suspense>
      </ContentBoundary>
      {isLost && <CommentWithoutList id={id} name={name} />}
    </RelayEnvironmentProvider>
  );
}

/** Calls `loadAgain` when a pending comment of a place has arrived: it is in the list that is asked for after that. */
function useArrivals(environment: Environment, id: AttractionId, loadAgain: () => void): void {
  const language = useLanguage();
  const arrived = useGoneAt('comment', id);
  const [listed, setListed] = useState(0);
  useEffect(() => {
    if (arrived === listed) return;
    const ended = () => {
      setListed(arrived);
      loadAgain();
    };
    // Relay joins a query to the same one in flight, whose answer may be older than the comment.
    const joined = fetchQuery<PlaceCommentsQuery>(environment, commentsQuery, { id, language });
    return joined.subscribe({ complete: ended, error: ended }).unsubscribe;
  }, [arrived, listed, environment, id, language, loadAgain]);
}

/** The form for a new comment where the list could not be loaded: the comment is put into the outbox. */
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

function LoadedComments({ id, name, fetchKey }: { id: AttractionId; name: string; fetchKey: number }) {
  const language = useLanguage();
  const viewer = useViewer();
  const { status } = useViewerState();
  const speaksToUser = useSpeaksToUser();
  useEffect(() => void ensureViewer(), []);
  const { attraction } = useLazyLoadQuery<PlaceCommentsQuery>(
    commentsQuery,
    { id, language },
    { fetchPolicy: 'store-and-network', fetchKey },
  );
  // Until the viewer is loaded, nobody knows which comments are their own.
  if (status === 'unknown' && speaksToUser) return <CommentsSkeleton />;
  if (!attraction.comments) return null;
  return <CommentList attractionKey={attraction.comments} name={name} user={userOf(viewer)} />;
}

const commentsQuery = graphql`
  query PlaceCommentsQuery($id: AttractionId!, $language: Language!) {
    attraction(id: $id) {
      ... on Attraction {
        ...CommentList_attraction @alias(as: "comments")
      }
    }
  }
`;
