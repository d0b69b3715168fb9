import { formatDate, formatTime } from '#common/format.ts';
import { LimitedError } from '#web/data/requestErrors.ts';
import { sessionEnded } from '#web/features/account/session.ts';
import { currentViewer } from '#web/features/account/viewer.ts';
import type { MessageId } from '#web/i18n/messages.ts';
import { type Fault, failureText, limitedText } from '#web/ui/forms/fault.ts';
import { readRefusal, type RefusedAnswer } from '#web/ui/forms/refusal.ts';

/** Why a file was not taken. */
export interface UploadFault {
  readonly fault: Fault;
  /** `file`: it will never be. `now`: perhaps later. `all`: nothing else will be now either. */
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

/** A shorter wait than this is that of a busy server, a longer one that of the day's count. */
const BUSY_S = 120;

/** What is wrong with a file, by the server's code. */
export function fileFault(detail: string, file: Pick<File, 'name' | 'type'>): UploadFault {
  const isHeic = /hei[cf]/i.test(`${file.type} ${file.name}`);
  if (detail === 'unsupportedType' && isHeic) return { fault: { id: 'upload.heic' }, about: 'file' };
  const id = OF_FILE[detail];
  return id === undefined ? { fault: { id: 'upload.failed' }, about: 'now' } : { fault: { id }, about: 'file' };
}

/** What a mutation answered in place of its payload. Where the session has ended, the page is told. */
export function refusedFault(refused: RefusedAnswer, file: Pick<File, 'name' | 'type'>): UploadFault {
  return readRefusal<UploadFault>(refused, {
    invalid: (_parameterName, detail) => fileFault(detail, file),
    unauthorized: (reason) => {
      if (reason === 'ANONYMOUS' && currentViewer().status === 'known') sessionEnded(reason);
      return { fault: { id: reason === 'ANONYMOUS' ? 'upload.sessionEnded' : 'upload.failed' }, about: 'all' };
    },
    limited: limitFault,
    otherwise: (fault) => ({ fault, about: 'now' }),
    problem: 'upload.failed',
  });
}

/** Why a request failed. */
export function requestFault(error: unknown): UploadFault {
  if (error instanceof LimitedError) return limitFault(error.retryAfterS);
  return { fault: failureText(error, 'upload.failed'), about: 'now' };
}

function limitFault(retryAfterS: number): UploadFault {
  if (retryAfterS < BUSY_S) return { fault: limitedText(retryAfterS), about: 'now' };
  // Not a minute too early.
  const then = new Date(Date.now() + retryAfterS * 1000 + 59_000);
  return { fault: { id: 'upload.dayLimit', values: { date: formatDate(then), time: formatTime(then) } }, about: 'all' };
}
