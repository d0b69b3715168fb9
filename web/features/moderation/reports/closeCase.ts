import { graphql } from 'react-relay';
import type { closeCaseMutation } from '#web/__generated__/closeCaseMutation.graphql.ts';
import { perform } from '#web/data/relay/perform.ts';
import { deleteComment } from '#web/features/comments/commentChanges.ts';
import { adminFault } from '#web/features/moderation/adminRefusal.ts';
import { refreshCounts } from '#web/features/moderation/counts.ts';
import { type Decidable, reject } from '#web/features/moderation/photos/decide.ts';
import { clearProfile } from '#web/features/moderation/users/clearProfile.ts';
import type { Fault } from '#web/ui/forms/fault.ts';
import { hideCondition } from './hideCondition.ts';

/** The thing that a moderator removes: a photo, with the reason that its uploader gets by mail, a text or a profile. */
export type Removal =
  | { readonly photo: Decidable; readonly reason: string; readonly by: string }
  | { readonly comment: { readonly id: string } }
  | { readonly condition: { readonly id: string } }
  | { readonly profile: { readonly id: string } };

/** Closes a case of reports, which then leaves the list of open ones. Returns the text of a failure, else null. */
export async function closeCase(caseId: number, outcome: 'KEPT' | 'REMOVED'): Promise<Fault | null> {
  const result = await close(caseId, outcome);
  return result.is === 'done' ? null : adminFault(result, TEXTS);
}

/**
 * Removes the reported thing, which closes its case; closing it once more returns the case as the server has it now.
 * `closedBefore`: the thing is gone, but another moderator had closed the case as one whose thing stays, and the list
 * does not know that yet. Returns the text of a failure otherwise, null where there is none.
 */
export async function removeThing(caseId: number, thing: Removal): Promise<Fault | 'closedBefore' | null> {
  const fault = await remove(thing);
  if (fault !== null) return fault;
  const result = await close(caseId, 'REMOVED');
  if (result.is === 'notFound') return 'closedBefore';
  return result.is === 'done' ? null : adminFault(result, TEXTS);
}

const TEXTS = { problem: 'admin.caseFailed' } as const;

async function close(caseId: number, outcome: 'KEPT' | 'REMOVED') {
  const result = await perform<closeCaseMutation>(
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
  if (result.is !== 'offline' && result.is !== 'failed') refreshCounts();
  return result;
}

function remove(thing: Removal): Promise<Fault | null> {
  if ('comment' in thing) return deleteComment(thing.comment.id, []);
  if ('profile' in thing) return removeProfile(thing.profile.id);
  return 'condition' in thing ? hideCondition(thing.condition.id) : rejectPhoto(thing);
}

async function removeProfile(userId: string): Promise<Fault | null> {
  const result = await clearProfile(userId);
  return result.is === 'done' ? null : adminFault(result, TEXTS);
}

async function rejectPhoto({
  photo,
  reason,
  by,
}: Extract<Removal, { readonly photo: Decidable }>): Promise<Fault | null> {
  return (await reject({ photos: [photo], connections: [], by }, reason)).fault;
}
