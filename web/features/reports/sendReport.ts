import { graphql } from 'react-relay';
import type { sendReportMutation } from '#web/__generated__/sendReportMutation.graphql.ts';
import { perform } from '#web/data/relay/perform.ts';
import { userRefusal } from '#web/features/account/userRefusal.ts';
import type { Refusal } from '#web/ui/forms/useForm.ts';

/** How a report ended: sent, sent before by the same user, or its photo, comment or profile is not there any more. */
export type ReportOutcome =
  | { readonly is: 'sent' | 'repeated' | 'gone' }
  | { readonly is: 'refused'; readonly refusal: Refusal };

/** Reports a photo, a comment or a profile to the moderators. `id` is its GraphQL id. */
export async function sendReport(id: string, reason: string): Promise<ReportOutcome> {
  const result = await perform<sendReportMutation>(
    graphql`
      mutation sendReportMutation($input: ReportInput!) {
        report(input: $input) {
          __typename
          ... on ReportPayload @alias(as: "done") {
            isRepeated
          }
          ...refusal_error @alias(as: "refused")
        }
      }
    `,
    { input: { id, reason } },
  );
  if (result.is === 'done') return { is: result.done.isRepeated ? 'repeated' : 'sent' };
  if (result.is === 'notFound') return { is: 'gone' };
  return { is: 'refused', refusal: userRefusal(result, { problem: 'report.failed' }) };
}
