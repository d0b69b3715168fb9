import { graphql } from 'react-relay';
import type { sendConditionMutation } from '#web/__generated__/sendConditionMutation.graphql.ts';
import { perform } from '#web/data/relay/perform.ts';
import type { DeedOf } from '#web/features/offline/outbox/entries.ts';
import { refreshConditions } from './refreshConditions.ts';

/** Sends a report of a condition; one that is sent twice with the same attempt is stored once. */
export async function sendCondition(
  { place, report, text, language, position, seenAt }: DeedOf<'condition'>,
  attempt: string,
) {
  const result = await perform<sendConditionMutation>(
    graphql`
      mutation sendConditionMutation($input: ReportConditionInput!) {
        reportCondition(input: $input) {
          ... on ReportConditionPayload @alias(as: "done") {
            condition {
              id
            }
          }
          ...refusal_error @alias(as: "refused")
        }
      }
    `,
    { input: { attractionId: place, report, text, language, position, seenAt, clientMutationId: attempt } },
  );
  if (result.is === 'done') await refreshConditions(place);
  return result;
}
