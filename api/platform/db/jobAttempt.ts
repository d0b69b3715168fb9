import { describeError } from '#api/platform/describeError.ts';

/** A run failed, and has logged why by itself. */
export class LoggedError extends Error {
  override readonly name = 'LoggedError';
}

export interface FailedRun {
  readonly failure: Readonly<Record<string, unknown>>;
  readonly isLogged: boolean;
}

/**
 * How a run failed; null when it did not. The message and the cause are left out: a mail server repeats in them who the
 * mail was for.
 */
export async function failureOf(work: () => Promise<void>): Promise<FailedRun | null> {
  try {
    await work();
    return null;
  } catch (error) {
    const { message: _words, cause: _cause, ...described } = describeError(error);
    return { failure: described, isLogged: error instanceof LoggedError };
  }
}
