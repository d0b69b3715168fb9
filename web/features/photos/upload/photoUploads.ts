import type { AttractionId } from '#common/places/attractionId.ts';
import { createStore, useStore } from '#web/data/store.ts';
import type { Fault } from '#web/ui/forms/fault.ts';

export type UploadStatus =
  | { readonly is: 'waiting' | 'preparing' | 'sent' }
  /** Part of the bytes sent, from 0 to 1; at 1 the server still processes the photo. */
  | { readonly is: 'sending'; readonly fraction: number }
  | { readonly is: 'failed'; readonly fault: Fault; readonly mayRetry: boolean };

/** A photo that the user has chosen for a place. */
export interface PhotoUpload {
  readonly id: number;
  readonly place: AttractionId;
  readonly placeName: string;
  /** Name of the file. */
  readonly name: string;
  /** URL of a small square preview; null until it is made, or where the browser cannot decode the file. */
  readonly preview: string | null;
  readonly status: UploadStatus;
}

/** Uploads live as long as the page, also while the user opens other views (RULINGS 5). */
const uploads = createStore<readonly PhotoUpload[]>([]);

export const allUploads = uploads.get;
export const setUploads = uploads.set;

export function uploadOf(id: number): PhotoUpload | undefined {
  return uploads.get().find((upload) => upload.id === id);
}

/** Does nothing for an upload that has been removed. */
export function changeUpload(id: number, change: Partial<Pick<PhotoUpload, 'preview' | 'status'>>): void {
  uploads.set(uploads.get().map((upload) => (upload.id === id ? { ...upload, ...change } : upload)));
}

export function useUploads(): readonly PhotoUpload[] {
  return useStore(uploads, (all) => all);
}

export function isInFlight({ status }: PhotoUpload): boolean {
  return status.is !== 'sent' && status.is !== 'failed';
}

export function mayRetry({ status }: PhotoUpload): boolean {
  return status.is === 'failed' && status.mayRetry;
}
