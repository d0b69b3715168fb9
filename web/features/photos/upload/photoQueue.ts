import { IMAGE_BYTES_MAX, TOAST_MS } from '#common/limits.ts';
import type { AttractionId } from '#common/places/attractionId.ts';
import { onDraftsCleared } from '#web/data/draft.ts';
import { newAttempt } from '#web/data/relay/attempts.ts';
import { enqueue } from '#web/features/offline/outbox/outbox.ts';
import { actingProfile } from '#web/features/offline/outbox/pending.ts';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { isForLater } from '#web/ui/forms/fault.ts';
import {
  allUploads,
  changeUpload,
  isInFlight,
  mayRetry,
  setUploads,
  uploadOf,
  type PhotoUpload,
} from './photoUploads.ts';
import { photoDeed, type QueuedPhoto } from './queuedPhoto.ts';
import { sendPhoto } from './sendPhoto.ts';
import { prepare } from './shrink.ts';
import { fileFault, typeFault, type UploadFault } from './uploadFault.ts';

/** The server takes six of one user at once; a mobile connection in a forest is slow. */
const SENT_AT_ONCE = 2;

const queued = new Map<number, QueuedPhoto>();
/** Places whose upload panel is open: it shows how their uploads end, so no notice is needed. */
const openPanels = new Set<AttractionId>();
let lastId = 0;

/**
 * Queues photos of a place, or of the user's report there with the GraphQL id `condition`. Each is prepared and sent on
 * its own, and fails on its own.
 */
export function addPhotos(place: AttractionId, placeName: string, files: readonly File[], condition?: string): void {
  const added = files.map((chosen): PhotoUpload => {
    lastId += 1;
    const [attempt, profileId] = [newAttempt(), actingProfile()];
    queued.set(lastId, { chosen, attempt, profileId, condition, prepared: null, upload: null });
    const fault = typeFault(chosen);
    return {
      id: lastId,
      place,
      placeName,
      name: chosen.name,
      preview: null,
      status: fault ? statusOf(fault) : { is: 'waiting' },
    };
  });
  setUploads([...allUploads(), ...added]);
  startNext();
}

export function retryPhoto(id: number): void {
  const upload = uploadOf(id);
  if (!upload || !mayRetry(upload)) return;
  changeUpload(id, { status: { is: 'waiting' } });
  startNext();
}

/** Aborts the upload of a photo and removes it from the queue. */
export function removePhoto(id: number): void {
  const upload = uploadOf(id);
  queued.get(id)?.upload?.abort();
  queued.delete(id);
  if (upload?.preview) URL.revokeObjectURL(upload.preview);
  setUploads(allUploads().filter((other) => other.id !== id));
  startNext();
}

/**
 * Marks the upload panel of a place as open. Returns the function that marks it as closed and removes the photos that
 * have arrived.
 */
export function openPhotoPanel(place: AttractionId): () => void {
  openPanels.add(place);
  return () => {
    openPanels.delete(place);
    for (const { id, place: of, status } of allUploads()) if (of === place && status.is === 'sent') removePhoto(id);
  };
}

function startNext(): void {
  const all = allUploads();
  if (!all.some(({ status }) => status.is === 'preparing')) {
    const next = all.find(({ id, status }) => status.is === 'waiting' && queued.get(id)?.prepared === null);
    if (next) void prepareNext(next.id);
  }
  const sending = all.filter(({ status }) => status.is === 'sending').length;
  const prepared = all.filter(({ id, status }) => status.is === 'waiting' && queued.get(id)?.prepared);
  for (const { id } of prepared.slice(0, Math.max(0, SENT_AT_ONCE - sending))) void send(id);
}

async function prepareNext(id: number): Promise<void> {
  const photo = queued.get(id);
  if (!photo) return;
  changeUpload(id, { status: { is: 'preparing' } });
  const { file, preview } = await prepare(photo.chosen, 'photo');
  if (queued.has(id)) {
    photo.prepared = file;
    const status =
      file.size > IMAGE_BYTES_MAX ? statusOf(fileFault('tooLarge', photo.chosen)) : ({ is: 'waiting' } as const);
    changeUpload(id, { status, preview: preview && URL.createObjectURL(preview) });
  }
  startNext();
}

async function send(id: number): Promise<void> {
  const [upload, photo] = [uploadOf(id), queued.get(id)];
  if (!upload || !photo?.prepared) return;
  const { place } = upload;
  changeUpload(id, { status: { is: 'sending', fraction: 0 } });
  photo.upload = new AbortController();
  const failure = await sendPhoto(
    { place, chosen: photo.chosen, file: photo.prepared, condition: photo.condition, attempt: photo.attempt },
    (fraction) => {
      if (uploadOf(id)?.status.is === 'sending') changeUpload(id, { status: { is: 'sending', fraction } });
    },
    photo.upload.signal,
  );
  onEnded(id, failure);
}

function onEnded(id: number, failure: UploadFault | null): void {
  const photo = queued.get(id);
  if (!photo) return;
  photo.upload = null;
  if (failure && isForLater(failure.fault)) void moveToOutbox(id, photo, failure);
  else showResult(id, failure);
}

/**
 * A photo that nobody takes now waits in the outbox, also over a reload; if it cannot be stored there, it has failed.
 */
async function moveToOutbox(id: number, photo: QueuedPhoto, failure: UploadFault): Promise<void> {
  const upload = uploadOf(id);
  const { attempt, profileId, prepared } = photo;
  if (!upload || !prepared) return;
  const { place, placeName } = upload;
  const isStored = await enqueue({
    id: attempt,
    profileId,
    placeName,
    isTried: true,
    deed: photoDeed(place, photo, prepared),
  });
  if (isStored) removePhoto(id);
  else if (queued.has(id)) showResult(id, failure);
}

/** Sets the state of a photo whose upload has ended. A failure about all photos fails the queued ones too. */
function showResult(id: number, failure: UploadFault | null): void {
  changeUpload(id, { status: failure === null ? { is: 'sent' } : statusOf(failure) });
  if (failure?.about === 'all')
    for (const other of allUploads())
      if (other.status.is === 'waiting') changeUpload(other.id, { status: statusOf(failure) });
  startNext();
  notifyWhenAllEnded(uploadOf(id));
}

function statusOf({ fault, about }: UploadFault): PhotoUpload['status'] {
  return { is: 'failed', fault, mayRetry: about !== 'file' };
}

/** Shows a notice once all uploads of a place have ended and its panel is not open. */
function notifyWhenAllEnded(upload: PhotoUpload | undefined): void {
  if (!upload || openPanels.has(upload.place)) return;
  const all = allUploads().filter(({ place }) => place === upload.place);
  if (all.some(isInFlight)) return;
  const failed = all.filter(({ status }) => status.is === 'failed').length;
  if (failed > 0) showToast('upload.failedUnseen', TOAST_MS, { count: failed, name: upload.placeName });
  else showToast('upload.sentUnseen', TOAST_MS, { count: all.length });
  for (const { id, status } of all) if (status.is === 'sent') removePhoto(id);
}

// Queued photos are cleared together with the user's drafts: at a logout, but not when a session expires by itself.
onDraftsCleared(() => {
  const [all, cleared] = [allUploads(), [...queued.values()]];
  setUploads([]);
  queued.clear();
  for (const { upload } of cleared) upload?.abort();
  for (const { preview } of all) if (preview !== null) URL.revokeObjectURL(preview);
});

window.addEventListener('online', () => {
  for (const { id, status } of allUploads())
    if (status.is === 'failed' && status.fault.id === 'failure.connection') retryPhoto(id);
});

// Photos that have not arrived are lost when the page closes, so the browser asks first.
window.addEventListener('beforeunload', (event) => {
  if (allUploads().some((upload) => isInFlight(upload) || mayRetry(upload))) event.preventDefault();
});
