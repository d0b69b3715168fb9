import { FormattedMessage, useIntl } from 'react-intl';
import type { AttractionId } from '#common/places/attractionId.ts';
import { LoginPrompt } from '#web/features/account/LoginPrompt.tsx';
import { useSpeaksToUser } from '#web/features/account/viewer.ts';
import { PanelDialog } from './PanelDialog.tsx';
import { PhotoPicker } from './PhotoPicker.tsx';
import { addPhotos } from './photoQueue.ts';
import { PlaceUploads } from './PlaceUploads.tsx';
import { usePhotoDrop } from './usePhotoDrop.ts';

interface Props {
  readonly place: AttractionId;
  readonly name: string;
  readonly onClose: () => void;
}

/**
 * Takes photos of a place, several at once. A user whose session has ended is asked to log in; the chosen photos stay.
 */
export function PhotoPanel({ place, name, onClose }: Props) {
  const intl = useIntl();
  const isUser = useSpeaksToUser();
  const take = (files: readonly File[]) => isUser && addPhotos(place, name, files);
  const { isOver, handlers } = usePhotoDrop(take);
  return (
    <PanelDialog title={intl.formatMessage({ id: 'upload.title' }, { name })} onClose={onClose} {...handlers}>
      {isUser ? (
        <PhotoPicker
          camera="environment"
          isOver={isOver}
          several
          onFiles={take}
          choose={<FormattedMessage id="upload.choose" />}
        />
      ) : (
        <LoginPrompt text="login.place" />
      )}
      <PlaceUploads place={place} />
    </PanelDialog>
  );
}
