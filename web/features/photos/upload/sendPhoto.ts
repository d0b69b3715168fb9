import type { AttractionId } from '#common/places/attractionId.ts';
import { onUploadProgress } from '#web/data/relay/uploadNetwork.ts';
import { refusedFault, requestFault, type UploadFault } from './uploadFault.ts';
import { uploadPhoto } from './uploadPhoto.ts';

export interface SentPhoto {
  readonly place: AttractionId;
  /** As the user chose it. */
  readonly chosen: Pick<File, 'name' | 'type'>;
  /** As it is sent. */
  readonly file: Blob;
  /** The same for the same photo: one that arrives twice is taken once. */
  readonly attempt: string;
}

/** Sends a photo of a place, which is among its photos then. Tells how much has been sent, and what was wrong, null where nothing was. What it returns aborts, and nothing more is told. */
export function sendPhoto(
  { place, chosen, file, attempt }: SentPhoto,
  onProgress: (fraction: number) => void,
  onEnd: (wrong: UploadFault | null) => void,
): () => void {
  onUploadProgress(file, onProgress);
  return uploadPhoto(
    { place, file, attempt },
    {
      answered: ({ done, refused }) => onEnd(done ? null : refusedFault(refused, chosen)),
      failed: (error) => onEnd(requestFault(error)),
    },
  );
}
