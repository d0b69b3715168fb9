import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import type { AttractionId } from '#common/places/attractionId.ts';
import { usePendingAt } from '#web/features/offline/outbox/pending.ts';
import { PendingRows } from '#web/features/offline/outboxPanel/PendingRows.tsx';
import { openPhotoPanel } from './photoQueue.ts';
import { useUploads } from './photoUploads.ts';
import { UploadList } from './UploadList.tsx';
import styles from './UploadList.module.css';

/** How the user's photos of a place are getting on, those too that wait for a network. */
export function PlaceUploads({ place }: { place: AttractionId }) {
  const uploads = useUploads().filter((upload) => upload.place === place);
  const waiting = usePendingAt('photo', place);
  useEffect(() => openPhotoPanel(place), [place]);
  return (
    <>
      <UploadList uploads={uploads} />
      <PendingRows entries={waiting} isAtPlace />
      <p className={styles.hint}>
        <FormattedMessage id="upload.public" />
      </p>
    </>
  );
}
