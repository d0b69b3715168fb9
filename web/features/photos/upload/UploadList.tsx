import { useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { OutlineButton } from '#web/ui/buttons/OutlineButton.tsx';
import { retryPhoto } from './photoQueue.ts';
import { isInFlight, mayRetry, type PhotoUpload } from './photoUploads.ts';
import { UploadRow } from './UploadRow.tsx';
import styles from './UploadList.module.css';

/** The chosen photos, each with its state. A live region announces the result of all uploads. */
export function UploadList({ uploads }: { uploads: readonly PhotoUpload[] }) {
  const intl = useIntl();
  const list = useRef<HTMLUListElement>(null);
  const sent = uploads.filter(({ status }) => status.is === 'sent').length;
  const failed = uploads.filter(({ status }) => status.is === 'failed').length;
  const again = uploads.filter(mayRetry);
  return (
    <>
      {/* There before what it says, so that it is announced. */}
      <p role="status" className={styles.sum}>
        {uploads.length > 0 && <FormattedMessage id="upload.progress" values={{ sent, count: uploads.length }} />}
        {failed > 0 && (
          <span className={styles.failed}>
            <FormattedMessage id="upload.someFailed" values={{ failed }} />
          </span>
        )}
      </p>
      <ul ref={list} className={styles.list} tabIndex={-1} aria-label={intl.formatMessage({ id: 'upload.list' })}>
        {uploads.map((upload) => (
          <UploadRow key={upload.id} upload={upload} onAct={() => list.current?.focus()} />
        ))}
      </ul>
      {again.length > 1 && (
        <OutlineButton
          onClick={() => {
            for (const { id } of again) retryPhoto(id);
            list.current?.focus();
          }}
        >
          <FormattedMessage id="upload.retryAll" />
        </OutlineButton>
      )}
      {uploads.some(isInFlight) && (
        <p className={styles.hint}>
          <FormattedMessage id="upload.goesOn" />
        </p>
      )}
    </>
  );
}
