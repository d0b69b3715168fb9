/** The message of a run whose connection an admin had closed. */
export const STOPPED_BY_ADMIN = 'stopped by an admin';
