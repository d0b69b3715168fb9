/**
 * Keeps the place of whoever moves by keyboard through what can be read early (docs/decisions/0021): once the program has drawn over it,
 * the link that had the focus has it again, or the content where there is no such link.
 */
export function keepEarlyFocus(page: HTMLElement): void {
  const early = page.querySelector('.early');
  if (early === null) return;
  let last = document.activeElement;
  const follow = ({ target }: FocusEvent) => (last = target instanceof Element ? target : null);
  // A link that is removed is no longer the active one, and not every browser says so.
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
