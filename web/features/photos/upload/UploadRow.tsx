import { ImageIcon, RotateCw, X } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { FaultText } from '#web/ui/forms/FaultText.tsx';
import { removePhoto, retryPhoto } from './photoQueue.ts';
import { isUnderWay, mayRetry, type PhotoUpload, type UploadStatus } from './photoUploads.ts';
import styles from './UploadRow.module.css';

/** A photo on its way: how far it is, or what is wrong with it, and what can be done. */
export function UploadRow({ upload, onRemove }: { upload: PhotoUpload; onRemove: () => void }) {
  const intl = useIntl();
  const { id, name, preview, status } = upload;
  const fraction = status.is === 'sending' ? status.fraction : null;
  // Once all of it has arrived it may be stored already.
  const mayRemove = status.is !== 'sent' && fraction !== 1;
  return (
    <li className={styles.row} data-status={status.is}>
      {preview === null ? (
        <ImageIcon className={styles.preview} size={28} aria-hidden="true" />
      ) : (
        <img className={styles.preview} src={preview} width={64} height={64} alt="" />
      )}
      <div className={styles.about}>
        <span className={styles.name}>{name}</span>
        {isUnderWay(upload) && (
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
      {mayRetry(upload) && (
        <button
          type="button"
          className={styles.act}
          aria-label={intl.formatMessage({ id: 'upload.retry' }, { name })}
          onClick={() => retryPhoto(id)}
        >
          <RotateCw size={20} aria-hidden="true" />
        </button>
      )}
      {mayRemove && (
        <button
          type="button"
          className={styles.act}
          aria-label={intl.formatMessage({ id: isUnderWay(upload) ? 'upload.cancel' : 'upload.remove' }, { name })}
          onClick={() => {
            removePhoto(id);
            onRemove();
          }}
        >
          <X size={20} aria-hidden="true" />
        </button>
      )}
    </li>
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
