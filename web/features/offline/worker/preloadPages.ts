/**
 * Lets the browser send the request of a page while the worker is still starting. Not Firefox: where such a request
 * fails, it shows its own error page and ignores what the worker answers, so that no page would open offline. The
 * setting outlives the worker, which is why it is also switched off there.
 */
export async function preloadPages(
  { navigationPreload }: Partial<Pick<ServiceWorkerRegistration, 'navigationPreload'>>,
  userAgent: string,
): Promise<void> {
  await (userAgent.includes('Firefox/') ? navigationPreload?.disable() : navigationPreload?.enable());
}
