import { SERVER_ERROR_NOTICE_MS } from '#common/limits.ts';
import { ConnectionError, ServerError } from '#web/data/requestErrors.ts';
import type { MessageId } from '#web/i18n/messages.ts';
import { showToast } from './toasts.ts';

/** A part of the program that did not arrive: the connection is gone, or a newer version is served. */
function isChunkFailure(error: unknown): boolean {
  return error instanceof Error && /dynamically imported module|module script failed|preload CSS/i.test(error.message);
}

/** What each failure is called; any other is the program's own. */
export function failureMessage(error: unknown): 'failure.connection' | 'failure.server' | 'failure.other' {
  if (error instanceof ConnectionError || isChunkFailure(error)) return 'failure.connection';
  return error instanceof ServerError ? 'failure.server' : 'failure.other';
}

/** Makes what tells of failed requests, at most one in 5 s (SPEC §8); where it happened stands what can be done. `now` is in milliseconds. */
export function failureNotices(show: (message: MessageId) => void, now: () => number): (error: unknown) => void {
  let shownAt = Number.NEGATIVE_INFINITY;
  return (error) => {
    if (now() - shownAt < SERVER_ERROR_NOTICE_MS) return;
    shownAt = now();
    show(failureMessage(error));
  };
}

/** Tells of a request that failed. */
export const noticeFailure = failureNotices(showToast, () => performance.now());
