import { useMemo } from 'react';
import { graphql, useFragment } from 'react-relay';
import { DETAIL_FIRST_IMAGES } from '#common/limits.ts';
import type { placeImages_attraction$key } from '#web/__generated__/placeImages_attraction.graphql.ts';
import { readPhoto } from './photo.ts';
import { type Photo, useDeletedPhotos, usePendingPhotos } from './photosStore.ts';

/** A photo of a place, and whether only its uploader and moderators see it yet. */
export interface PlacePhoto extends Photo {
  readonly isWaiting: boolean;
}

/**
 * Whether a photo is shown at the head of its place. A pending one never is: it would move the others when it loads.
 */
export function isAtHead({ isWaiting }: PlacePhoto, at: number): boolean {
  return at < DETAIL_FIRST_IMAGES && !isWaiting;
}

/**
 * The photos of a place for all parts of its detail: the first hundred public ones, covers before the newest, then the
 * pending photos that the user may see. Pending photos come last, so that nothing moves when they load.
 */
export function usePlaceImages(attractionKey: placeImages_attraction$key) {
  const { attractionId, name, images } = useFragment(
    graphql`
      fragment placeImages_attraction on Attraction {
        attractionId
        name(language: $language)
        images(first: 100) {
          edges {
            node {
              ...photo_image
            }
          }
        }
      }
    `,
    attractionKey,
  );
  const waiting = usePendingPhotos(attractionId);
  const deleted = useDeletedPhotos();
  const photos = useMemo(
    () =>
      joined(
        images.edges.map(({ node }) => readPhoto(node)),
        waiting,
        deleted,
      ),
    [images, waiting, deleted],
  );
  return { attractionId, name, photos };
}

/** Adds the pending photos at the end, without those that have become public meanwhile. */
export function joined(
  shown: readonly Photo[],
  waiting: readonly Photo[],
  deleted: ReadonlySet<number>,
): readonly PlacePhoto[] {
  const ids = new Set(shown.map(({ imageId }) => imageId));
  return [
    ...shown.map((photo) => ({ ...photo, isWaiting: false })),
    ...waiting.filter(({ imageId }) => !ids.has(imageId)).map((photo) => ({ ...photo, isWaiting: true })),
  ].filter(({ imageId }) => !deleted.has(imageId));
}

/**
 * The photo to show instead of one that was removed from the list: the next one that is left, else the one before it;
 * null where none is left.
 */
export function besideOf(imageId: number, before: readonly PlacePhoto[], now: readonly PlacePhoto[]): number | null {
  const at = before.findIndex((photo) => photo.imageId === imageId);
  if (at === -1) return null;
  const isLeft = (photo: PlacePhoto) => now.some((one) => one.imageId === photo.imageId);
  return (before.slice(at + 1).find(isLeft) ?? before.slice(0, at).findLast(isLeft))?.imageId ?? null;
}
