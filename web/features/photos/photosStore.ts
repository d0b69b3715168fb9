import { useMemo } from 'react';
import type { AttractionId } from '#common/places/attractionId.ts';
import type { ImageName } from '#common/places/imageFiles.ts';
import { createStore, useStore } from '#web/data/store.ts';
import { useSpeaksToUser, useViewerState } from '#web/features/account/viewer.ts';

/** A photo as it is shown somewhere. */
export interface Pictured extends ImageName {
  readonly imageId: number;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  /** A WebP of a few pixels in base64; empty without one. */
  readonly blur: string;
}

/** A photo of a place, as the place shows it. */
export interface Photo extends Pictured {
  /** Of GraphQL. */
  readonly id: string;
  /** ISO 8601. */
  readonly created: string;
  /** Null: the account is gone. */
  readonly username: string | null;
  /** The moderators' cover mark. */
  readonly heart: boolean;
}

/** By the ids of their places. */
export type PhotosOfPlaces = ReadonlyMap<number, readonly Photo[]>;

const NO_PHOTOS: readonly Photo[] = [];

interface Waiting {
  /** The user's own; null until they have come. */
  readonly own: PhotosOfPlaces | null;
  /** What moderators see at places that they have opened. */
  readonly moderated: PhotosOfPlaces;
}

const NOTHING: Waiting = { own: null, moderated: new Map() };
const waiting = createStore(NOTHING);

/** What was deleted since the page was loaded: caches may answer it for a minute more. */
const deleted = createStore<ReadonlySet<number>>(new Set());

export function setOwnWaiting(own: PhotosOfPlaces): void {
  waiting.set({ ...waiting.get(), own });
}

export function setModeratedWaiting(id: AttractionId, photos: readonly Photo[]): void {
  const { own, moderated } = waiting.get();
  waiting.set({ own, moderated: new Map([...moderated, [id, photos]]) });
}

/** Nothing of whoever used this browser before stays. */
export function forgetWaiting(): void {
  waiting.set(NOTHING);
}

export function markDeleted(imageId: number): void {
  deleted.set(new Set([...deleted.get(), imageId]));
}

export function useDeletedPhotos(): ReadonlySet<number> {
  return useStore(deleted, (ids) => ids);
}

/** What waits at a place and only the user sees: their own, or as a moderator. */
export function useWaiting(id: number): readonly Photo[] {
  const own = useStore(waiting, (value) => value.own?.get(id) ?? NO_PHOTOS);
  const moderated = useStore(waiting, (value) => value.moderated.get(id) ?? NO_PHOTOS);
  return useMemo(
    () => [...own, ...moderated.filter((photo) => !own.some(({ imageId }) => imageId === photo.imageId))],
    [own, moderated],
  );
}

/** Whether more that waits at a place may still come for the user, of a moderator also what they see there. */
export function useWaitingMayCome(id: number): boolean {
  const { status, ...who } = useViewerState();
  const speaksToUser = useSpeaksToUser();
  const isModerator = 'viewer' in who && who.viewer.role === 'ADMIN';
  const isKnown = useStore(waiting, ({ own, moderated }) => own !== null && (!isModerator || moderated.has(id)));
  return speaksToUser && status !== 'failed' && !isKnown;
}
