import { useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { dropSharedFile, sharedFile } from '#web/features/offline/worker/shared.ts';
import { OutlineButton } from '#web/ui/buttons/OutlineButton.tsx';
import styles from './GpxImport.module.css';

/** Asks whether to import a file that another app has shared; nothing is imported before the user agrees. */
export function SharedFile({ onTake }: { onTake: (file: File) => void }) {
  const [file, setFile] = useState<File | null>(null);
  useEffect(() => {
    let isShown = true;
    void sharedFile().then(
      (shared) => isShown && setFile(shared),
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, []);
  if (file === null) return null;
  function decide(take: boolean) {
    setFile(null);
    void dropSharedFile();
    if (take && file !== null) onTake(file);
  }
  return (
    <div className={styles.shared} role="group" aria-labelledby="shared-file">
      <p id="shared-file">
        <FormattedMessage id="gpx.shared" values={{ name: file.name }} />
      </p>
      <OutlineButton onClick={() => decide(true)}>
        <FormattedMessage id="gpx.sharedTake" />
      </OutlineButton>
      <OutlineButton onClick={() => decide(false)}>
        <FormattedMessage id="gpx.sharedLeave" />
      </OutlineButton>
    </div>
  );
}
