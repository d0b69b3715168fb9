import { ImageIcon, type LucideIcon, RotateCw, X } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { MessageId } from '#web/i18n/messages.ts';
import { FaultText } from '#web/ui/forms/FaultText.tsx';
import { removePhoto, retryPhoto } from './photoQueue.ts';
import { isInFlight, mayRetry, type PhotoUpload, type UploadStatus } from './photoUploads.ts';
import styles from './UploadRow.module.css';

/**
 * A photo that is uploaded: its progress or its failure, and buttons to retry, cancel or remove it. `onAct` is called
 * when one was pressed: it is removed.
 */
export function UploadRow({ upload, onAct }: { upload: PhotoUpload; onAct: () => void }) {
  const { id, name, status } = upload;
  return (
    <li className={styles.row} data-status={status.is}>
      <About upload={upload} />
      {mayRetry(upload) && (
        <Act
          glyph={RotateCw}
          label="upload.retry"
          name={name}
          onClick={() => {
            retryPhoto(id);
            onAct();
          }}
        />
      )}
      {mayRemove(status) && (
        <Act
          glyph={X}
          label={isInFlight(upload) ? 'upload.cancel' : 'upload.remove'}
          name={name}
          onClick={() => {
            removePhoto(id);
            onAct();
          }}
        />
      )}
    </li>
  );
}

/** The picture and name of the photo, and how far it is. */
function About({ upload }: { upload: PhotoUpload }) {
  const intl = useIntl();
  const { name, preview, status } = upload;
  const fraction = status.is === 'sending' ? status.fraction : null;
  return (
    <>
      {preview === null ? (
        <ImageIcon className={styles.preview} size={28} aria-hidden="true" />
      ) : (
        <img className={styles.preview} src={preview} width={64} height={64} alt="" />
      )}
      <div className={styles.about}>
        <span className={styles.name}>{name}</span>
        {isInFlight(upload) && (
          <progress
            className={styles.progress}
            max={1}
            value={fraction ?? 0}
            aria-label={intl.formatMessage({ id: 'upload.photo' }, { name })}
          />
        )}
        <span className={styles.status}>
          <StatusText status={status} />
        </span>
      </div>
    </>
  );
}

interface ActProps {
  readonly glyph: LucideIcon;
  readonly label: MessageId;
  /** Name of the photo. */
  readonly name: string;
  readonly onClick: () => void;
}

function Act({ glyph: Glyph, label, name, onClick }: ActProps) {
  const intl = useIntl();
  return (
    <button
      type="button"
      className={styles.act}
      aria-label={intl.formatMessage({ id: label }, { name })}
      onClick={onClick}
    >
      <Glyph size={20} aria-hidden="true" />
    </button>
  );
}

function StatusText({ status }: { status: UploadStatus }) {
  switch (status.is) {
    case 'waiting':
      return <FormattedMessage id="upload.waiting" />;
    case 'preparing':
      return <FormattedMessage id="upload.preparing" />;
    case 'sending':
      return status.fraction < 1 ? (
        <FormattedMessage id="upload.sending" values={{ percent: Math.floor(status.fraction * 100) }} />
      ) : (
        <FormattedMessage id="upload.processing" />
      );
    case 'sent':
      return <FormattedMessage id="upload.sent" />;
    case 'failed':
      return <FaultText fault={status.fault} />;
  }
}

/** A photo that is sent completely may be stored already, so it cannot be removed here any more. */
function mayRemove(status: UploadStatus): boolean {
  return status.is !== 'sent' && !(status.is === 'sending' && status.fraction === 1);
}
