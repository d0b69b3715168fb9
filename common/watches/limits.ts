/** Places that a user may watch: as many as one list of them answers. */
export const WATCHES_PER_USER_MAX = 100;
/** Browsers of a user that show notices; the oldest makes room. */
export const PUSH_DEVICES_PER_USER_MAX = 10;
/** Characters of a browser's address at its push service. */
export const PUSH_ENDPOINT_MAX = 1000;
