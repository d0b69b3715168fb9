import type { NotAuthorizedReason } from '#web/__generated__/refusal_error.graphql.ts';
import { ConnectionError, LimitedError, ServerError } from '#web/data/requestErrors.ts';

/**
 * Why a mutation failed. `other`: the server answered with an error that only this mutation has, or that this client
 * does not know. `closed`: the server takes no changes now. `failed`: the request itself failed for another reason.
 */
export type MutationFailure =
  | { readonly is: 'invalid'; readonly parameterName: string; readonly detail: string }
  | { readonly is: 'unauthorized'; readonly reason: NotAuthorizedReason; readonly explanation: string | null }
  | { readonly is: 'notFound' }
  | { readonly is: 'limited'; readonly retryAfterS: number }
  | { readonly is: 'offline' }
  | { readonly is: 'closed' }
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

/** Whether the server was not reached, or takes no changes now: the change can be sent later, as it is. */
export function canBeSentLater({ is }: { readonly is: string }): boolean {
  return is === 'offline' || is === 'closed';
}

/** The failure of a request that threw `error`. */
export function requestFailure(error: unknown): Exclude<MutationFailure, { readonly is: 'other' }> {
  if (error instanceof LimitedError) return { is: 'limited', retryAfterS: error.retryAfterS };
  if (error instanceof ServerError && error.status === 503) return { is: 'closed' };
  return { is: error instanceof ConnectionError ? 'offline' : 'failed' };
}
