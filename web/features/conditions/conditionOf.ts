import { graphql, readInlineData } from 'react-relay';
import type { Condition } from '#common/conditions/condition.ts';
import type { conditionOf_condition$key } from '#web/__generated__/conditionOf_condition.graphql.ts';

/** What decides whether a condition counts now, and where it stands among others. */
export type TimedCondition = Pick<
  Condition,
  'id' | 'kind' | 'code' | 'severity' | 'isOfficial' | 'validFrom' | 'validUntil' | 'observedAt'
>;

const FRAGMENT = graphql`
  fragment conditionOf_condition on Condition @inline {
    conditionId
    kind
    code
    severity
    isOfficial
    validFrom
    validUntil
    observedAt
  }
`;

/** A condition of an answer, with moments in ms. */
export function conditionOf(key: conditionOf_condition$key): TimedCondition {
  const { conditionId, code, severity, validFrom, validUntil, observedAt, ...same } = readInlineData(FRAGMENT, key);
  return {
    ...same,
    id: conditionId,
    code: code ?? null,
    severity: severity ?? null,
    validFrom: Date.parse(validFrom),
    validUntil: typeof validUntil === 'string' ? Date.parse(validUntil) : null,
    observedAt: Date.parse(observedAt),
  };
}
