import { lazy, Suspense, useEffect, useState } from 'react';
import { IMAGE_HIDE_ANIMATION_MS } from '#common/limits.ts';
import type { placeImages_attraction$key } from '#web/__generated__/placeImages_attraction.graphql.ts';
import { type PlaceImage, usePlaceImages } from './placeImages.ts';
import { useImagePopup } from './useImagePopup.ts';

const importPopup = () => import('./ImagePopup.tsx');
const ImagePopup = lazy(async () => ({ default: (await importPopup()).ImagePopup }));

/** Fetches the popup's code before it is asked for; a failure shows when it is. */
export function preloadPopup(): void {
  importPopup().catch(() => undefined);
}

/** The popup of a place's photos, while the URL names one of them and for the moment it takes to hide. */
export function PopupSlot({ attractionKey }: { attractionKey: placeImages_attraction$key }) {
  const { name, images } = usePlaceImages(attractionKey);
  const popup = useImagePopup();
  const named = images.find(({ imageId }) => imageId === popup.imageId) ?? null;
  const shown = useLingering(named);

  const { close, imageId } = popup;
  const isUnknown = imageId !== null && named === null;
  useEffect(() => {
    // A photo that is not there, or not any more.
    if (isUnknown) close();
  }, [isUnknown, close]);

  function step(by: 1 | -1) {
    const coming = popup.comingId();
    const at = images.findIndex((image) => image.imageId === coming);
    const other = at === -1 ? undefined : images[at + by];
    if (other !== undefined) popup.show(other.imageId);
  }

  if (shown === null) return null;
  return (
    <Suspense fallback={null}>
      <ImagePopup name={name} images={images} shown={shown} isHiding={named === null} onStep={step} onClose={popup.close} />
    </Suspense>
  );
}

/** The photo, and for the time of the animation the one that was there before nothing. */
function useLingering(image: PlaceImage | null): PlaceImage | null {
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
