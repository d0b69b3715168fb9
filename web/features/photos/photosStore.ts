import { useMemo } from 'react';
import type { AttractionId } from '#common/places/attractionId.ts';
import type { ImageName } from '#common/places/imageFiles.ts';
import { createOwnStore } from '#web/data/ownStore.ts';
import { createStore, useStore } from '#web/data/store.ts';
import { useSpeaksToUser, useViewerState } from '#web/features/account/viewer.ts';

/** What drawing a photo needs. */
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
  /** GraphQL id. */
  readonly id: string;
  /** ISO 8601. */
  readonly created: string;
  /** Null: the account was deleted. */
  readonly username: string | null;
  /** The moderators' cover mark. */
  readonly heart: boolean;
  /** The credit of a photo from an outside source; null for a photo of our users. */
  readonly credit: Credit | null;
}

/** The author of a photo, and the terms by which it is shown. */
export interface Credit {
  readonly author: string;
  readonly licence: string;
  /** Null: the public domain has no text. */
  readonly licenceUrl: string | null;
  /** The page of the file. */
  readonly pageUrl: string;
}

/** Photos by the ids of their places. */
export type PhotosOfPlaces = ReadonlyMap<number, readonly Photo[]>;

const NO_PHOTOS: readonly Photo[] = [];

interface Pending {
  /** The user's own; null until they are loaded. */
  readonly own: PhotosOfPlaces | null;
  /** What moderators see at places that they have opened. */
  readonly moderated: PhotosOfPlaces;
}

/** Photos that no moderator has approved yet. */
const pending = createOwnStore<Pending>({ own: null, moderated: new Map() });

/** Photos deleted since the page was loaded: caches may still answer with them for a minute. */
const deleted = createStore<ReadonlySet<number>>(new Set());

export function setOwnPending(own: PhotosOfPlaces): void {
  pending.set({ ...pending.get(), own });
}

export function setModeratedPending(id: AttractionId, photos: readonly Photo[]): void {
  const { own, moderated } = pending.get();
  pending.set({ own, moderated: new Map([...moderated, [id, photos]]) });
}

export function markDeleted(imageId: number): void {
  deleted.set(new Set([...deleted.get(), imageId]));
}

export function useDeletedPhotos(): ReadonlySet<number> {
  return useStore(deleted, (ids) => ids);
}

/** Photos of a place that only the user sees until they are approved: their own, or, for a moderator, all of them. */
export function usePendingPhotos(id: number): readonly Photo[] {
  const own = useStore(pending, (value) => value.own?.get(id) ?? NO_PHOTOS);
  const moderated = useStore(pending, (value) => value.moderated.get(id) ?? NO_PHOTOS);
  return useMemo(
    () => [...own, ...moderated.filter((photo) => !own.some(({ imageId }) => imageId === photo.imageId))],
    [own, moderated],
  );
}

/** Whether pending photos of a place may still be loading for the user, for a moderator also other people's. */
export function usePendingMayCome(id: number): boolean {
  const { status, ...who } = useViewerState();
  const speaksToUser = useSpeaksToUser();
  const isModerator = 'viewer' in who && who.viewer.role === 'ADMIN';
  const isKnown = useStore(pending, ({ own, moderated }) => own !== null && (!isModerator || moderated.has(id)));
  return speaksToUser && status !== 'failed' && !isKnown;
}
