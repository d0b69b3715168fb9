/**
 * Whether the visit began at the start address of the installed app, which has `pwa=1`. Read once, because later
 * addresses do not have it.
 */
const startedInstalled = new URLSearchParams(window.location.search).get('pwa') === '1';

/**
 * Whether the visit began by the app's shortcut to the search, whose address ends in `#search`
 * (api/http/pages/manifest.ts). Read once, because later addresses do not have it.
 */
export const startedAtSearch = window.location.hash === '#search';

/** Whether this runs as the installed app, not as a page in a browser (SPEC §2). */
export function isInstalled(): boolean {
  return startedInstalled || window.matchMedia('(display-mode: standalone)').matches;
}
