/**
 * Runs `work` when the browser is idle, after 3 s at the latest; in Safari, which has no idle callbacks, after 1 s.
 * Returns the function that cancels it.
 */
export function whenIdle(work: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, 1000);
    return () => clearTimeout(timer);
  }
  const request = window.requestIdleCallback(work, { timeout: 3000 });
  return () => window.cancelIdleCallback(request);
}
