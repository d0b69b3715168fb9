import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { type KeyboardEvent, lazy, Suspense, type SyntheticEvent, useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { IMAGE_PRELOAD_DELAY_MS, IMAGE_WHEEL_FACTOR } from '#common/limits.ts';
import { imagePath } from '#common/places/imageFiles.ts';
import { ImageCaption } from './ImageCaption.tsx';
import type { PlacePhoto } from './placeImages.ts';
import { PopupPhoto } from './PopupPhoto.tsx';
import { useGestures } from './useGestures.ts';
import styles from './ImagePopup.module.css';

const PopupTools = lazy(async () => ({ default: (await import('./PopupTools.tsx')).PopupTools }));

interface Props {
  /** Of the place. */
  name: string;
  images: readonly PlacePhoto[];
  shown: PlacePhoto;
  /** It has been closed and fades. */
  isHiding: boolean;
  /** To the next photo or the one before, where there is one. */
  onStep: (by: 1 | -1) => void;
  onClose: () => void;
}

/**
 * The photos of a place over everything else, one at a time (SPEC §4 "Image popup"); keys, buttons and gestures do the same. At an end its
 * button does nothing but stays focused, where the keys are heard.
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
  useModal(dialog, shown.imageId);
  const closing = useRef<HTMLButtonElement>(null);
  const drawn = useRef(shown.imageId);
  useEffect(() => {
    // What had the focus may have gone with the photo before.
    if (drawn.current !== shown.imageId && dialog.current?.contains(document.activeElement) !== true)
      closing.current?.focus();
    drawn.current = shown.imageId;
  }, [shown.imageId]);
  usePreloaded(previous, next);

  function onKeyDown(event: KeyboardEvent) {
    const act = KEYS[event.key];
    if (act === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    act({ step: onStep, zoom, reset });
  }

  function onCancel(event: SyntheticEvent) {
    // The browser would take it away at once; closing goes through the history, and fades.
    event.preventDefault();
    onClose();
  }

  function onClosed() {
    // The browser tells of it late: the dialog may be open again.
    if (dialog.current?.open !== true) onClose();
  }

  return (
    <dialog
      ref={dialog}
      className={styles.popup}
      data-hiding={isHiding || undefined}
      aria-label={intl.formatMessage({ id: 'images.popup' }, { name })}
      onKeyDown={onKeyDown}
      onCancel={onCancel}
      onClose={onClosed}
    >
      <div ref={stage} className={styles.stage} {...handlers}>
        <PopupPhoto
          key={shown.imageId}
          image={shown}
          alt={intl.formatMessage({ id: 'images.alt' }, { name, number: at + 1 })}
          gesture={gesture}
        />
      </div>
      <p className={styles.counter} aria-live="polite">
        <span aria-hidden="true">{`${at + 1}/${images.length}`}</span>
        <span className="spoken">
          <FormattedMessage id="images.counter" values={{ number: at + 1, count: images.length }} />
        </span>
      </p>
      <button
        ref={closing}
        type="button"
        className={`${styles.control} ${styles.close}`}
        aria-label={intl.formatMessage({ id: 'images.close' })}
        onClick={onClose}
      >
        <X size={28} aria-hidden="true" />
      </button>
      {images.length > 1 && (
        <>
          <button
            type="button"
            className={`${styles.control} ${styles.previous}`}
            aria-disabled={previous === undefined}
            aria-label={intl.formatMessage({ id: 'images.previous' })}
            onClick={() => onStep(-1)}
          >
            <ChevronLeft size={32} aria-hidden="true" />
          </button>
          <button
            type="button"
            className={`${styles.control} ${styles.next}`}
            aria-disabled={next === undefined}
            aria-label={intl.formatMessage({ id: 'images.next' })}
            onClick={() => onStep(1)}
          >
            <ChevronRight size={32} aria-hidden="true" />
          </button>
        </>
      )}
      <ImageCaption photo={shown} />
      <Suspense fallback={null}>
        {/* Another photo begins without the dialogs of the one before. */}
        <PopupTools key={shown.imageId} photo={shown} />
      </Suspense>
    </dialog>
  );
}

interface Actions {
  readonly step: (by: 1 | -1) => void;
  readonly zoom: (factor: number) => void;
  readonly reset: () => void;
}

/** Escape is the dialog's own. */
const KEYS: Readonly<Record<string, (actions: Actions) => void>> = {
  ArrowLeft: ({ step }) => step(-1),
  ArrowRight: ({ step }) => step(1),
  '+': ({ zoom }) => zoom(IMAGE_WHEEL_FACTOR),
  '-': ({ zoom }) => zoom(1 / IMAGE_WHEEL_FACTOR),
  '0': ({ reset }) => reset(),
};

/** Everything else is out of reach while it is open; afterwards the focus is on the photo that showed last, where it is still there. */
function useModal(dialog: { readonly current: HTMLDialogElement | null }, imageId: number): void {
  const last = useRef(imageId);
  useEffect(() => {
    last.current = imageId;
  }, [imageId]);
  useEffect(() => {
    const element = dialog.current;
    if (element === null) return undefined;
    element.showModal();
    return () => {
      element.close();
      const photo =
        document.querySelector<HTMLElement>(`[data-image="${last.current}"]`) ?? document.getElementById('content');
      photo?.focus({ preventScroll: true });
    };
  }, [dialog]);
}

/** Fetches the photos beside the one that shows once that has had its time. */
function usePreloaded(previous: PlacePhoto | undefined, next: PlacePhoto | undefined): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      for (const image of [next, previous]) if (image !== undefined) new Image().src = imagePath(image);
    }, IMAGE_PRELOAD_DELAY_MS);
    return () => clearTimeout(timer);
  }, [previous, next]);
}
