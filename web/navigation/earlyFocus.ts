/**
 * Restores the focus of a keyboard user who moved through the server's readable content (docs/decisions/0021) before
 * React replaced it: the same link in the new content gets the focus, or the content itself where there is no such
 * link.
 */
export function restoreEarlyFocus(page: HTMLElement): void {
  const early = page.querySelector('.early');
  if (early === null) return;
  let last = document.activeElement;
  const follow = ({ target }: FocusEvent) => (last = target instanceof Element ? target : null);
  // A removed link loses the focus, and not every browser fires an event for it, so the last focused element is
  // stored here.
  page.addEventListener('focusin', follow);
  const observer = new MutationObserver(() => {
    if (early.isConnected) return;
    observer.disconnect();
    page.removeEventListener('focusin', follow);
    if (last === null || !early.contains(last) || document.activeElement !== document.body) return;
    const there = last instanceof HTMLAnchorElement ? last.href : null;
    const again = [...page.querySelectorAll('a')].find(({ href }) => href === there);
    again?.focus();
    if (document.activeElement === document.body) document.getElementById('content')?.focus({ preventScroll: true });
  });
  observer.observe(page, { childList: true });
}
