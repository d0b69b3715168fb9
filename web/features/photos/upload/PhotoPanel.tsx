import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { AttractionId } from '#common/places/attractionId.ts';
import { LoginPrompt } from '#web/features/account/LoginPrompt.tsx';
import { useSpeaksToUser } from '#web/features/account/viewer.ts';
import { usePendingAt } from '#web/features/offline/outbox/pending.ts';
import { PendingRows } from '#web/features/offline/outboxPanel/PendingRows.tsx';
import { PanelDialog } from './PanelDialog.tsx';
import { PhotoPicker } from './PhotoPicker.tsx';
import { addPhotos, openPhotoPanel } from './photoQueue.ts';
import { useUploads } from './photoUploads.ts';
import { UploadList } from './UploadList.tsx';
import { usePhotoDrop } from './usePhotoDrop.ts';
import styles from './UploadList.module.css';

interface Props {
  readonly place: AttractionId;
  readonly name: string;
  readonly onClose: () => void;
}

/**
 * Takes photos of a place, several at once. Whoever is not logged in any more is asked to; what they have chosen stays.
 */
export function PhotoPanel({ place, name, onClose }: Props) {
  const intl = useIntl();
  const isUser = useSpeaksToUser();
  const uploads = useUploads().filter((upload) => upload.place === place);
  const waiting = usePendingAt('photo', place);
  const take = (files: readonly File[]) => isUser && addPhotos(place, name, files);
  const { isOver, handlers } = usePhotoDrop(take);
  useEffect(() => openPhotoPanel(place), [place]);
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
      <UploadList uploads={uploads} />
      <PendingRows entries={waiting} isAtPlace />
      <p className={styles.hint}>
        <FormattedMessage id="upload.public" />
      </p>
    </PanelDialog>
  );
}
