/** Works when the page has been drawn and nothing else is to be done; Safari does not tell, so after a while there. Ends with what it returns. */
export function whenIdle(work: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, 1000);
    return () => clearTimeout(timer);
  }
  const request = window.requestIdleCallback(work, { timeout: 3000 });
  return () => window.cancelIdleCallback(request);
}
