import { lazy } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { DetailUpload_attraction$key } from '#web/__generated__/DetailUpload_attraction.graphql.ts';
import { OwnPart } from '#web/components/detail/OwnPart.tsx';
import { OwnTexts } from '#web/i18n/OwnTexts.tsx';
import { useUploadPanel } from '#web/state/uploadPanel.ts';
import { useSpeaksToUser } from '#web/state/viewer.ts';

const PlaceUpload = lazy(async () => ({ default: (await import('./PlaceUpload.tsx')).PlaceUpload }));

/** Where photos of a place are added; to a visitor nothing, unless the URL asks for the panel, which asks them to log in. */
export function DetailUpload({ attractionKey }: { attractionKey: DetailUpload_attraction$key }) {
  const { attractionId, name } = useFragment(
    graphql`
      fragment DetailUpload_attraction on Attraction {
        attractionId
        name(language: $language)
      }
    `,
    attractionKey,
  );
  const isUser = useSpeaksToUser();
  const { isOpen } = useUploadPanel();
  if (!isUser && !isOpen) return null;
  return (
    <OwnPart of={attractionId} room={isUser ? 'upload' : 'nothing'}>
      <OwnTexts>
        <PlaceUpload place={attractionId} name={name} />
      </OwnTexts>
    </OwnPart>
  );
}
