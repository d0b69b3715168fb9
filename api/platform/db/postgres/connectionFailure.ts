/** Codes of the network, and of PostgreSQL when it ends or refuses a session (class 08, 57P01–57P03, 53300). */
const CODE = /^(?:ECONN\w+|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|08\w{3}|57P0[123]|53300)$/;

/** Codes of Prisma, and kinds of its adapter's errors, for the same. */
const PRISMA =
  /^(?:P1001|P1002|P1008|P1017|P2024|DatabaseNotReachable|ConnectionClosed|SocketTimeout|TooManyConnections)$/;

/** Words of the driver's errors that have no code, and of PgBouncer's. */
const WORDS = new RegExp(
  'Connection terminated|connection error and is not queryable|Client was closed|Query read timeout|' +
    'timeout exceeded when trying to connect|Server has closed the connection|Unable to start a transaction|' +
    'server_login_retry|server conn crashed|pgbouncer cannot connect|query_wait_timeout',
  'i',
);

/** Whether a statement failed because the database could not be reached, or did not answer in time. */
export function isConnectionFailure(error: unknown): boolean {
  return failureParts(error).some(({ code, message }) => CODE.test(code) || PRISMA.test(code) || WORDS.test(message));
}

/** Whether a replica gave up a statement that was in the way of what it replays, or that writes. */
export function isReplicaConflict(error: unknown): boolean {
  return failureParts(error).some(({ code }) => code === '40001' || code === '40P01' || code === '25006');
}

/** Whether a statement waited too long for a lock. */
export function isLockTimeout(error: unknown): boolean {
  return failureParts(error).some(({ code }) => code === '55P03');
}

/** Whether a server that runs does not take connections yet, or any more (`cannot_connect_now`). */
export function isNotReady(error: unknown): boolean {
  return failureParts(error).some(({ code }) => code === '57P03');
}

export interface FailurePart {
  readonly code: string;
  readonly message: string;
}

/** Errors that are looked into: an error may be its own cause. */
const CAUSES_MAX = 8;

/** An error of the driver, or of Prisma: that has the adapter's in `meta`, which has the server's as a plain object. */
export function failureParts(error: unknown): FailurePart[] {
  const parts: FailurePart[] = [];
  const queue: unknown[] = [error];
  for (let at = 0; at < Math.min(queue.length, CAUSES_MAX); at += 1) {
    const next = queue[at];
    if (!isRecord(next)) continue;
    for (const name of ['code', 'originalCode', 'kind']) parts.push({ code: text(next[name]), message: '' });
    parts.push({ code: '', message: `${text(next['message'])} ${text(next['originalMessage'])}` });
    // An error as a cause is somebody else's, such as the file store's.
    if (isRecord(next['cause']) && !(next['cause'] instanceof Error)) queue.push(next['cause']);
    if (isRecord(next['meta'])) queue.push(next['meta']['driverAdapterError']);
  }
  return parts;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
