/** A call that was refused or failed. */
export class TaivalError extends Error {
  override readonly name = 'TaivalError';
  /** Status of the answer; 0 without one. */
  readonly status: number;
  /**
   * The service's own stable word for what is wrong: `tooManyRequests`, `outOfRange`, `INSUFFICIENT_SCOPE`; without an
   * answer `unreachable`.
   */
  readonly code: string;
  /** The parameter that cannot be used, where it is one. */
  readonly parameter: string | null;
  /** Seconds after which to try again, where the service gives them. */
  readonly retryAfterS: number | null;

  constructor(
    text: string,
    given: Pick<TaivalError, 'status' | 'code' | 'parameter' | 'retryAfterS'>,
    options?: ErrorOptions,
  ) {
    super(text, options);
    this.status = given.status;
    this.code = given.code;
    this.parameter = given.parameter;
    this.retryAfterS = given.retryAfterS;
  }
}

/** The body of a failed answer of the service's APIs, or in GraphQL of the first error. */
interface FailureBody {
  readonly message?: string;
  readonly explanation?: string;
  readonly parameterName?: string;
  readonly detail?: string;
  readonly code?: string;
  readonly description?: string;
  readonly errors?: readonly GraphqlFault[];
}

interface GraphqlFault {
  readonly message: string;
  readonly extensions?: { readonly code?: string; readonly parameterName?: string };
}

/** The error of an answer without success. */
export async function errorOf(response: Response): Promise<TaivalError> {
  const body = await bodyOf(response);
  const fault = body.errors?.[0];
  if (fault !== undefined) return graphqlError(fault, response);
  const parameter = body.parameterName ?? null;
  const code = body.code ?? body.detail ?? body.message ?? 'unknown';
  const text = body.explanation ?? body.description ?? (parameter === null ? code : `${parameter}: ${code}`);
  return new TaivalError(text, { status: response.status, code, parameter, retryAfterS: retryAfterOf(response) });
}

/** The error of a GraphQL query that was understood and could not be answered. */
export function graphqlError({ message, extensions }: GraphqlFault, response: Response): TaivalError {
  return new TaivalError(message, {
    status: response.status,
    code: extensions?.code ?? 'unknown',
    parameter: extensions?.parameterName ?? null,
    retryAfterS: retryAfterOf(response),
  });
}

/** The error of a call without an answer, as without a network. */
export function unreachable(cause: unknown): TaivalError {
  const given = { status: 0, code: 'unreachable', parameter: null, retryAfterS: null };
  return new TaivalError('The service cannot be reached.', given, { cause });
}

/** Seconds of the header `Retry-After`; null without it. */
export function retryAfterOf({ headers }: Response): number | null {
  const value = Number(headers.get('retry-after') ?? NaN);
  return Number.isFinite(value) ? value : null;
}

async function bodyOf(response: Response): Promise<FailureBody> {
  const text = await response.text();
  try {
    const body: FailureBody | null = JSON.parse(text);
    return body ?? {};
  } catch {
    // A proxy on the way answers pages.
    return { message: response.statusText };
  }
}
