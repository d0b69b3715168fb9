import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { imagePath, thumbPath } from '#common/places/imageFiles.ts';
import type { Gesture } from './gestures.ts';
import type { PlacePhoto } from './placeImages.ts';
import { useScreen } from './useScreen.ts';
import { fit } from './zoom.ts';
import styles from './ImagePopup.module.css';

/** A photo fitted to the screen, moved and zoomed by the fingers. Shows its thumbnail while the photo loads. */
export function PopupPhoto({ image, alt, gesture }: { image: PlacePhoto; alt: string; gesture: Gesture }) {
  const [isMissing, setMissing] = useState(false);
  const { width, height } = fit(image, useScreen());
  const { zoom, drag, pointers } = gesture;
  if (isMissing) {
    return (
      <p role="alert">
        <FormattedMessage id="images.missing" />
      </p>
    );
  }
  return (
    <img
      className={styles.photo}
      data-held={pointers.length > 0 || undefined}
      style={{
        width,
        height,
        translate: `${zoom.x + drag.x}px ${zoom.y + drag.y}px`,
        scale: zoom.scale,
        backgroundImage: `url(${thumbPath(image, '240', 'jpg')})`,
      }}
      src={imagePath(image)}
      alt={alt}
      draggable={false}
      onError={() => setMissing(true)}
    />
  );
}
