/**
 * Header of an answer from the service worker's cache: when the server gave the answer (ISO 8601). The worker sets it
 * (web/features/offline/worker).
 */
export const CACHED_AT_HEADER = 'x-kept';
