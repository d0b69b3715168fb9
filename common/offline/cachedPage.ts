/**
 * Said by a page that the service worker may cache: the tag of the shell (api/http/pages/shell.ts), by which the worker
 * knows pages of its own build and settings.
 */
export const SHELL_HEADER = 'x-shell';

/** `id` of the element with the answers that came with a page. */
export const ANSWERS_ELEMENT = 'taival-data';
/**
 * Its attribute in a page that the service worker shows in the network's place: when the page was cached, an ISO date.
 */
export const CACHED_AT_ATTRIBUTE = 'data-kept';
