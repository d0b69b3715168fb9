import { formatDate, formatTime } from '#common/format.ts';
import type { MutationFailure } from '#web/data/relay/mutationResult.ts';
import { sessionEnded } from '#web/features/account/session.ts';
import { currentViewer } from '#web/features/account/viewer.ts';
import type { MessageId } from '#web/i18n/messages.ts';
import { type Fault, faultOf, limitedText } from '#web/ui/forms/fault.ts';

/** Why a file was not accepted. */
export interface UploadFault {
  readonly fault: Fault;
  /**
   * `file`: the server will never accept this file. `now`: it may accept it later. `all`: it accepts no other file now
   * either.
   */
  readonly about: 'file' | 'now' | 'all';
}

const OF_FILE: Readonly<Record<string, MessageId>> = {
  damaged: 'upload.damaged',
  missing: 'upload.damaged',
  tooLarge: 'upload.tooLarge',
  tooManyPixels: 'upload.tooManyPixels',
  tooSmall: 'upload.tooSmall',
  unsupportedType: 'upload.unsupportedType',
};

/** A busy server asks for a shorter wait than this; after the day's limit the wait is longer. */
const BUSY_S = 120;

/** Why a file that is no picture by its own word is not even sent; null where it may be one. */
export function typeFault(chosen: Pick<File, 'name' | 'type'>): UploadFault | null {
  const isOther = chosen.type !== '' && !chosen.type.startsWith('image/');
  return isOther ? fileFault('unsupportedType', chosen) : null;
}

/** Why the server refused a file, by its code. */
export function fileFault(detail: string, file: Pick<File, 'name' | 'type'>): UploadFault {
  const isHeic = /hei[cf]/i.test(`${file.type} ${file.name}`);
  if (detail === 'unsupportedType' && isHeic) return { fault: { id: 'upload.heic' }, about: 'file' };
  const id = OF_FILE[detail];
  return id === undefined ? { fault: { id: 'upload.failed' }, about: 'now' } : { fault: { id }, about: 'file' };
}

/** Why an upload failed. Where the session has ended, the page shows the login. */
export function uploadFault(failure: MutationFailure, file: Pick<File, 'name' | 'type'>): UploadFault {
  switch (failure.is) {
    case 'invalid':
      return fileFault(failure.detail, file);
    case 'unauthorized':
      return unauthorizedFault(failure.reason);
    case 'limited':
      return limitFault(failure.retryAfterS);
    default:
      return { fault: faultOf(failure, 'upload.failed'), about: 'now' };
  }
}

function unauthorizedFault(reason: string): UploadFault {
  if (reason !== 'ANONYMOUS') return { fault: { id: 'upload.failed' }, about: 'all' };
  if (currentViewer().status === 'known') sessionEnded(reason);
  return { fault: { id: 'upload.sessionEnded' }, about: 'all' };
}

function limitFault(retryAfterS: number): UploadFault {
  if (retryAfterS < BUSY_S) return { fault: limitedText(retryAfterS), about: 'now' };
  // Rounded up to the next minute, since earlier uploads would fail.
  const then = new Date(Date.now() + retryAfterS * 1000 + 59_000);
  return { fault: { id: 'upload.dayLimit', values: { date: formatDate(then), time: formatTime(then) } }, about: 'all' };
}
