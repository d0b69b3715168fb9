import { lazy } from 'react';
import type { AttractionId } from '#common/places/attractionId.ts';
import { OwnPart } from '#web/features/account/OwnPart.tsx';
import { useSpeaksToUser } from '#web/features/account/viewer.ts';
import { OwnTexts } from '#web/i18n/OwnTexts.tsx';
import { useUploadPanel } from './uploadPanel.ts';

const PlaceUpload = lazy(async () => ({ default: (await import('./PlaceUpload.tsx')).PlaceUpload }));

/**
 * Lets a user add photos to a place. A visitor without an account sees nothing, unless the URL opens the panel, which
 * asks them to log in.
 */
export function DetailUpload({ id, name }: { id: AttractionId; name: string }) {
  const isUser = useSpeaksToUser();
  const { isOpen } = useUploadPanel();
  if (!isUser && !isOpen) return null;
  return (
    <OwnPart of={id} room={isUser ? 'upload' : 'nothing'}>
      <OwnTexts>
        <PlaceUpload place={id} name={name} />
      </OwnTexts>
    </OwnPart>
  );
}
