import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { OutlineButton } from '#web/ui/buttons/OutlineButton.tsx';
import { OpenDialog } from '#web/ui/feedback/OpenDialog.tsx';
import { Notice } from '#web/ui/layout/Notice.tsx';
import styles from './SaveDialog.module.css';

/** Asks whether to delete a saved area. */
export function DeleteAreaDialog({
  name,
  onDelete,
  onClose,
}: {
  name: string;
  onDelete: () => Promise<void>;
  onClose: () => void;
}) {
  const [hasFailed, setFailed] = useState(false);
  return (
    <OpenDialog title={<FormattedMessage id="saved.deleteQuestion" values={{ name }} />} onClose={onClose}>
      <div className={styles.content}>
        <p>
          <FormattedMessage id="saved.deleteText" />
        </p>
        {hasFailed && (
          <Notice kind="warning">
            <FormattedMessage id="saved.deleteFailed" />
          </Notice>
        )}
        <div className={styles.buttons}>
          <OutlineButton isDangerous onClick={() => void onDelete().catch(() => setFailed(true))}>
            <FormattedMessage id="saved.delete" />
          </OutlineButton>
          <OutlineButton onClick={onClose}>
            <FormattedMessage id="saved.close" />
          </OutlineButton>
        </div>
      </div>
    </OpenDialog>
  );
}
