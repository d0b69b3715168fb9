/**
 * Key of the advisory lock that allows one import at a time on a database; the connection holds it, so that it is
 * released when the process dies.
 */
export const IMPORT_LOCK = 7_214_003;

/** The message of a run whose connection an admin had closed. */
export const STOPPED_BY_ADMIN = 'stopped by an admin';
