import type { AttractionId } from '#common/places/attractionId.ts';
import type { DeedOf } from '#web/features/offline/outbox/entries.ts';

export interface QueuedPhoto {
  readonly chosen: File;
  /** Id of the mutation: the same at every try, so that the server takes the photo once. */
  readonly attempt: string;
  /** Profile of the user who chose the photo. */
  readonly profileId: string | null;
  /** GraphQL id of the user's report of a condition that it belongs to. */
  readonly condition: string | undefined;
  /** The file to send; null until it is prepared. */
  prepared: Blob | null;
  /** Aborts the upload; null while there is none. */
  upload: AbortController | null;
}

/** A photo as the outbox holds it; `file` is the prepared one. */
export function photoDeed(place: AttractionId, { chosen, condition }: QueuedPhoto, file: Blob): DeedOf<'photo'> {
  const { name, type } = chosen;
  return { kind: 'photo', place, file, chosen: { name, type }, ...(condition !== undefined && { condition }) };
}
