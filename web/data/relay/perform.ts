import { commitMutation, type GraphQLTaggedNode } from 'react-relay';
import type { MutationConfig, MutationParameters } from 'relay-runtime';
import { type MutationResult, requestFailure } from './mutationResult.ts';
import { ownEnvironment } from './ownEnvironment.ts';
import { readRefusedAnswer, type RefusedAnswer } from './refusal.ts';

/** An answer whose mutation spreads its payload `@alias(as: "done")` and `...refusal_error @alias(as: "refused")`. */
interface Answer {
  readonly __typename?: string;
  readonly done?: unknown;
  readonly refused?: RefusedAnswer;
}

/** A mutation with one field. */
type Mutation = MutationParameters & { readonly response: Readonly<Record<string, Answer>> };

type AnswerOf<Response> = Response[Extract<keyof Response, string>];

type Options<M extends Mutation> = Pick<
  MutationConfig<M>,
  'cacheConfig' | 'optimisticResponse' | 'optimisticUpdater' | 'uploadables'
> & {
  /** Aborts the request; the promise then stays pending. */
  readonly signal?: AbortSignal;
};

/** Sends a mutation with the visitor's session, if there is one. Never rejects: every failure is part of the result. */
export function perform<M extends Mutation>(
  mutation: GraphQLTaggedNode,
  variables: M['variables'],
  { signal, ...options }: Options<M> = {},
): Promise<MutationResult<AnswerOf<M['response']>>> {
  return new Promise((resolve) => {
    const { dispose } = commitMutation<M>(ownEnvironment(), {
      mutation,
      variables,
      ...options,
      onCompleted: (response: M['response']) => resolve(resultOf(response)),
      onError: (error) => resolve(requestFailure(error)),
    });
    signal?.addEventListener('abort', dispose);
  });
}

function resultOf<R extends Mutation['response']>(response: R): MutationResult<AnswerOf<R>> {
  for (const field in response) {
    const answer = response[field];
    if (answer === undefined) break;
    if (answer.done) return { is: 'done', done: answer.done };
    return readRefusedAnswer(answer.refused) ?? { is: 'other', answer };
  }
  return { is: 'failed' };
}
