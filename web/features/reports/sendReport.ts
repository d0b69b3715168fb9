import { graphql } from 'react-relay';
import type { sendReportMutation } from '#web/__generated__/sendReportMutation.graphql.ts';
import { mutate } from '#web/data/relay/ownEnvironment.ts';
import { sessionEnded } from '#web/features/account/session.ts';
import { refusalOf } from '#web/ui/forms/refusal.ts';
import type { Refusal } from '#web/ui/forms/useForm.ts';

/** What became of a report. */
export type ReportOutcome =
  | { readonly is: 'sent' | 'repeated' | 'gone' }
  | { readonly is: 'refused'; readonly refusal: Refusal };

/** Tells moderators of a photo, a comment or a profile, by its id of GraphQL. Throws ConnectionError, LimitedError, ServerError. */
export async function sendReport(id: string, reason: string): Promise<ReportOutcome> {
  const { report: answer } = await mutate<sendReportMutation>(
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
  if (answer.done) return { is: answer.done.isRepeated ? 'repeated' : 'sent' };
  if (answer.__typename === 'NotFoundError') return { is: 'gone' };
  return {
    is: 'refused',
    refusal: refusalOf(answer.refused, { unauthorized: sessionEnded, problem: 'report.failed' }),
  };
}
