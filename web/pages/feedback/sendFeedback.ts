import { graphql } from 'react-relay';
import type { Language } from '#common/languages.ts';
import { LimitedError } from '#web/relay/errors.ts';
import { mutate } from '#web/relay/ownEnvironment.ts';
import type { sendFeedbackMutation } from '#web/__generated__/sendFeedbackMutation.graphql.ts';

export interface Feedback {
  readonly text: string;
  /** Empty: no answer is wanted. */
  readonly contact: string;
  readonly language: Language;
}

export type Outcome = { readonly is: 'sent' | 'failed' } | { readonly is: 'limited'; readonly retryAfterS: number };

/** Sends feedback. `attempt` is the same for the same feedback, so that one that arrives twice is kept once. */
export async function sendFeedback(feedback: Feedback, attempt: string): Promise<Outcome> {
  try {
    const { sendFeedback: answer } = await mutate<sendFeedbackMutation>(
      graphql`
        mutation sendFeedbackMutation($input: SendFeedbackInput!) {
          sendFeedback(input: $input) {
            __typename
            ... on SendFeedbackPayload {
              done
            }
            ... on RateLimitedError {
              retryAfterS
            }
          }
        }
      `,
      { input: { ...feedback, clientMutationId: attempt } },
    );
    if (answer.__typename === 'RateLimitedError') return { is: 'limited', retryAfterS: answer.retryAfterS };
    return { is: answer.__typename === 'SendFeedbackPayload' ? 'sent' : 'failed' };
  } catch (error) {
    return error instanceof LimitedError ? { is: 'limited', retryAfterS: error.retryAfterS } : { is: 'failed' };
  }
}

/** A text of random digits, also where the page is not served by https. */
export function newAttempt(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('');
}
