import { graphql } from 'react-relay';
import type { AttractionId } from '#common/places/attractionId.ts';
import type { judgeConditionConfirmMutation } from '#web/__generated__/judgeConditionConfirmMutation.graphql.ts';
import type { judgeConditionEndMutation } from '#web/__generated__/judgeConditionEndMutation.graphql.ts';
import type { MutationFailure } from '#web/data/relay/mutationResult.ts';
import { perform } from '#web/data/relay/perform.ts';
import { userFault } from '#web/features/account/userRefusal.ts';
import type { Fault } from '#web/ui/forms/fault.ts';
import { refreshConditions } from './refreshConditions.ts';

/** A report of a condition at a place. */
export interface JudgedReport {
  /** GraphQL id. */
  readonly id: string;
  /** The place whose page shows it. */
  readonly place: AttractionId;
}

/** How a judgement ended: the report still holds, it has ended, or another user has to say that it is over too. */
export type Judged =
  | { readonly is: 'confirmed' | 'ended' | 'noted' }
  | { readonly is: 'failed'; readonly fault: Fault };

/** Says that another visitor's report still holds: it ends later. */
export async function confirmCondition({ id, place }: JudgedReport): Promise<Judged> {
  const result = await perform<judgeConditionConfirmMutation>(confirm, { input: { id } });
  if (result.is !== 'done') return failed(result, place);
  await refreshConditions(place);
  return { is: 'confirmed' };
}

/** Says that a report is over. */
export async function endCondition({ id, place }: JudgedReport): Promise<Judged> {
  const result = await perform<judgeConditionEndMutation>(end, { input: { id } });
  if (result.is !== 'done') return failed(result, place);
  if (result.done.condition) return { is: 'noted' };
  await refreshConditions(place);
  return { is: 'ended' };
}

function failed(failure: MutationFailure, place: AttractionId): Judged {
  // Another user has ended it: the page shows that it is gone.
  if (failure.is === 'notFound') void refreshConditions(place);
  return { is: 'failed', fault: userFault(failure, { problem: 'conditionReport.judgeFailed' }) };
}

const confirm = graphql`
  mutation judgeConditionConfirmMutation($input: ConfirmConditionInput!) {
    confirmCondition(input: $input) {
      ... on ConfirmConditionPayload @alias(as: "done") {
        condition {
          id
        }
      }
      ...refusal_error @alias(as: "refused")
    }
  }
`;

const end = graphql`
  mutation judgeConditionEndMutation($input: EndConditionInput!) {
    endCondition(input: $input) {
      ... on EndConditionPayload @alias(as: "done") {
        condition {
          id
        }
      }
      ...refusal_error @alias(as: "refused")
    }
  }
`;
