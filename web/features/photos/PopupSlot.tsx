import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { IMAGE_HIDE_ANIMATION_MS } from '#common/limits.ts';
import type { placeImages_attraction$key } from '#web/__generated__/placeImages_attraction.graphql.ts';
import { useViewer } from '#web/features/account/viewer.ts';
import { useWaitingMayCome } from './photosStore.ts';
import { besideOf, type PlacePhoto, usePlaceImages } from './placeImages.ts';
import { useImagePopup } from './useImagePopup.ts';

const importPopup = () => import('./ImagePopup.tsx');
const ImagePopup = lazy(async () => ({ default: (await importPopup()).ImagePopup }));

const ModeratedWaiting = lazy(async () => ({ default: (await import('./ModeratedWaiting.tsx')).ModeratedWaiting }));

/** Fetches the popup's code before it is asked for; a failure shows when it is. */
export function preloadPopup(): void {
  importPopup().catch(() => undefined);
}

/** The popup of a place's photos, while the URL names one of them and for the moment it takes to hide. */
export function PopupSlot({ attractionKey }: { attractionKey: placeImages_attraction$key }) {
  const { attractionId, name, photos: images } = usePlaceImages(attractionKey);
  const popup = useImagePopup();
  const named = images.find(({ imageId }) => imageId === popup.imageId) ?? null;
  const shown = useLingering(named);
  const mayCome = useWaitingMayCome(attractionId);

  const before = useRef(images);
  const leave = useEffectEvent((imageId: number, now: readonly PlacePhoto[], isLate: boolean) => {
    // One that has just gone gives way to the one beside it; one that never was leaves the URL.
    const beside = besideOf(imageId, before.current, now);
    if (beside !== null) popup.show(beside);
    else if (!isLate) popup.close();
  });
  const unknown = named === null ? popup.imageId : null;
  useEffect(() => {
    if (unknown !== null) leave(unknown, images, mayCome);
    else before.current = images;
  }, [unknown, images, mayCome]);

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

/** The photo, and for the time of the animation the one that was there before nothing. */
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
