/** Says when the answer was given that a cache has answered in the network's place: an ISO date. The service worker writes it (web/features/offline/worker), the page reads it. */
export const KEPT_HEADER = 'x-kept';
