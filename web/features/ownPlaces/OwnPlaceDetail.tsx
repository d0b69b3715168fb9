import { useEffect } from 'react';
import type { AttractionId } from '#common/places/attractionId.ts';
import { reloadOwnContent } from '#web/data/own/ownContent.ts';
import { useViewerState } from '#web/features/account/viewer.ts';
import { ensureViewer, reloadViewer } from '#web/features/account/viewerLoading.ts';
import { DetailSkeleton } from '#web/features/detail/DetailSkeleton.tsx';
import { PlaceNotFound } from '#web/features/detail/PlaceNotFound.tsx';
import { OwnTexts } from '#web/i18n/OwnTexts.tsx';
import { PlaceTexts } from '#web/i18n/PlaceTexts.tsx';
import { Failure } from '#web/ui/feedback/Failure.tsx';
import { OwnPlaceArticle } from './OwnPlaceArticle.tsx';
import { useOwnPlace, useOwnPlacesState } from './ownPlacesStore.ts';

/** An own place, from what was loaded with the user; for everybody else it does not exist. */
export function OwnPlaceDetail({ id }: { id: AttractionId }) {
  const viewer = useViewerState();
  const state = useOwnPlacesState();
  const place = useOwnPlace(id);
  useEffect(() => void ensureViewer(), []);
  if (viewer.status === 'failed') return <Failure error={viewer.error} onRetry={() => void reloadViewer()} />;
  if (viewer.status === 'unknown') return <DetailSkeleton />;
  if (viewer.status === 'known' && state.status === 'unknown') return <DetailSkeleton />;
  if (viewer.status === 'known' && state.status === 'failed')
    return <Failure error={state.error} onRetry={reloadOwnContent} />;
  if (viewer.status !== 'known' || place === null) return <PlaceNotFound lastName={null} />;
  return (
    <OwnTexts>
      <PlaceTexts>
        <OwnPlaceArticle key={place.id} place={place} />
      </PlaceTexts>
    </OwnTexts>
  );
}
