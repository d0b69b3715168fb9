/** The same words again are read out only when they were gone for a moment, in milliseconds. */
export const GONE_MS = 100;

/** Resolves when words that were removed are gone for long enough to be read out again. */
export function untilGone(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, GONE_MS);
  });
}
