import { useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { dropSharedFile, sharedFile } from '#web/features/offline/worker/shared.ts';
import { focusContent } from '#web/navigation/focusContent.ts';
import { OutlineButton } from '#web/ui/buttons/OutlineButton.tsx';
import styles from './GpxImport.module.css';

interface Props {
  readonly isImporting: boolean;
  /** Imports the file; whether it is done with. */
  readonly onTake: (file: File) => Promise<boolean>;
}

/**
 * Asks whether to import a file that another app has shared; nothing is imported before the user agrees. A file
 * that could not be imported, for example without a network, stays for another try.
 */
export function SharedFile({ isImporting, onTake }: Props) {
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
  function drop() {
    focusContent();
    setFile(null);
    void dropSharedFile();
  }
  return (
    <div className={styles.shared} role="group" aria-labelledby="shared-file">
      <p id="shared-file">
        <FormattedMessage id="gpx.shared" values={{ name: file.name }} />
      </p>
      <OutlineButton aria-disabled={isImporting} onClick={() => void onTake(file).then((isDone) => isDone && drop())}>
        <FormattedMessage id="gpx.sharedTake" />
      </OutlineButton>
      <OutlineButton aria-disabled={isImporting} onClick={() => !isImporting && drop()}>
        <FormattedMessage id="gpx.sharedLeave" />
      </OutlineButton>
    </div>
  );
}
