import { useEffect, useRef } from 'react';
import styles from './PendingRow.module.css';

/** A photo that has not been sent yet. */
export function PendingPicture({ file }: { file: Blob }) {
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const url = URL.createObjectURL(file);
    if (image.current) image.current.src = url;
    return () => URL.revokeObjectURL(url);
  }, [file]);
  return <img ref={image} className={styles.picture} width={64} height={64} alt="" />;
}
