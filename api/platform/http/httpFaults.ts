interface HttpFault {
  /** Null where the service gave none at all. */
  readonly status: number | null;
  readonly isTimeout?: boolean;
  readonly cause?: unknown;
}

/**
 * The service gave no usable answer: one clause without the query of the URL, which may hold keys. `status` is null
 * where it gave none at all.
 */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly status: number | null;
  /** It was not done in time. */
  readonly isTimeout: boolean;

  constructor(message: string, { status, isTimeout = false, cause }: HttpFault) {
    super(message, { cause });
    this.status = status;
    this.isTimeout = isTimeout;
  }

  /** Whether the same request may have an answer later: the service was not reached, is too busy or broken. */
  get isPassing(): boolean {
    return false;
  }
}

/** A failure that a further try may mend. */
export class PassingError extends HttpError {
  readonly retryAfterMs: number;

  constructor(message: string, { retryAfterMs = 0, ...fault }: HttpFault & { readonly retryAfterMs?: number }) {
    super(message, fault);
    this.retryAfterMs = retryAfterMs;
  }

  override get isPassing(): boolean {
    return true;
  }
}

/** Seconds or a date; 0 where the header is absent or means nothing. */
export function retryAfterMs(answer: Response): number {
  const header = answer.headers.get('retry-after') ?? '';
  const ms = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - Date.now();
  return Number.isFinite(ms) ? Math.max(ms, 0) : 0;
}

/** An address without its query, which may hold keys. */
export function nameOf(url: URL): string {
  return `${url.origin}${url.pathname}`;
}

/** The innermost message: `fetch failed` alone says nothing. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.cause instanceof Error) return reasonOf(error.cause);
  return error.message || ('code' in error ? String(error.code) : error.name);
}
