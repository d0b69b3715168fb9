import { describeError } from '#api/platform/describeError.ts';

/**
 * How a run failed; null when it did not. The message and the cause are left out: a mail server repeats in them who the
 * mail was for.
 */
export async function failureOf(work: () => Promise<void>): Promise<Record<string, unknown> | null> {
  try {
    await work();
    return null;
  } catch (error) {
    const { message: _words, cause: _cause, ...described } = describeError(error);
    return described;
  }
}
