import { Camera, Images } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '#web/ui/buttons/Button.tsx';
import { OutlineButton } from '#web/ui/buttons/OutlineButton.tsx';
import styles from './PhotoPicker.module.css';

interface Props {
  /** Which camera of a phone. */
  readonly camera: 'user' | 'environment';
  readonly choose: ReactNode;
  readonly isOver: boolean;
  readonly several?: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}

/**
 * Where photos come from: the camera of a device that is held in the hand, what is stored on it, and what is dropped or
 * pasted.
 */
export function PhotoPicker({ camera, choose, isOver, several = false, onFiles }: Props) {
  const taken = useRef<HTMLInputElement>(null);
  const stored = useRef<HTMLInputElement>(null);
  const input = {
    type: 'file',
    // Named like this, iPhones turn their HEIC into JPEG.
    accept: 'image/*',
    hidden: true,
    onChange({ target }: { readonly target: HTMLInputElement }) {
      const files = [...(target.files ?? [])];
      // The same file can be chosen again.
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
