/** Codes of the network, and of PostgreSQL when it ends or refuses a session (class 08, 57P01–57P03, 53300). */
const CODE = /^(?:ECONN\w+|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|08\w{3}|57P0[123]|53300)$/;

/** Prisma's codes for the same. */
const PRISMA_CODE = /^P(?:1001|1002|1008|1017|2024)$/;

/** Words of the driver's errors that have no code, and of PgBouncer's. */
const WORDS =
  /Connection terminated|connection error and is not queryable|timeout exceeded when trying to connect|Query read timeout|server_login_retry|server conn crashed|pgbouncer cannot connect|query_wait_timeout|Server has closed the connection|Unable to start a transaction/i;

/** Whether a statement failed because the database could not be reached, or did not answer in time. */
export function isConnectionFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return CODE.test(code) || PRISMA_CODE.test(code) || WORDS.test(error.message) || isConnectionFailure(error.cause);
}

/** Whether a replica gave up a statement that was in the way of what it replays, or that writes. */
export function isReplicaConflict(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  return code === '40001' || code === '40P01' || code === '25006';
}
