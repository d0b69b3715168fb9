import { Trash2 } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Viewer } from '#web/data/own/ownParts.ts';
import { Avatar } from '#web/features/account/Avatar.tsx';
import { Button } from '#web/ui/buttons/Button.tsx';
import { OutlineButton } from '#web/ui/buttons/OutlineButton.tsx';
import { FaultText } from '#web/ui/forms/FaultText.tsx';
import { PanelDialog } from './PanelDialog.tsx';
import { PhotoPicker } from './PhotoPicker.tsx';
import { usePhotoDrop } from './usePhotoDrop.ts';
import { type Chosen, useProfilePicture } from './useProfilePicture.ts';
import styles from './ProfilePicturePanel.module.css';

/** Sets, replaces and deletes the picture of the user's own profile (SPEC §2 "Profile"). */
export function ProfilePicturePanel({ viewer, onClose }: { viewer: Viewer; onClose: () => void }) {
  const intl = useIntl();
  const { chosen, state, choose, save, remove } = useProfilePicture(onClose);
  const take = (files: readonly File[]) => void choose(files[0]);
  const { isOver, handlers } = usePhotoDrop(take);
  const isBusy = state.is === 'sending' || state.is === 'deleting' || state.is === 'preparing';
  return (
    <PanelDialog title={intl.formatMessage({ id: 'picture.title' })} onClose={onClose} {...handlers}>
      <Now viewer={viewer} chosen={chosen} />
      <PhotoPicker camera="user" isOver={isOver} onFiles={take} choose={<FormattedMessage id="picture.choose" />} />
      {/* Rendered while it is empty, so that screen readers announce a failure. */}
      <div role="alert" className={styles.fault}>
        {state.is === 'failed' && <FaultText fault={state.fault} />}
      </div>
      {state.is === 'sending' && <Progress fraction={state.fraction} />}
      {chosen !== null && (
        <Button aria-disabled={isBusy} onClick={() => void save()}>
          <FormattedMessage id="picture.save" />
        </Button>
      )}
      {viewer.profileImage !== null && chosen === null && (
        <OutlineButton isDangerous aria-disabled={isBusy} onClick={() => void remove()}>
          <Trash2 size={20} aria-hidden="true" />
          <FormattedMessage id="picture.delete" />
        </OutlineButton>
      )}
    </PanelDialog>
  );
}

/** The chosen picture, or the present one. */
function Now({ viewer, chosen }: { viewer: Viewer; chosen: Chosen | null }) {
  const intl = useIntl();
  return (
    <div className={styles.now}>
      {chosen?.url ? (
        <img
          className={styles.preview}
          src={chosen.url}
          width={100}
          height={100}
          alt={intl.formatMessage({ id: 'picture.preview' })}
        />
      ) : (
        <Avatar username={viewer.username} profileImage={viewer.profileImage} size="large" />
      )}
      <p className={styles.hint}>
        <FormattedMessage id={chosen !== null && chosen.url === null ? 'picture.noPreview' : 'picture.public'} />
      </p>
    </div>
  );
}

function Progress({ fraction }: { fraction: number }) {
  const intl = useIntl();
  return (
    <div className={styles.sending}>
      <progress
        className={styles.progress}
        max={1}
        value={fraction}
        aria-label={intl.formatMessage({ id: 'picture.title' })}
      />
      <span role="status">
        {fraction < 1 ? (
          <FormattedMessage id="upload.sending" values={{ percent: Math.floor(fraction * 100) }} />
        ) : (
          <FormattedMessage id="upload.processing" />
        )}
      </span>
    </div>
  );
}
