import { IMAGE_BYTES_MAX, TOAST_MS } from '#common/limits.ts';
import type { AttractionId } from '#common/places/attractionId.ts';
import { onDraftsCleared } from '#web/data/draft.ts';
import { newAttempt } from '#web/data/relay/attempts.ts';
import { enqueue } from '#web/features/offline/outbox/outbox.ts';
import { actingProfile } from '#web/features/offline/outbox/pending.ts';
import { showToast } from '#web/ui/feedback/toasts.ts';
import {
  allUploads,
  changeUpload,
  isInFlight,
  mayRetry,
  type PhotoUpload,
  setUploads,
  uploadOf,
} from './photoUploads.ts';
import { sendPhoto } from './sendPhoto.ts';
import { prepare } from './shrink.ts';
import { fileFault, type UploadFault } from './uploadFault.ts';

interface Work {
  readonly chosen: File;
  /** Names the sending of it, however often it is tried. */
  readonly attempt: string;
  /** Of whom. */
  readonly whose: string | null;
  /** As it is sent, once it is prepared. */
  ready: Blob | null;
  /** Aborts the sending of it; null while it is not sent. */
  sending: AbortController | null;
}

/** Of one user the server takes six; the line out of a forest is thin. */
const SENT_AT_ONCE = 2;

const works = new Map<number, Work>();
/** Places whose panel is open: what became of their photos is seen there. */
const seen = new Set<AttractionId>();
let lastId = 0;

/** Takes photos of a place, which are sent one after the other; each fails alone. */
export function addPhotos(place: AttractionId, placeName: string, files: readonly File[]): void {
  const added = files.map((chosen): PhotoUpload => {
    lastId += 1;
    works.set(lastId, { chosen, attempt: newAttempt(), whose: actingProfile(), ready: null, sending: null });
    const isOther = chosen.type !== '' && !chosen.type.startsWith('image/');
    return {
      id: lastId,
      place,
      placeName,
      name: chosen.name,
      preview: null,
      status: isOther ? statusOf(fileFault('unsupportedType', chosen)) : { is: 'waiting' },
    };
  });
  setUploads([...allUploads(), ...added]);
  goOn();
}

export function retryPhoto(id: number): void {
  const upload = uploadOf(id);
  if (!upload || !mayRetry(upload)) return;
  changeUpload(id, { status: { is: 'waiting' } });
  goOn();
}

/** Stops the sending of a photo, and forgets it. */
export function removePhoto(id: number): void {
  const upload = uploadOf(id);
  works.get(id)?.sending?.abort();
  works.delete(id);
  if (upload?.preview) URL.revokeObjectURL(upload.preview);
  setUploads(allUploads().filter((other) => other.id !== id));
  goOn();
}

/**
 * Says that the user sees what becomes of the photos of a place. Ends with what it returns; what has arrived is
 * forgotten then.
 */
export function seePhotos(place: AttractionId): () => void {
  seen.add(place);
  return () => {
    seen.delete(place);
    for (const { id, place: of, status } of allUploads()) if (of === place && status.is === 'sent') removePhoto(id);
  };
}

function goOn(): void {
  const all = allUploads();
  if (!all.some(({ status }) => status.is === 'preparing')) {
    const next = all.find(({ id, status }) => status.is === 'waiting' && works.get(id)?.ready === null);
    if (next) void prepareNext(next.id);
  }
  const sending = all.filter(({ status }) => status.is === 'sending').length;
  const ready = all.filter(({ id, status }) => status.is === 'waiting' && works.get(id)?.ready);
  for (const { id } of ready.slice(0, Math.max(0, SENT_AT_ONCE - sending))) void send(id);
}

async function prepareNext(id: number): Promise<void> {
  const work = works.get(id);
  if (!work) return;
  changeUpload(id, { status: { is: 'preparing' } });
  const { file, preview } = await prepare(work.chosen, 'photo');
  if (works.has(id)) {
    work.ready = file;
    const status =
      file.size > IMAGE_BYTES_MAX ? statusOf(fileFault('tooLarge', work.chosen)) : ({ is: 'waiting' } as const);
    changeUpload(id, { status, preview: preview && URL.createObjectURL(preview) });
  }
  goOn();
}

async function send(id: number): Promise<void> {
  const [upload, work] = [uploadOf(id), works.get(id)];
  if (!upload || !work?.ready) return;
  const { place } = upload;
  changeUpload(id, { status: { is: 'sending', fraction: 0 } });
  work.sending = new AbortController();
  const wrong = await sendPhoto(
    { place, chosen: work.chosen, file: work.ready, attempt: work.attempt },
    (fraction) => {
      if (uploadOf(id)?.status.is === 'sending') changeUpload(id, { status: { is: 'sending', fraction } });
    },
    work.sending.signal,
  );
  ended(id, wrong);
}

function ended(id: number, wrong: UploadFault | null): void {
  const work = works.get(id);
  if (!work) return;
  work.sending = null;
  if (wrong?.fault.id === 'failure.connection') void keep(id, work, wrong);
  else told(id, wrong);
}

/** Without a network it waits in the outbox, also over a reload; where it cannot be kept it has failed. */
async function keep(
  id: number,
  { attempt, whose, chosen: { name, type }, ready }: Work,
  wrong: UploadFault,
): Promise<void> {
  const upload = uploadOf(id);
  if (!upload || !ready) return;
  const { place, placeName } = upload;
  const isKept = await enqueue({
    id: attempt,
    profileId: whose,
    placeName,
    isTried: true,
    deed: { kind: 'photo', place, file: ready, chosen: { name, type } },
  });
  if (isKept) removePhoto(id);
  else if (works.has(id)) told(id, wrong);
}

function told(id: number, wrong: UploadFault | null): void {
  changeUpload(id, { status: wrong === null ? { is: 'sent' } : statusOf(wrong) });
  if (wrong?.about === 'all')
    for (const other of allUploads())
      if (other.status.is === 'waiting') changeUpload(other.id, { status: statusOf(wrong) });
  goOn();
  tellUnseen(uploadOf(id));
}

function statusOf({ fault, about }: UploadFault): PhotoUpload['status'] {
  return { is: 'failed', fault, mayRetry: about !== 'file' };
}

/** Tells by a notice what became of the photos of a place, once all have ended and where nobody saw it. */
function tellUnseen(upload: PhotoUpload | undefined): void {
  if (!upload || seen.has(upload.place)) return;
  const all = allUploads().filter(({ place }) => place === upload.place);
  if (all.some(isInFlight)) return;
  const failed = all.filter(({ status }) => status.is === 'failed').length;
  if (failed > 0) showToast('upload.failedUnseen', TOAST_MS, { count: failed, name: upload.placeName });
  else showToast('upload.sentUnseen', TOAST_MS, { count: all.length });
  for (const { id, status } of all) if (status.is === 'sent') removePhoto(id);
}

// Photos are the user's own, as what they have begun to write: they go with their owner, not with a session that ended
// by itself.
onDraftsCleared(() => {
  const [all, ended] = [allUploads(), [...works.values()]];
  setUploads([]);
  works.clear();
  for (const { sending } of ended) sending?.abort();
  for (const { preview } of all) if (preview !== null) URL.revokeObjectURL(preview);
});

window.addEventListener('online', () => {
  for (const { id, status } of allUploads())
    if (status.is === 'failed' && status.fault.id === 'failure.connection') retryPhoto(id);
});

// Whatever has not arrived would be lost with the page: the browser asks.
window.addEventListener('beforeunload', (event) => {
  if (allUploads().some((upload) => isInFlight(upload) || mayRetry(upload))) event.preventDefault();
});
