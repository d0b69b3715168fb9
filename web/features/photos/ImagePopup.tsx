import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { lazy, type Ref, Suspense, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { IMAGE_PRELOAD_DELAY_MS } from '#common/limits.ts';
import { imagePath } from '#common/places/imageFiles.ts';
import { ImageCaption } from './ImageCaption.tsx';
import type { PlacePhoto } from './placeImages.ts';
import { useDialogFocus } from './popupFocus.ts';
import { actOnKey } from './popupKeys.ts';
import { PopupPhoto } from './PopupPhoto.tsx';
import { useGestures } from './useGestures.ts';
import styles from './ImagePopup.module.css';

const PopupTools = lazy(async () => ({ default: (await import('./PopupTools.tsx')).PopupTools }));

interface Props {
  /** Name of the place. */
  name: string;
  images: readonly PlacePhoto[];
  shown: PlacePhoto;
  /** The popup was closed and fades out. */
  isHiding: boolean;
  /** To the next photo or the one before, where there is one. */
  onStep: (by: 1 | -1) => void;
  onClose: () => void;
}

/**
 * The photos of a place over everything else, one at a time (SPEC §4 "Image popup"); keys, buttons and gestures do the
 * same. At the first and the last photo a button does nothing; the focus stays on it, so that the keys go on working.
 */
export function ImagePopup({ name, images, shown, isHiding, onStep, onClose }: Props) {
  const intl = useIntl();
  const dialog = useRef<HTMLDialogElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const at = images.findIndex(({ imageId }) => imageId === shown.imageId);
  const [previous, next] = [images[at - 1], images[at + 1]];
  const { gesture, handlers, zoom, reset } = useGestures(stage, shown, shown.imageId, (outcome) => {
    if (outcome === 'close') onClose();
    else onStep(outcome === 'next' ? 1 : -1);
  });
  const closing = useDialogFocus(dialog, shown.imageId);
  usePreloaded(previous, next);

  return (
    <dialog
      ref={dialog}
      className={styles.popup}
      data-hiding={isHiding || undefined}
      aria-label={intl.formatMessage({ id: 'images.popup' }, { name })}
      onKeyDown={(event) => actOnKey(event, { step: onStep, zoom, reset })}
      {...closingHandlers(onClose)}
    >
      <div ref={stage} className={styles.stage} {...handlers}>
        <PopupPhoto
          key={shown.imageId}
          image={shown}
          alt={intl.formatMessage({ id: 'images.alt' }, { name, number: at + 1 })}
          gesture={gesture}
        />
      </div>
      <Counter number={at + 1} count={images.length} />
      <CloseButton button={closing} onClose={onClose} />
      {images.length > 1 && <Steps hasPrevious={previous !== undefined} hasNext={next !== undefined} onStep={onStep} />}
      <ImageCaption photo={shown} />
      <Suspense fallback={null}>
        {/* The key closes the dialogs of the photo before. */}
        <PopupTools key={shown.imageId} photo={shown} />
      </Suspense>
    </dialog>
  );
}

/** Which photo of how many is shown, and that one was deleted: the page's notices are not read out under a dialog. */
function Counter({ number, count }: { number: number; count: number }) {
  const [last, setLast] = useState({ number, count, isDeleted: false });
  // 0: a photo that was just deleted is still shown.
  if (number > 0 && (last.number !== number || last.count !== count))
    setLast({ number, count, isDeleted: count < last.count });
  return (
    <p className={styles.counter} aria-live="polite">
      <span aria-hidden="true">{`${last.number}/${last.count}`}</span>
      <span className="spoken">
        {last.isDeleted && <FormattedMessage id="photos.deleted" values={{ count: 1 }} />}{' '}
        <FormattedMessage id="images.counter" values={{ number: last.number, count: last.count }} />
      </span>
    </p>
  );
}

function CloseButton({ button, onClose }: { button: Ref<HTMLButtonElement>; onClose: () => void }) {
  const intl = useIntl();
  return (
    <button
      ref={button}
      type="button"
      className={`${styles.control} ${styles.close}`}
      aria-label={intl.formatMessage({ id: 'images.close' })}
      onClick={onClose}
    >
      <X size={28} aria-hidden="true" />
    </button>
  );
}

interface StepsProps {
  readonly hasPrevious: boolean;
  readonly hasNext: boolean;
  readonly onStep: (by: 1 | -1) => void;
}

/** The buttons to the photos beside this one. */
function Steps({ hasPrevious, hasNext, onStep }: StepsProps) {
  const intl = useIntl();
  return (
    <>
      <button
        type="button"
        className={`${styles.control} ${styles.previous}`}
        aria-disabled={!hasPrevious}
        aria-label={intl.formatMessage({ id: 'images.previous' })}
        onClick={() => onStep(-1)}
      >
        <ChevronLeft size={32} aria-hidden="true" />
      </button>
      <button
        type="button"
        className={`${styles.control} ${styles.next}`}
        aria-disabled={!hasNext}
        aria-label={intl.formatMessage({ id: 'images.next' })}
        onClick={() => onStep(1)}
      >
        <ChevronRight size={32} aria-hidden="true" />
      </button>
    </>
  );
}

/**
 * Closes the popup through the history, which lets it fade out, when the browser is about to close the dialog or has
 * closed it.
 */
function closingHandlers(onClose: () => void) {
  return {
    onCancel: (event: SyntheticEvent) => {
      event.preventDefault();
      onClose();
    },
    onClose: ({ currentTarget }: SyntheticEvent<HTMLDialogElement>) => {
      // The browser fires `close` late: by then the dialog may be open again.
      if (!currentTarget.open) onClose();
    },
  };
}

/** Loads the photos beside the shown one, a moment after it is shown. */
function usePreloaded(previous: PlacePhoto | undefined, next: PlacePhoto | undefined): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      for (const image of [next, previous]) if (image !== undefined) new Image().src = imagePath(image);
    }, IMAGE_PRELOAD_DELAY_MS);
    return () => clearTimeout(timer);
  }, [previous, next]);
}
