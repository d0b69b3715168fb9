import { graphql } from 'react-relay';
import type { AttractionId } from '#common/places/attractionId.ts';
import type { judgeConditionConfirmMutation } from '#web/__generated__/judgeConditionConfirmMutation.graphql.ts';
import type { judgeConditionEndMutation } from '#web/__generated__/judgeConditionEndMutation.graphql.ts';
import { newAttempt } from '#web/data/relay/attempts.ts';
import type { MutationFailure } from '#web/data/relay/mutationResult.ts';
import { perform } from '#web/data/relay/perform.ts';
import { clocks } from '#web/data/serverClock.ts';
import { userFault } from '#web/features/account/userRefusal.ts';
import type { DeedOf } from '#web/features/offline/outbox/entries.ts';
import { sendOrEnqueue } from '#web/features/offline/outbox/sendOrEnqueue.ts';
import type { Fault } from '#web/ui/forms/fault.ts';
import { refreshConditions } from './refreshConditions.ts';

/** A condition at a place. */
export interface JudgedReport {
  /** GraphQL id. */
  readonly id: string;
  /** The place whose page shows it. */
  readonly place: AttractionId;
}

/**
 * How a judgement ended: the report still holds, it has ended, another user has to say that it is over too, or it is
 * pending on this device until there is a connection.
 */
export type Judged =
  | { readonly is: 'confirmed' | 'ended' | 'noted' | 'queued' }
  | { readonly is: 'failed'; readonly fault: Fault };

type Judgement = DeedOf<'judgeCondition'>;

/** Says that another visitor's report still holds, or that one is over. Without a network it is put into the outbox. */
export async function judgeReport(said: Omit<Judgement, 'kind' | 'seenAt'>, placeName: string): Promise<Judged> {
  const deed = { kind: 'judgeCondition', ...said, seenAt: new Date(clocks().server).toISOString() } as const;
  const result = await sendOrEnqueue({ id: newAttempt(), placeName, deed }, () => sendJudgement(deed));
  return result.is === 'queued' ? { is: 'queued' } : judged(result, deed.place);
}

/** Ends what a manager posted. */
export async function endCondition({ id, place }: JudgedReport): Promise<Judged> {
  return judged(await sendEnd({ condition: id, place }), place);
}

/** Sends a judgement; a place that it changes is asked for anew. */
export function sendJudgement(deed: Judgement): Promise<Sent> {
  return deed.isOver ? sendEnd(deed) : sendConfirmation(deed);
}

type Sent = { readonly is: 'done'; readonly now: 'confirmed' | 'ended' | 'noted' } | MutationFailure;

async function sendConfirmation({ condition, place, seenAt }: Judgement): Promise<Sent> {
  const result = await perform<judgeConditionConfirmMutation>(confirm, { input: { id: condition, seenAt } });
  if (result.is !== 'done') return result;
  await refreshConditions(place);
  return { is: 'done', now: 'confirmed' };
}

async function sendEnd({ condition, place }: Pick<Judgement, 'condition' | 'place'>): Promise<Sent> {
  const result = await perform<judgeConditionEndMutation>(end, { input: { id: condition } });
  if (result.is !== 'done') return result;
  if (result.done.condition) return { is: 'done', now: 'noted' };
  await refreshConditions(place);
  return { is: 'done', now: 'ended' };
}

function judged(result: Sent, place: AttractionId): Judged {
  if (result.is === 'done') return { is: result.now };
  // Another user has ended it: the page shows that it is gone.
  if (result.is === 'notFound') void refreshConditions(place);
  return { is: 'failed', fault: userFault(result, { problem: 'conditionReport.judgeFailed' }) };
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
