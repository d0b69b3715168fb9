import { graphql } from 'react-relay';
import type { hideConditionMutation } from '#web/__generated__/hideConditionMutation.graphql.ts';
import { perform } from '#web/data/relay/perform.ts';
import { adminFault } from '#web/features/moderation/adminRefusal.ts';
import type { Fault } from '#web/ui/forms/fault.ts';

/** Hides a reported condition from everybody. Returns the text of a failure, else null. */
export async function hideCondition(id: string): Promise<Fault | null> {
  const result = await perform<hideConditionMutation>(
    graphql`
      mutation hideConditionMutation($input: HideConditionInput!) {
        hideCondition(input: $input) {
          ... on HideConditionPayload @alias(as: "done") {
            hiddenConditionId
          }
          ...refusal_error @alias(as: "refused")
        }
      }
    `,
    { input: { id } },
  );
  return result.is === 'done' ? null : adminFault(result, { problem: 'admin.caseFailed' });
}
