import { SERVER_ERROR_NOTICE_MS } from '#common/limits.ts';
import { ConnectionError, ServerError } from '#web/data/requestErrors.ts';
import type { MessageId } from '#web/i18n/messages.ts';
import { showToast } from './toasts.ts';

/** Whether a code file could not be loaded, because the connection is lost or the server has a newer build. */
function isChunkFailure(error: unknown): boolean {
  return error instanceof Error && /dynamically imported module|module script failed|preload CSS/i.test(error.message);
}

/** The text of a failure; `failure.other` stands for an error in the program itself. */
export function failureMessage(error: unknown): 'failure.connection' | 'failure.server' | 'failure.other' {
  if (error instanceof ConnectionError || isChunkFailure(error)) return 'failure.connection';
  return error instanceof ServerError ? 'failure.server' : 'failure.other';
}

/**
 * Makes a function that shows a notice of a failed request, at most one in 5 s (SPEC §8). `now` answers milliseconds.
 */
export function failureNotices(show: (message: MessageId) => void, now: () => number): (error: unknown) => void {
  let shownAt = Number.NEGATIVE_INFINITY;
  return (error) => {
    if (now() - shownAt < SERVER_ERROR_NOTICE_MS) return;
    shownAt = now();
    show(failureMessage(error));
  };
}

/** Shows a notice of a failed request. */
export const notifyFailure = failureNotices(showToast, () => performance.now());
