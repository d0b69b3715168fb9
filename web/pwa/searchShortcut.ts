/** What the app's shortcut to the search ends in (api/http/manifest.ts). */
const SEARCH_HASH = '#search';

function focusSearch(): void {
  if (window.location.hash === SEARCH_HASH) document.querySelector<HTMLElement>('[role="combobox"]')?.focus();
}

/** The shortcut leads into the search field, also where the app is open already. */
export function followSearchShortcut(): void {
  focusSearch();
  window.addEventListener('hashchange', focusSearch);
}
