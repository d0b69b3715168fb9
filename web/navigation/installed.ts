/** `pwa=1` stands in the address that the installed app starts with; later addresses of the visit say nothing of it. */
const startedInstalled = new URLSearchParams(window.location.search).get('pwa') === '1';

/** What the shortcut to the search ends in (api/http/pages/manifest.ts); no later address has it. */
export const startedAtSearch = window.location.hash === '#search';

/** Whether this is the app that the visitor has installed, not a page in a browser (SPEC §2). */
export function isInstalled(): boolean {
  return startedInstalled || window.matchMedia('(display-mode: standalone)').matches;
}
