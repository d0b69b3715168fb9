import { graphql } from 'react-relay';
import type { closeCaseMutation } from '#web/__generated__/closeCaseMutation.graphql.ts';
import { mutate } from '#web/data/relay/ownEnvironment.ts';
import { deleteComment } from '#web/features/comments/commentChanges.ts';
import { refreshCounts } from '#web/features/moderation/counts.ts';
import { type Decidable, reject } from '#web/features/moderation/photos/decide.ts';
import { adminFault } from '#web/features/moderation/refused.ts';
import { type Fault, failureText } from '#web/ui/forms/fault.ts';

/** What is taken away: a photo, whose uploader is told why, or a comment. */
export type Removal =
  | { readonly photo: Decidable; readonly reason: string; readonly by: string }
  | { readonly commentId: string };

/** Closes a case, which leaves those that are open. Gives what is wrong, null where nothing is. */
export async function closeCase(caseId: number, outcome: 'KEPT' | 'REMOVED'): Promise<Fault | null> {
  try {
    const { closeReport: answer } = await mutate<closeCaseMutation>(
      graphql`
        mutation closeCaseMutation($input: CloseReportInput!) {
          closeReport(input: $input) {
            ... on CloseReportPayload @alias(as: "done") {
              reportCase {
                id
                closed
                closedBy
                outcome
              }
            }
            ...refusal_error @alias(as: "refused")
          }
        }
      `,
      { input: { caseId, outcome } },
    );
    refreshCounts();
    if (answer.done) return null;
    return adminFault(answer.refused, 'admin.caseFailed');
  } catch (error) {
    return failureText(error, 'admin.caseFailed');
  }
}

/** Takes away what a case is about, which closes it; asked again, the server tells the case as it is then. */
export async function removeThing(caseId: number, thing: Removal): Promise<Fault | null> {
  const fault = 'commentId' in thing ? await deleteComment(thing.commentId, []) : await takeBack(thing);
  return fault ?? closeCase(caseId, 'REMOVED');
}

async function takeBack({ photo, reason, by }: Extract<Removal, { readonly photo: Decidable }>): Promise<Fault | null> {
  return (await reject({ photos: [photo], connections: [], by }, reason)).fault;
}
