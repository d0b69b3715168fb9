import { Trash2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { TOAST_MS } from '#common/limits.ts';
import { useSpeaksToUser, useViewerState } from '#web/features/account/viewer.ts';
import { ensureViewer } from '#web/features/account/viewerLoading.ts';
import { ReportButton } from '#web/features/reports/ReportButton.tsx';
import { OwnTexts } from '#web/i18n/OwnTexts.tsx';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { deletePhoto } from './deletePhoto.ts';
import { DeletePhotosDialog } from './DeletePhotosDialog.tsx';
import type { PlacePhoto } from './placeImages.ts';
import { StateBadge } from './StateBadge.tsx';
import styles from './ImagePopup.module.css';

/**
 * The actions on the shown photo: its uploader and moderators delete it, others report it (SPEC §6). A badge says
 * whether it is pending.
 */
export function PopupTools({ photo }: { photo: PlacePhoto }) {
  const state = useViewerState();
  const speaksToUser = useSpeaksToUser();
  useEffect(() => void ensureViewer(), []);
  const viewer = state.status === 'known' ? state.viewer : null;
  // The owner of the photo is not loaded yet.
  if (viewer === null && speaksToUser) return null;
  const isOwn = viewer !== null && viewer.username === photo.username;
  return (
    <OwnTexts>
      {photo.isWaiting && (
        <p className={styles.state}>
          <StateBadge state="PENDING" />
        </p>
      )}
      {isOwn || viewer?.role === 'ADMIN' ? (
        <DeleteButton photo={photo} />
      ) : (
        <ReportButton of="photo" id={photo.id} className={`${styles.control} ${styles.tool}`} isBare />
      )}
    </OwnTexts>
  );
}

function DeleteButton({ photo }: { photo: PlacePhoto }) {
  const intl = useIntl();
  const [isOpen, setOpen] = useState(false);
  const said = intl.formatMessage({ id: 'photo.delete' });
  async function remove() {
    const fault = await deletePhoto(photo);
    if (fault === null) showToast('photos.deleted', TOAST_MS, { count: 1 });
    return fault;
  }
  return (
    <>
      <button
        type="button"
        className={`${styles.control} ${styles.tool}`}
        aria-label={said}
        title={said}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Trash2 size={24} aria-hidden="true" />
      </button>
      {isOpen && <DeletePhotosDialog count={1} onDelete={remove} onClose={() => setOpen(false)} />}
    </>
  );
}
