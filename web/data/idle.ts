/** The downloads that the visitor is waiting for. */
let awaited: Promise<unknown> = Promise.resolve();

/** Delays the work of `whenIdle` until the download has ended, for 10 s at most. */
export function putFirst(download: Promise<unknown>): void {
  awaited = Promise.race([download, new Promise((resolve) => setTimeout(resolve, 10_000))]).catch(() => undefined);
}

/**
 * Runs `work` when nothing is downloaded that the visitor is waiting for, and the browser is idle, after 3 s at the
 * latest; in Safari, which has no idle callbacks, after 1 s. Returns the function that cancels it.
 */
export function whenIdle(work: () => void): () => void {
  let isCancelled = false;
  const unlessCancelled = () => {
    if (!isCancelled) work();
  };
  void awaited.then(() =>
    'requestIdleCallback' in window
      ? window.requestIdleCallback(unlessCancelled, { timeout: 3000 })
      : setTimeout(unlessCancelled, 1000),
  );
  return () => {
    isCancelled = true;
  };
}
