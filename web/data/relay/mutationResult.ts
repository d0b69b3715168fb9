import type { NotAuthorizedReason } from '#web/__generated__/refusal_error.graphql.ts';
import { ConnectionError, LimitedError } from '#web/data/requestErrors.ts';

/**
 * Why a mutation failed. `other`: the server answered with an error that only this mutation has, or that this client
 * does not know. `failed`: the request itself failed, for a reason other than the connection or too many requests.
 */
export type MutationFailure =
  | { readonly is: 'invalid'; readonly parameterName: string; readonly detail: string }
  | { readonly is: 'unauthorized'; readonly reason: NotAuthorizedReason; readonly explanation: string | null }
  | { readonly is: 'notFound' }
  | { readonly is: 'limited'; readonly retryAfterS: number }
  | { readonly is: 'offline' }
  | { readonly is: 'other' }
  | { readonly is: 'failed' };

/**
 * How a mutation ended: with its payload, or with a failure. `other` carries the answer, so that a caller can read an
 * error of its own mutation.
 */
export type MutationResult<Answer extends { readonly done?: unknown }> =
  | { readonly is: 'done'; readonly done: NonNullable<Answer['done']> }
  | { readonly is: 'other'; readonly answer: Answer }
  | Exclude<MutationFailure, { readonly is: 'other' }>;

/** The failure of a request that threw `error`. */
export function requestFailure(error: unknown): Exclude<MutationFailure, { readonly is: 'other' }> {
  if (error instanceof LimitedError) return { is: 'limited', retryAfterS: error.retryAfterS };
  return { is: error instanceof ConnectionError ? 'offline' : 'failed' };
}
