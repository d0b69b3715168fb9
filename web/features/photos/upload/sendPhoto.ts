import type { AttractionId } from '#common/places/attractionId.ts';
import { onUploadProgress } from '#web/data/relay/uploadNetwork.ts';
import { type UploadFault, uploadFault } from './uploadFault.ts';
import { uploadPhoto } from './uploadPhoto.ts';

export interface SentPhoto {
  readonly place: AttractionId;
  /** The file that the user chose. */
  readonly chosen: Pick<File, 'name' | 'type'>;
  /** The prepared file to send. */
  readonly file: Blob;
  /** GraphQL id of the user's report of a condition that it belongs to. */
  readonly condition?: string | undefined;
  /** Idempotency key: a photo that arrives twice under one key is stored once. */
  readonly attempt: string;
}

/**
 * Sends a photo of a place. Calls `onProgress` with the part that has been sent, from 0 to 1. Returns why it failed,
 * else null. The promise of an aborted upload never settles.
 */
export async function sendPhoto(
  { chosen, ...photo }: SentPhoto,
  onProgress: (fraction: number) => void,
  signal: AbortSignal,
): Promise<UploadFault | null> {
  onUploadProgress(photo.file, onProgress);
  const result = await uploadPhoto(photo, signal);
  return result.is === 'done' ? null : uploadFault(result, chosen);
}
