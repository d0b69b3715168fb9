import { graphql } from 'react-relay';
import type { Language } from '#common/languages.ts';
import type { sendFeedbackMutation } from '#web/__generated__/sendFeedbackMutation.graphql.ts';
import { perform } from '#web/data/relay/perform.ts';
import { type Fault, limitedText } from '#web/ui/forms/fault.ts';

export interface Feedback {
  readonly text: string;
  /** Address for an answer; empty for none. */
  readonly contact: string;
  readonly language: Language;
}

export type Outcome = { readonly is: 'sent' } | { readonly is: 'failed'; readonly fault: Fault };

/** Sends feedback. `attempt` is the same for the same feedback, so that feedback that arrives twice is stored once. */
export async function sendFeedback(feedback: Feedback, attempt: string): Promise<Outcome> {
  const result = await perform<sendFeedbackMutation>(
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
  if (result.is === 'done') return { is: 'sent' };
  return { is: 'failed', fault: result.is === 'limited' ? limitedText(result.retryAfterS) : { id: 'feedback.failed' } };
}
