import { Camera, Images } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '#web/ui/buttons/Button.tsx';
import { OutlineButton } from '#web/ui/buttons/OutlineButton.tsx';
import styles from './PhotoPicker.module.css';

interface Props {
  /** Value of the `capture` attribute: which camera of a phone opens. */
  readonly camera: 'user' | 'environment';
  readonly choose: ReactNode;
  readonly isOver: boolean;
  readonly several?: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}

/**
 * Takes photos from the camera of a hand-held device, from its files, by drag and drop and from the clipboard.
 */
export function PhotoPicker({ camera, choose, isOver, several = false, onFiles }: Props) {
  const taken = useRef<HTMLInputElement>(null);
  const stored = useRef<HTMLInputElement>(null);
  const input = {
    type: 'file',
    // With this type iPhones convert their HEIC photos to JPEG.
    accept: 'image/*',
    hidden: true,
    onChange({ target }: { readonly target: HTMLInputElement }) {
      const files = [...(target.files ?? [])];
      // Without this the browser reports no change when the same file is chosen again.
      target.value = '';
      if (files.length > 0) onFiles(files);
    },
  } as const;
  return (
    <div className={styles.picker} data-over={isOver || undefined}>
      <input {...input} ref={taken} capture={camera} data-source="camera" />
      <input {...input} ref={stored} multiple={several} data-source="stored" />
      <span className={styles.camera}>
        <OutlineButton onClick={() => taken.current?.click()}>
          <Camera size={20} aria-hidden="true" />
          <FormattedMessage id="upload.camera" />
        </OutlineButton>
      </span>
      <Button onClick={() => stored.current?.click()}>
        <Images size={20} aria-hidden="true" />
        {choose}
      </Button>
      <p className={styles.drop}>
        <FormattedMessage id="upload.drop" />
      </p>
    </div>
  );
}
