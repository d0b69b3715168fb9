import { graphql } from 'react-relay';
import { EXTENDED_MAX_MS } from '#common/conditions/reportKinds.ts';
import { DAY_MS, MINUTE_MS } from '#common/time.ts';
import type { extendConditionMutation } from '#web/__generated__/extendConditionMutation.graphql.ts';
import { perform } from '#web/data/relay/perform.ts';
import { clocks } from '#web/data/serverClock.ts';
import { userFault } from '#web/features/account/userRefusal.ts';
import type { Fault } from '#web/ui/forms/fault.ts';
import type { JudgedReport } from './judgeCondition.ts';
import { refreshConditions } from './refreshConditions.ts';

const EXTENDED_BY_MS = 7 * DAY_MS;

/**
 * A moderator lets a report end a week later, at most as far ahead as the server takes. `validUntil` is its end, ms.
 * Returns the text of a failure, else null.
 */
export async function extendCondition({ id, place }: JudgedReport, validUntil: number): Promise<Fault | null> {
  // The answer of the server's clock may be a little old.
  const latest = clocks().server + EXTENDED_MAX_MS - MINUTE_MS;
  const until = new Date(Math.min(validUntil + EXTENDED_BY_MS, latest)).toISOString();
  const result = await perform<extendConditionMutation>(
    graphql`
      mutation extendConditionMutation($input: ExtendConditionInput!) {
        extendCondition(input: $input) {
          ... on ExtendConditionPayload @alias(as: "done") {
            condition {
              id
            }
          }
          ...refusal_error @alias(as: "refused")
        }
      }
    `,
    { input: { id, until } },
  );
  if (result.is !== 'done') return userFault(result, { problem: 'conditionReport.judgeFailed' });
  await refreshConditions(place);
  return null;
}
