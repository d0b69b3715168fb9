import { graphql } from 'react-relay';
import type { Language } from '#common/languages.ts';
import type { sendFeedbackMutation } from '#web/__generated__/sendFeedbackMutation.graphql.ts';
import { mutate } from '#web/data/relay/ownEnvironment.ts';
import { LimitedError } from '#web/data/requestErrors.ts';
import { type Fault, limitedText } from '#web/ui/forms/fault.ts';
import { readRefusal } from '#web/ui/forms/refusal.ts';

export interface Feedback {
  readonly text: string;
  /** Empty: no answer is wanted. */
  readonly contact: string;
  readonly language: Language;
}

export type Outcome = { readonly is: 'sent' } | { readonly is: 'failed'; readonly fault: Fault };

/** Sends feedback. `attempt` is the same for the same feedback, so that one that arrives twice is kept once. */
export async function sendFeedback(feedback: Feedback, attempt: string): Promise<Outcome> {
  try {
    const { sendFeedback: answer } = await mutate<sendFeedbackMutation>(
      graphql`
        mutation sendFeedbackMutation($input: SendFeedbackInput!) {
          sendFeedback(input: $input) {
            ... on SendFeedbackPayload @alias(as: "done") {
              done
            }
            ...refusal_error @alias(as: "refused")
          }
        }
      `,
      { input: { ...feedback, clientMutationId: attempt } },
    );
    if (answer.done) return { is: 'sent' };
    return readRefusal<Outcome>(answer.refused, {
      otherwise: (fault) => ({ is: 'failed', fault }),
      problem: 'feedback.failed',
    });
  } catch (error) {
    return {
      is: 'failed',
      fault: error instanceof LimitedError ? limitedText(error.retryAfterS) : { id: 'feedback.failed' },
    };
  }
}
