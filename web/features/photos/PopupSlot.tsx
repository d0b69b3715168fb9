import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { IMAGE_HIDE_ANIMATION_MS } from '#common/limits.ts';
import type { placeImages_attraction$key } from '#web/__generated__/placeImages_attraction.graphql.ts';
import { useViewer } from '#web/features/account/viewer.ts';
import { usePendingMayCome } from './photosStore.ts';
import { besideOf, type PlacePhoto, usePlaceImages } from './placeImages.ts';
import { useImagePopup } from './useImagePopup.ts';

const importPopup = () => import('./ImagePopup.tsx');
const ImagePopup = lazy(async () => ({ default: (await importPopup()).ImagePopup }));

const ModeratedWaiting = lazy(async () => ({ default: (await import('./ModeratedWaiting.tsx')).ModeratedWaiting }));

/** Loads the popup's code before it is opened; a failure shows only when it is opened. */
export function preloadPopup(): void {
  importPopup().catch(() => undefined);
}

/** The popup of a place's photos, while the URL names one of them and until its closing animation ends. */
export function PopupSlot({ attractionKey }: { attractionKey: placeImages_attraction$key }) {
  const { attractionId, name, photos: images } = usePlaceImages(attractionKey);
  const popup = useImagePopup();
  const named = images.find(({ imageId }) => imageId === popup.imageId) ?? null;
  const shown = useLingering(named);
  const mayCome = usePendingMayCome(attractionId);

  useKnownPhoto(named === null ? popup.imageId : null, images, mayCome, popup);

  function step(by: 1 | -1) {
    const coming = popup.comingId();
    const at = images.findIndex((image) => image.imageId === coming);
    const other = at === -1 ? undefined : images[at + by];
    if (other !== undefined) popup.show(other.imageId);
  }

  const isModerator = useViewer()?.role === 'ADMIN';
  return (
    <>
      <Suspense fallback={null}>{isModerator && <ModeratedWaiting id={attractionId} />}</Suspense>
      <Suspense fallback={null}>
        {shown !== null && (
          <ImagePopup
            name={name}
            images={images}
            shown={shown}
            isHiding={named === null}
            onStep={step}
            onClose={popup.close}
          />
        )}
      </Suspense>
    </>
  );
}

/**
 * Changes the URL when it names a photo that is not among the place's: a photo that was just deleted is replaced by the
 * one beside it, and an unknown id is removed once no more photos may come. `unknown` is null while the URL names a
 * photo of the place.
 */
function useKnownPhoto(
  unknown: number | null,
  images: readonly PlacePhoto[],
  mayCome: boolean,
  popup: Pick<ReturnType<typeof useImagePopup>, 'show' | 'close'>,
): void {
  const before = useRef(images);
  const leave = useEffectEvent((imageId: number, now: readonly PlacePhoto[], isLate: boolean) => {
    const beside = besideOf(imageId, before.current, now);
    if (beside !== null) popup.show(beside);
    else if (!isLate) popup.close();
  });
  useEffect(() => {
    if (unknown !== null) leave(unknown, images, mayCome);
    else before.current = images;
  }, [unknown, images, mayCome]);
}

/** The photo; after it was closed the last one, until the animation ends. */
function useLingering(image: PlacePhoto | null): PlacePhoto | null {
  const [last, setLast] = useState(image);
  if (image !== null && image !== last) setLast(image);
  useEffect(() => {
    if (image !== null) return undefined;
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    const timer = setTimeout(() => setLast(null), isStill ? 0 : IMAGE_HIDE_ANIMATION_MS);
    return () => clearTimeout(timer);
  }, [image]);
  return image ?? last;
}
